import { expect, it } from 'vitest';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type { BatchOfSeat, Order } from '#database/orders/order.ts';
import { makePaidOrder } from '../../../../tests/service/support/make-paid-order.ts';
import { sampleOffersFile } from '../../../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile } from '../../../offers/read-offers.ts';
import { makeCourseStartFinder } from './make-course-start-finder.ts';

const batch: StoredBatch = {
  id: 'december',
  offer: 'mern-stack',
  startsOn: '2026-12-14',
  endsOn: '2027-02-05',
  days: ['mon'],
  from: '19:00',
  to: '21:00',
  language: 'en',
  mentor: 'Asha Rao',
  seats: 1,
  earlyPrice: null,
  state: 'open',
  isSample: false,
  isPublished: true,
  version: 1,
  held: 0,
  taken: 0,
  over: 0,
  waiting: 0,
};
const full: StoredBatch = { ...batch, taken: 1 };
const january: StoredBatch = { ...batch, id: 'january', startsOn: '2027-01-04' };

const enquiry = { id: 'own', offer: 'mern-stack' };
const seat = (state: NonNullable<Order['seat']>['state'], of: BatchOfSeat): Order['seat'] => ({
  batchId: 'any',
  state,
  heldUntil: new Date('2026-12-01T00:00:00Z'),
  batch: of,
});
const order = (changes: Partial<Omit<Order, 'voucher'>>) =>
  makePaidOrder({ enrolmentId: enquiry.id, ...changes });
const paid = (of: BatchOfSeat) => order({ seat: seat('taken', of) });
const unpaid = (of: BatchOfSeat) => order({ state: 'offered', seat: seat('held', of) });

async function startOf(
  orders: readonly Order[],
  { batches = [full, january], asked = enquiry } = {},
): Promise<string | null> {
  const find = await makeCourseStartFinder({
    store: {
      batches: {
        // Like the database, this fake leaves out batches that are not published.
        visibleBatches: async () => batches.filter(({ isPublished }) => isPublished),
      } as never,
    },
    offers: makeOffersFromFile(sampleOffersFile),
    now: () => Date.parse('2026-11-28T06:00:00Z'),
  });
  const start = find(asked, orders);
  return start.at === 'dates' ? start.startDate : null;
}

it('is the first day of the batch that the person has paid for, or has an open order for', async () => {
  expect(await startOf([paid(january)], { batches: [batch, january] })).toBe('2027-01-04');
  expect(await startOf([unpaid(january)], { batches: [batch, january] })).toBe('2027-01-04');
  expect(await startOf([paid(full)])).toBe('2026-12-14');
});

it('is for a person without an order the next start with a free place', async () => {
  expect(await startOf([], { batches: [batch, january] })).toBe('2026-12-14');
  expect(await startOf([])).toBe('2027-01-04');
  expect(await startOf([], { batches: [{ ...batch, state: 'cancelled' }, january] })).toBe(
    '2027-01-04',
  );
  expect(await startOf([], { batches: [{ ...batch, isPublished: false }, january] })).toBe(
    '2027-01-04',
  );
});

it('is not known if every start is full, cancelled or begun', async () => {
  const begun = { ...batch, startsOn: '2026-11-02' };
  for (const one of [full, { ...batch, state: 'cancelled' as const }, begun])
    expect(await startOf([], { batches: [one] })).toBeNull();
});

it('is not known to a person who has paid, but has no place in a batch that takes place', async () => {
  const cancelled = { ...batch, state: 'cancelled' as const };
  expect(await startOf([paid(cancelled)])).toBeNull();
  expect(await startOf([order({ seat: seat('over', full) })])).toBeNull();
  expect(await startOf([order({ seat: seat('released', full) })])).toBeNull();
});

it('is not known to a person whose order was changed to another course', async () => {
  const facts = { start: { at: 'dates', startDate: '2027-01-18', endDate: '2027-03-01' } };
  const changed = order({ isCourseChanged: true });
  expect(await startOf([{ ...changed, offer: { ...changed.offer, facts } }])).toBeNull();
});

it('is not the start of an order that is unpaid and has lost its place, or that has ended', async () => {
  const cancelled = { ...batch, state: 'cancelled' as const };
  expect(await startOf([unpaid(cancelled)])).toBe('2027-01-04');
  for (const state of ['offered', 'expired', 'cancelled', 'refunded'] as const)
    expect(await startOf([order({ state, seat: seat('released', batch) })])).toBe('2027-01-04');
});

it('is that of the order for the offer of this enquiry, and not of another offer or family member', async () => {
  const march = { ...batch, startsOn: '2027-03-01' };
  const other = { ...paid(march), offer: { ...paid(march).offer, slug: 'flutter' } };
  expect(await startOf([other])).toBe('2027-01-04');
  const ofLinked = { ...paid(march), enrolmentId: 'linked' };
  expect(await startOf([ofLinked])).toBe('2027-03-01');
  expect(await startOf([ofLinked, unpaid(january)])).toBe('2027-01-04');
  expect(await startOf([unpaid(march), paid(january)])).toBe('2027-01-04');
});

it('is that of the first instalment, because later ones have no place of their own', async () => {
  const part = { planOf: 'first', count: 2, feePaise: 399_900, askAt: null, missedAt: null };
  const instalment = (position: number) => ({ ...part, position, dueOn: '2027-01-15' });
  const later = order({ state: 'offered', instalment: instalment(2) });
  const first = order({ instalment: instalment(1), seat: seat('taken', january) });
  expect(await startOf([later, first], { batches: [batch] })).toBe('2027-01-04');
});

it('is the published date of an offer that never had a batch, or not known if it starts on request', async () => {
  const about = (offer: string) => startOf([], { asked: { id: 'own', offer } });
  expect(await about('mern-workshop')).toBe('2025-06-10');
  expect(await about('flutter')).toBeNull();
});
