import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBatchCalendar } from '#contract/batches/make-batch-calendar.ts';
import type { BatchOfSeat, Order } from '#database/orders/order.ts';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import { readIcalendar } from '../../../tests/support/read-icalendar.ts';
import { addOrderCalendarRoute, unfinishedBatchOf } from './add-order-calendar-route.ts';

const now = new Date('2026-12-20T06:30:00Z');
const planned: BatchOfSeat = {
  startsOn: '2026-12-14',
  endsOn: '2027-03-05',
  days: ['mon', 'thu'],
  from: '19:00',
  to: '21:00',
  language: 'en',
  mentor: 'Asha Rao',
  state: 'open',
};
const seat = { batchId: 'b', state: 'taken', heldUntil: new Date(0), batch: planned } as const;

describe('the batch of an order that a calendar can show', () => {
  it('is one that runs or is to come, with a place that is paid or held', () => {
    expect(unfinishedBatchOf(makePaidOrder({ seat }), now)).toEqual(planned);
    expect(
      unfinishedBatchOf(makePaidOrder({ seat: { ...seat, state: 'held' } }), now),
    ).not.toBeNull();
  });

  it.each<[string, Order['seat']]>([
    ['the order has no place', null],
    ['the batch is over', { ...seat, batch: { ...planned, endsOn: '2026-12-19' } }],
    ['the batch was cancelled', { ...seat, batch: { ...planned, state: 'cancelled' } }],
    ['the place is free again', { ...seat, state: 'released' }],
    ['the order was paid without a place', { ...seat, state: 'over' }],
    ['the batch was removed', { ...seat, batch: null }],
  ])('is missing when %s', (_when, of) => {
    expect(unfinishedBatchOf(makePaidOrder({ seat: of }), now)).toBeNull();
  });
});

describe('GET /enroll-form/calendar', () => {
  let app: FastifyInstance;
  let known: Order;
  let moves: { from: string; to: string }[];
  let revision: number;
  beforeEach(() => {
    known = makePaidOrder({ seat });
    moves = [];
    revision = 1;
    app = Fastify();
    addOrderCalendarRoute(app, {
      findOrder: async (ticket) => (ticket === 'known' ? known : null),
      offers: {
        seller: { name: 'Miranaya', email: 'a@b.example', phone: '', address: '', gstin: null },
      },
      now: () => now.getTime(),
      orders: {
        eventsOf: async (orderId) =>
          moves.map((what, n) => ({
            ...{ id: String(n), orderId, at: now, type: 'order.batch-changed', who: 'asha', what },
          })),
      },
      batches: {
        findBatch: async (id) => ({
          ...{ ...planned, id, offer: 'mern-stack', seats: 10, isSample: false, earlyPrice: null },
          ...{ isPublished: true, version: revision, held: 0, taken: 1, over: 0, waiting: 0 },
          endsOn: id === 'over' ? '2026-12-19' : planned.endsOn,
        }),
      },
    });
  });
  afterEach(() => app.close());

  it('has the sessions as they are planned now, under the UID of the batch', async () => {
    const get = () => app.inject('/enroll-form/calendar?order=known');
    const { headers, rawPayload } = await get();
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="mern-stack.ics"',
      'cache-control': 'no-store',
    });
    const [before] = readIcalendar(rawPayload);
    expect(before?.startsAt).toEqual(new Date('2026-12-14T13:30:00Z'));
    const seller = { name: 'Miranaya', email: 'a@b.example' };
    const ofPage = makeBatchCalendar(
      'MERN Stack',
      { ...planned, id: 'b', revision: 1 },
      seller,
      now,
    );
    expect(readIcalendar(Buffer.from(ofPage))[0]?.uid).toBe(before?.uid);
  });

  it('is newer than the file of a page that was made later, with the batch as it was before', async () => {
    revision = 2;
    const [ofOrder] = readIcalendar(
      (await app.inject('/enroll-form/calendar?order=known')).rawPayload,
    );
    const ofPage = makeBatchCalendar(
      'MERN Stack',
      { ...planned, id: 'b', revision: 1 },
      { name: 'Miranaya', email: 'a@b.example' },
      new Date('2026-12-21T18:30:00Z'),
    );
    const [older] = readIcalendar(Buffer.from(ofPage));
    expect(ofOrder?.sequence).toBeGreaterThan(older?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it('cancels the events of the batches from which the order was moved, unless they are over', async () => {
    known = makePaidOrder({
      seat: { ...seat, batchId: 'd', batch: { ...planned, startsOn: '2026-12-21' } },
    });
    moves = [
      { from: 'over', to: 'd' },
      { from: 'd', to: 'b' },
      { from: 'b', to: 'd' },
    ];
    const read = async () =>
      readIcalendar((await app.inject('/enroll-form/calendar?order=known')).rawPayload);
    const events = await read();
    expect(events.map(({ uid, isCancelled }) => [uid, isCancelled])).toEqual([
      ['batch-d@b.example', false],
      ['batch-b@b.example', true],
    ]);

    // The order was moved back, so the cancelled event is confirmed again. Its higher sequence number makes calendars
    // replace the cancelled event.
    moves.push({ from: 'd', to: 'b' });
    known = makePaidOrder({ seat });
    const [back] = await read();
    expect(back).toMatchObject({ uid: 'batch-b@b.example', isCancelled: false });
    expect(back?.sequence).toBeGreaterThan(events[1]?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it('leads to the status page when there are no sessions to come', async () => {
    known = makePaidOrder({ seat: null });
    for (const ticket of ['known', 'other']) {
      const { statusCode, headers } = await app.inject(`/enroll-form/calendar?order=${ticket}`);
      expect([statusCode, headers.location]).toEqual([303, `/enroll-form/status?order=${ticket}`]);
    }
  });
});
