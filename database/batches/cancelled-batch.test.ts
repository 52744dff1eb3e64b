/** A batch that is cancelled while some of its orders are unpaid: the same tests on both engines. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { weekdayOf } from '#domain/batches/session-days.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import type { OfferOnSale, Order } from '../orders/order.ts';
import type { Store } from '../store.ts';
import type { StoredBatch } from './batch-port.ts';

const today = indianDay(new Date());
const minute = 60_000;
let made = 0;

onBothEngines('a cancelled batch', (open) => {
  let store: Store;
  let given: OpenedStore;
  let offer: OfferOnSale;
  const offers: OfferOnSale[] = [];
  beforeAll(async () => {
    given = await open();
    store = given.store;
    await store.outbox.setChannel('visitor', true);
  });
  afterAll(() => given.close());
  /** Each test has an offer of its own, and begins without mails and without payment links that are due to be ended. */
  beforeEach(async () => {
    made += 1;
    offer = {
      slug: `cancelled-${made}`,
      version: 'v1',
      title: `Course ${made}`,
      amountPaise: 399_900,
      kind: 'course',
      facts: { kind: 'course', registrationChargePaise: 1 },
    };
    offers.push(offer);
    await store.orders.setOffers(offers, 'live');
    await given.exec('UPDATE orders SET end_link_at = NULL');
    await mails();
  });

  const planOf = (changes: Partial<BatchPlan> = {}): BatchPlan => {
    const startsOn = changes.startsOn ?? addDays(today, 10);
    return {
      offer: offer.slug,
      startsOn,
      endsOn: addDays(startsOn, 30),
      days: [weekdayOf(startsOn)],
      from: '16:00',
      to: '18:00',
      language: 'en',
      mentor: 'A mentor',
      seats: 5,
      earlyPrice: null,
      ...changes,
    };
  };

  async function save(
    batch: StoredBatch | null,
    state: 'open' | 'cancelled',
    changes: Partial<BatchPlan> = {},
  ): Promise<StoredBatch> {
    const before = batch && (await store.batches.findBatch(batch.id));
    const saved = await store.batches.saveBatch(before?.id ?? null, planOf(changes), state, {
      who: 'terminal',
      isOffer: () => true,
      feePaise: null,
      version: before?.version ?? null,
    });
    if (saved.at !== 'saved') throw new Error(`The batch is not saved: ${JSON.stringify(saved)}`);
    return saved.batch;
  }

  async function enrols(batch: StoredBatch | null): Promise<Order> {
    made += 1;
    const { row } = makeEnrolment(`cancelled.${made}`, {
      offer: offer.slug,
      batch: batch?.id ?? null,
    });
    await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const person = { email: `${row.email}`, phone: `${row.mobile}` };
    return (await findOrderOfPerson(store.orders, person, offer.slug)) as Order;
  }

  const find = async ({ id }: { id: string }) => (await store.orders.findOrder(id)) as Order;
  const getsLink = (order: Order) =>
    store.orders.noteLink(order.id, {
      id: `plink_${order.id}`,
      url: 'https://pay.example/1',
      expiresAt: null,
    });
  const pays = async (order: Order) => {
    const { id, amountPaise: paise } = order;
    const paid = { kind: 'paid', paymentId: `pay_${id}`, paise, currency: 'INR' } as const;
    return (await store.orders.applyFact(id, paid, 'provider')).order;
  };

  /** The orders whose link is due to be ended at present. */
  const endingNow = async () =>
    (await store.orders.claimEndingLinks('live', 50, 5 * minute)).map(({ id }) => id).sort();
  /** Skips the delay after a cancellation. Returns the orders whose payment link is due to be ended by then. */
  const endingLater = async () => {
    await given.exec('UPDATE orders SET end_link_at = made_at WHERE end_link_at IS NOT NULL');
    return endingNow();
  };
  /** Ends the payment link of an order as the worker does: the provider ends the link, and the worker records that. */
  const linkEnds = async (order: Order) => {
    await store.orders.applyFact(order.id, { kind: 'cancelled' }, 'provider');
    await store.orders.noteLinkEnded(order.id);
  };

  /** Takes all mails to visitors out of the outbox, due or not. Returns the types of the mails by order. */
  async function mails(): Promise<Map<string, string[]>> {
    const types = new Map<string, string[]>();
    await given.exec('UPDATE outbox SET due_at = created_at');
    for (;;) {
      const claimed = await store.outbox.claim('visitor', 1, minute);
      if (claimed === null) return types;
      for (const { type, orderId } of claimed.orders ?? [])
        types.set(orderId, [...(types.get(orderId) ?? []), type]);
      await store.outbox.markSent(claimed.id);
    }
  }

  it('ends the payment links of its unpaid orders when the mails about it are due, and no other link', async () => {
    const [batch, other] = [
      await save(null, 'open'),
      await save(null, 'open', { startsOn: addDays(today, 20) }),
    ];
    const [offered, unlinked] = [await getsLink(await enrols(batch)), await enrols(batch)];
    await pays(await enrols(batch));
    await getsLink(await enrols(other));
    await save(batch, 'cancelled');
    expect(await endingNow()).toEqual([]);
    expect(await endingLater()).toEqual([offered.id, unlinked.id].sort());
  });

  it('ends its payment links at once if a clock that was ahead when it was cancelled is set back', async () => {
    const batch = await save(null, 'open');
    const order = await getsLink(await enrols(batch));
    await save(batch, 'cancelled');
    const later = store.engine === 'SQLite' ? '+ 90000000' : "+ interval '25 hours'";
    await given.exec(`UPDATE orders SET end_link_at = end_link_at ${later}`);
    expect(await endingNow()).toEqual([order.id]);
    expect(await endingNow()).toEqual([]);
  });

  it('leaves the links open if it opens again before they are ended', async () => {
    const batch = await save(null, 'open');
    const order = await getsLink(await enrols(batch));
    await save(batch, 'cancelled');
    await save(batch, 'open');
    expect(await endingLater()).toEqual([]);
    expect(await find(order)).toMatchObject({ state: 'offered', seat: { state: 'held' } });
    await save(batch, 'cancelled');
    expect(await endingLater()).toEqual([order.id]);
  });

  it('leaves the link open of an order that is moved to another batch in time, so that it can be paid for the place there', async () => {
    const [batch, other] = [
      await save(null, 'open'),
      await save(null, 'open', { startsOn: addDays(today, 20) }),
    ];
    const order = await getsLink(await enrols(batch));
    await save(batch, 'cancelled');
    expect(await store.batches.moveOrder(order.id, other.id, 'staff')).toBe('moved');
    expect(await endingLater()).toEqual([]);
    expect(await pays(order)).toMatchObject({
      state: 'paid',
      discrepancy: null,
      seat: { state: 'taken', batchId: other.id },
    });
  });

  it('still ends the link of an order that was paid in cash and then moved to another batch', async () => {
    const [batch, other] = [
      await save(null, 'open'),
      await save(null, 'open', { startsOn: addDays(today, 20) }),
    ];
    const order = await getsLink(await enrols(batch));
    const cash = { way: 'cash', reference: `Slip ${order.id}`, movedOn: today } as const;
    await store.orders.recordPayment(order.id, { ...cash, paise: order.amountPaise }, 'staff');
    await store.batches.moveOrder(order.id, other.id, 'staff');
    expect(await endingLater()).toEqual([order.id]);
  });

  it('leaves the links of later instalments open', async () => {
    const batch = await save(null, 'open');
    const later = usualInstalmentDates(today, 2).slice(1);
    const planned = await store.orders.replaceWithInstalments(
      (await enrols(batch)).id,
      later,
      'staff',
    );
    if (planned.at !== 'made') throw new Error('The order is not divided.');
    await pays(await find({ id: planned.orderId }));
    const plan = await store.orders.readInstalmentPlan(planned.orderId);
    const second = plan.find(({ position }) => position === 2);
    await store.batches.moveOrder(`${second?.order?.id}`, batch.id, 'staff');
    await given.exec('UPDATE orders SET end_link_at = NULL');
    await save(batch, 'cancelled');
    expect(await endingLater()).toEqual([]);
  });

  it('cancels the order with its link, which is then neither moved nor renewed in this batch', async () => {
    const [batch, other] = [
      await save(null, 'open'),
      await save(null, 'open', { startsOn: addDays(today, 20) }),
    ];
    const order = await getsLink(await enrols(batch));
    await save(batch, 'cancelled');
    await linkEnds(order);
    expect(await find(order)).toMatchObject({ state: 'cancelled', seat: { state: 'released' } });
    expect(await store.batches.moveOrder(order.id, other.id, 'staff')).toBe('ended');
    expect(await store.orders.renew(order.id)).toBeNull();
    const asked = { offer: offer.slug, batch: other.id, later: [] };
    const again = await store.orders.createOrderForEnquiry(`${order.enrolmentId}`, asked, 'staff');
    if (again.at !== 'made') throw new Error(`No order was made: ${again.at}`);
    const inOther = await find({ id: again.orderId });
    expect(inOther).toMatchObject({ state: 'made', seat: { state: 'held', batchId: other.id } });
  });

  it('that opens again tells learners whose link was ended, and they get a new link for it', async () => {
    const batch = await save(null, 'open');
    const [ended, elsewhere, offered] = [
      await getsLink(await enrols(batch)),
      await getsLink(await enrols(batch)),
      await getsLink(await enrols(batch)),
    ];
    const other = await save(null, 'open', { startsOn: addDays(today, 20) });
    await mails();
    await save(batch, 'cancelled');
    const toldFirst = await mails();
    for (const { id } of [ended, elsewhere, offered])
      expect(toldFirst.get(id)).toEqual(['order.batch-cancelled']);
    await linkEnds(ended);
    await linkEnds(elsewhere);
    const asked = { offer: offer.slug, batch: other.id, later: [] };
    await store.orders.createOrderForEnquiry(`${elsewhere.enrolmentId}`, asked, 'staff');
    await save(batch, 'open', { startsOn: addDays(today, 12) });
    const told = await mails();
    expect(told.get(ended.id)).toEqual(['order.batch-reopened']);
    expect(told.get(elsewhere.id)).toBeUndefined();
    expect(told.get(offered.id)).toEqual(['order.batch-moved']);
    const renewed = await store.orders.renew(ended.id);
    expect(renewed).toMatchObject({ state: 'made', seat: { state: 'held', batchId: batch.id } });
  });

  it('that opens again gives a place to an order paid meanwhile, and tells its learner once', async () => {
    const batch = await save(null, 'open');
    const order = await getsLink(await enrols(batch));
    await save(batch, 'cancelled');
    await pays(order);
    await mails();
    await save(batch, 'open');
    expect(await find(order)).toMatchObject({ discrepancy: null, seat: { state: 'taken' } });
    expect((await mails()).get(order.id)).toEqual(['order.moved']);
  });

  it('that opens again on other days tells a learner with a new place once, by the mail about the place', async () => {
    const batch = await save(null, 'open');
    const order = await getsLink(await enrols(batch));
    await save(batch, 'cancelled');
    await pays(order);
    await mails();
    await save(batch, 'open', { startsOn: addDays(today, 12) });
    expect((await mails()).get(order.id)).toEqual(['order.moved']);
  });

  it('that opens again tells a learner whose link ended before the mail about the cancellation was sent', async () => {
    const batch = await save(null, 'open');
    const order = await getsLink(await enrols(batch));
    await mails();
    await save(batch, 'cancelled');
    await linkEnds(order);
    await save(batch, 'open');
    expect((await mails()).get(order.id)).toEqual(['order.batch-reopened']);
  });

  it('that opens again says nothing to a learner whose link ended before it was cancelled', async () => {
    const batch = await save(null, 'open');
    const order = await getsLink(await enrols(batch));
    await linkEnds(order);
    await mails();
    await save(batch, 'cancelled');
    await save(batch, 'open');
    expect((await mails()).get(order.id)).toBeUndefined();
  });

  it('that is cancelled a second time by mistake tells nobody a second time that it takes place', async () => {
    const batch = await save(null, 'open');
    const order = await pays(await getsLink(await enrols(batch)));
    await save(batch, 'cancelled');
    await mails();
    await save(batch, 'open');
    expect((await mails()).get(order.id)).toEqual(['order.moved']);
    await save(batch, 'cancelled');
    await save(batch, 'open');
    expect((await mails()).get(order.id)).toBeUndefined();
  });

  it('divides no unpaid order into instalments', async () => {
    const batch = await save(null, 'open');
    const order = await getsLink(await enrols(batch));
    await save(batch, 'cancelled');
    const later = usualInstalmentDates(today, 2).slice(1);
    expect(await store.orders.replaceWithInstalments(order.id, later, 'staff')).toEqual({
      at: 'full',
    });
    expect((await find(order)).state).toBe('offered');
  });
});
