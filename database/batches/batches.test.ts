/** Batches and their places: the same tests on both engines. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { type DatedFee, findOfferFeeOnDay, priceOnDay } from '#domain/batches/fee-on-day.ts';
import { weekdayOf } from '#domain/batches/session-days.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { computeRegistrationChargePaise } from '#domain/money/compute-registration-charge-paise.ts';
import { createMigratedPostgres } from '../../tests/service/support/clone-test-databases.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { placeMigratedSqlite } from '../../tests/service/support/place-migrated-sqlite.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { openPostgresStore } from '../open-postgres-store.ts';
import { openSqliteStore } from '../open-sqlite-store.ts';
import type { OfferOnSale, Order } from '../orders/order.ts';
import type { Store } from '../store.ts';
import { RowRefused } from '../visitors/submission-port.ts';
import type { StoredBatch } from './batch-port.ts';

const today = indianDay(new Date());
const inDays = (days: number) => addDays(today, days);

const offerOf = (slug: string, amountPaise = 399_900): OfferOnSale => ({
  slug,
  version: 'v1',
  title: slug,
  amountPaise,
  kind: 'course',
  facts: {
    kind: 'course',
    start: { at: 'request', sentence: 'Arranged.' },
    registrationChargePaise: 1,
  },
});
const saving = { who: 'terminal', isOffer: () => true, feePaise: null };

let made = 0;

type Opened = { store: Store; exec: (sql: string) => Promise<void>; close: () => Promise<void> };

function keepsBatches(open: () => Promise<Opened>) {
  let store: Store;
  let exec: Opened['exec'];
  let close: () => Promise<void>;
  let offer: OfferOnSale;
  let offers: OfferOnSale[] = [];
  const another = offerOf('another-offer');
  beforeAll(async () => {
    ({ store, exec, close } = await open());
  });
  afterAll(() => close());
  /** Each test uses an offer of its own. */
  beforeEach(async () => {
    made += 1;
    offer = offerOf(`offer-${made}`);
    offers = [another, offer];
    await store.orders.setOffers(offers, 'live');
  });

  const planOf = (changes: Partial<BatchPlan> = {}): BatchPlan => {
    const startsOn = changes.startsOn ?? inDays(10);
    return {
      offer: offer.slug,
      startsOn,
      endsOn: addDays(startsOn, 30),
      days: [weekdayOf(startsOn)],
      from: '16:00',
      to: '18:00',
      language: 'en',
      mentor: 'A mentor',
      seats: 2,
      earlyPrice: null,
      ...changes,
    };
  };

  async function batchWith(changes: Partial<BatchPlan> = {}, state: 'open' | 'draft' = 'open') {
    const saved = await store.batches.saveBatch(null, planOf(changes), state, {
      ...saving,
      version: null,
    });
    if (saved.at !== 'saved') throw new Error(`The batch is not saved: ${JSON.stringify(saved)}`);
    return saved.batch;
  }

  const now = async ({ id }: StoredBatch): Promise<StoredBatch> => {
    const batch = await store.batches.findBatch(id);
    if (batch === null) throw new Error('The batch is gone.');
    return batch;
  };

  /** Enrols a person, who is new unless the test names one. Rejects with the sentence that a visitor would get. */
  async function enrol(
    batch: string | null,
    changes: Record<string, string | null> = {},
  ): Promise<Order> {
    made += 1;
    const { row } = makeEnrolment(`batches.${made}`, { offer: offer.slug, batch, ...changes });
    await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const order = await findOrderOfPerson(
      store.orders,
      { email: `${row.email}`, phone: `${row.mobile}` },
      offer.slug,
      batch,
    );
    if (order === null) throw new Error('There is no order.');
    return order;
  }

  /** Adds a person to the waiting list; resolves with the id of the row. */
  async function waits(batch: string | null, name = `waits ${made}`): Promise<string> {
    made += 1;
    const { row } = makeEnrolment(`waits.${made}`, { name, offer: offer.slug, batch });
    await store.insertAsVisitor({ table: 'waiting_list', row, idempotencyKey: null });
    const all = await store.batches.waitingListOf(offer.slug, batch);
    const found = all.find(({ email }) => email === row.email);
    if (found === undefined) throw new Error('Nobody waits.');
    return found.enquiryId;
  }

  it('that a visitor chose is read by staff with its first day', async () => {
    const batch = await batchWith();
    const enquiryId = `${(await enrol(batch.id)).enrolmentId}`;
    const waiting = await waits(batch.id);
    const chosen = { batch: batch.id, batchStartsOn: batch.startsOn };
    for (const id of [enquiryId, waiting]) expect(await store.findLead(id)).toMatchObject(chosen);
    const listed = [];
    for await (const page of store.iterateLeadPages({})) listed.push(...page);
    expect(listed.find(({ id }) => id === enquiryId)).toMatchObject(chosen);
    const entry = await store.outbox.claim('mail', 500, 1_000);
    expect(entry?.leads.find(({ id }) => id === enquiryId)).toMatchObject(chosen);
    await store.outbox.markSent(`${entry?.id}`);
  });

  const pays = (order: Order, paymentId = `pay_${order.id}`) =>
    store.orders
      .applyFact(
        order.id,
        { kind: 'paid', paymentId, paise: order.amountPaise, currency: 'INR' },
        'provider',
      )
      .then((done) => done.order);
  const ends = (order: Order) => store.orders.applyFact(order.id, { kind: 'expired' }, 'provider');
  const find = async ({ id }: { id: string }) => (await store.orders.findOrder(id)) as Order;
  const waiting = async (batch: StoredBatch) =>
    (await store.batches.waitingListOf(offer.slug, batch.id)).map(({ state }) => state);
  const types = async ({ id }: Order) => (await store.orders.eventsOf(id)).map(({ type }) => type);

  /** Empties the outbox of visitors' mails, and returns the orders with a mail of this type. */
  async function told(wanted: string): Promise<string[]> {
    const ids: string[] = [];
    await exec('UPDATE outbox SET due_at = created_at');
    for (;;) {
      const claimed = await store.outbox.claim('visitor', 1, 60_000);
      if (claimed === null) return ids.sort();
      for (const { type, orderId } of claimed.orders ?? []) if (type === wanted) ids.push(orderId);
    }
  }

  /**
   * Checks that the batch gave away no more places than it has, and that every place has an order, which is unpaid
   * exactly while the place is held.
   */
  async function holds(batch: StoredBatch): Promise<void> {
    const { seats, held, taken } = await now(batch);
    if (seats !== null) expect(held + taken).toBeLessThanOrEqual(seats);
    for (const { orderId, state } of await store.batches.ordersInBatch(batch.id)) {
      const order = await find({ id: orderId });
      const isPaid = order.paymentId !== null;
      expect([state, isPaid]).toEqual([state, state !== 'held']);
    }
  }

  describe('an enrolment', () => {
    it('holds a place for a day, with the facts and dates of its batch', async () => {
      const batch = await batchWith({ mentor: 'Asha Rao' });
      const order = await enrol(batch.id);
      expect(order.seat).toMatchObject({ batchId: batch.id, state: 'held' });
      const heldMs = (order.seat?.heldUntil.getTime() ?? 0) - order.createdAt.getTime();
      expect(heldMs).toBe(24 * 3_600_000);
      expect(order.offer.facts).toMatchObject({
        start: { at: 'dates', startDate: batch.startsOn, endDate: batch.endsOn },
        batch: { id: batch.id, from: '16:00', to: '18:00', mentor: 'Asha Rao', days: batch.days },
        registrationChargePaise: 1,
      });
      expect(order).toMatchObject({ amountPaise: 399_900, hasWaited: false });
      expect(await now(batch)).toMatchObject({ held: 1, taken: 0 });
      expect(await store.batches.ordersInBatch(batch.id)).toMatchObject([
        { orderId: order.id, state: 'held' },
      ]);
    });

    it('is listed under the name that staff corrected', async () => {
      const batch = await batchWith();
      const order = await enrol(batch.id, { name: 'Ahsa' });
      await store.desk.correct(`${order.enrolmentId}`, 'name', 'Asha', 'terminal');
      expect(await store.batches.ordersInBatch(batch.id)).toMatchObject([{ name: 'Asha' }]);
    });

    it('keeps its place once it is paid', async () => {
      const batch = await batchWith();
      const order = await pays(await enrol(batch.id));
      expect(order.seat?.state).toBe('taken');
      expect(await now(batch)).toMatchObject({ held: 0, taken: 1 });
    });

    it('keeps its facts when the batch or the fee changes later', async () => {
      const batch = await batchWith();
      const order = await enrol(batch.id);
      const { version } = batch;
      const plan = planOf({ startsOn: inDays(12), mentor: 'Another', seats: 5 });
      expect(
        await store.batches.saveBatch(batch.id, plan, 'open', { ...saving, version }),
      ).toMatchObject({ at: 'saved' });
      await store.batches.setFee(
        { of: offer.slug, fromDay: today, paise: 1_000_00, reason: 'a test' },
        'terminal',
      );
      expect(await find(order)).toMatchObject({
        amountPaise: 399_900,
        offer: { facts: order.offer.facts },
      });
    });

    it('keeps at its payment the start that is paid for, whatever happens to the batch later', async () => {
      const batch = await batchWith();
      const order = await enrol(batch.id);
      const moves = async (startsOn: string, from: string) =>
        store.batches.saveBatch(batch.id, planOf({ startsOn, from, seats: 5 }), 'open', {
          ...saving,
          version: (await now(batch)).version,
        });
      await moves(inDays(12), '15:00');
      const paid = await pays(order);
      const sold = {
        start: { at: 'dates', startDate: inDays(12), endDate: inDays(42) },
        batch: { id: batch.id, from: '15:00', days: [weekdayOf(inDays(12))] },
        registrationChargePaise: 1,
      };
      expect(paid.offer.facts).toMatchObject(sold);

      await moves(inDays(40), '10:00');
      const other = await batchWith({ startsOn: inDays(50) });
      const seen = await find(order);
      expect(seen.seat?.batch).toMatchObject({ startsOn: inDays(40), from: '10:00' });
      expect(await store.batches.moveOrder(order.id, other.id, 'terminal')).toBe('moved');
      const moved = await find(order);
      expect(moved.seat).toMatchObject({ batchId: other.id, batch: { startsOn: inDays(50) } });
      for (const later of [seen, moved]) expect(later.offer.facts).toEqual(paid.offer.facts);
    });

    it('that was moved to another batch before its payment keeps that one', async () => {
      const [first, second] = [await batchWith(), await batchWith({ startsOn: inDays(20) })];
      const order = await enrol(first.id);
      expect(await store.batches.moveOrder(order.id, second.id, 'terminal')).toBe('moved');
      expect((await pays(order)).offer.facts).toMatchObject({
        start: { startDate: second.startsOn },
        batch: { id: second.id },
      });
    });

    it('returns to its own order for the same batch, and creates another order for another batch', async () => {
      const [first, second] = [await batchWith(), await batchWith({ startsOn: inDays(20) })];
      const mine = { email: 'same@example.com', mobile: '98765 40001' };
      const order = await enrol(first.id, { ...mine, name: 'Asha' });
      expect((await enrol(first.id, { ...mine, name: 'Asha again' })).id).toBe(order.id);
      const other = await enrol(second.id, { ...mine, name: 'Asha too' });
      expect(other.id).not.toBe(order.id);
      expect(other.seat?.batchId).toBe(second.id);
      // A person who enrols again without choosing a batch gets one of their open orders, and no new order.
      expect([order.id, other.id]).toContain(
        (await enrol(null, { ...mine, name: 'Asha at last' })).id,
      );
      expect([await now(first), await now(second)]).toMatchObject([{ held: 1 }, { held: 1 }]);
    });

    it('without a batch gets the next batch with a free place', async () => {
      const later = await batchWith({ startsOn: inDays(30) });
      const next = await batchWith({ startsOn: inDays(3), seats: 1 });
      await batchWith({ startsOn: inDays(1) }, 'draft');
      expect((await enrol(null)).seat?.batchId).toBe(next.id);
      expect((await enrol(null)).seat?.batchId).toBe(later.id);
    });

    it('for an offer that never had a batch starts by arrangement, without a place', async () => {
      await batchWith({}, 'draft');
      const order = await enrol(null);
      expect(order.seat).toBeNull();
      expect(order.offer.facts).toEqual(offer.facts);
    });

    it('for an offer whose batches are all over is refused', async () => {
      const old = await batchWith({ startsOn: inDays(-40), endsOn: inDays(-35) });
      await expect(enrol(null)).rejects.toThrow('The last dates are past');
      await expect(enrol(old.id)).rejects.toThrow(fieldErrorSentences.batchWrong);
    });

    it('is accepted on the first day of a batch, and not on the second', async () => {
      const first = await batchWith({ startsOn: today });
      expect((await enrol(first.id)).seat?.batchId).toBe(first.id);
      const begun = await batchWith({ startsOn: inDays(-1) });
      await expect(enrol(begun.id)).rejects.toThrow(fieldErrorSentences.batchWrong);
    });

    it.each(['draft', 'cancelled', 'of another offer', 'nobody'] as const)(
      'for a batch that is %s is refused with a sentence',
      async (kind) => {
        const batch = await batchWith({}, kind === 'draft' ? 'draft' : 'open');
        if (kind === 'cancelled')
          await store.batches.saveBatch(batch.id, planOf(), 'cancelled', { ...saving, version: 1 });
        const changes = kind === 'of another offer' ? { offer: another.slug } : {};
        const id = kind === 'nobody' ? '019aa000-0000-7000-8000-000000000009' : batch.id;
        const refused = enrol(id, changes);
        await expect(refused).rejects.toBeInstanceOf(RowRefused);
        await expect(refused).rejects.toThrow(fieldErrorSentences.batchWrong);
        await expect(enrol('no batch at all')).rejects.toThrow(fieldErrorSentences.batchWrong);
      },
    );

    it('is refused when every place is given, and stores no row', async () => {
      const batch = await batchWith({ seats: 1 });
      await enrol(batch.id);
      const before = (await store.stats()).rows.enrollments.total;
      await expect(enrol(batch.id)).rejects.toThrow(fieldErrorSentences.batchFull);
      await expect(enrol(null)).rejects.toThrow(fieldErrorSentences.batchFull);
      expect((await store.stats()).rows.enrollments.total).toBe(before);
      await holds(batch);
    });

    it('always finds a place in a batch without a limit', async () => {
      const batch = await batchWith({ seats: null });
      for (let n = 0; n < 4; n += 1) await enrol(batch.id);
      expect(await now(batch)).toMatchObject({ held: 4 });
    });

    it('gets exactly ten of ten places when two hundred arrive at once', async () => {
      const batch = await batchWith({ seats: 10 });
      const all = await Promise.allSettled(Array.from({ length: 200 }, () => enrol(batch.id)));
      const refused = all.filter((one) => one.status === 'rejected');
      expect(all.length - refused.length).toBe(10);
      for (const { reason } of refused)
        expect(reason).toMatchObject({ message: fieldErrorSentences.batchFull });
      expect(await now(batch)).toMatchObject({ held: 10, taken: 0 });
      await holds(batch);
    }, 60_000);
  });

  describe('a fee', () => {
    const priceAt = async (batch: StoredBatch | null) =>
      (await enrol(batch?.id ?? null)).amountPaise;

    it('is the one of that day, of the offer before its kind, by the rules of the domain', async () => {
      const batch = await batchWith({
        seats: null,
        earlyPrice: { paise: 200_000, untilDay: today, reason: 'early' },
      });
      const late = await batchWith({
        seats: null,
        earlyPrice: { paise: 100_000, untilDay: inDays(-1), reason: 'early' },
      });
      const fees: DatedFee[] = [];
      const sets: [of: string, days: number, paise: number][] = [
        ['course', -10, 410_000],
        ['course', 1, 999_900],
        [offer.slug, -5, 150_050],
        [offer.slug, 0, 520_000],
        [offer.slug, 1, 100],
      ];
      const said = (batchOf: StoredBatch) =>
        priceOnDay(
          findOfferFeeOnDay(fees, { slug: offer.slug, kind: 'course' }, today)?.paise ??
            offer.amountPaise,
          batchOf.earlyPrice,
          today,
        );
      expect([await priceAt(batch), await priceAt(late)]).toEqual([200_000, 399_900]);
      for (const [of, days, paise] of sets) {
        const fee = { of, fromDay: inDays(days), paise, reason: 'a test' };
        fees.push(fee);
        await store.batches.setFee(fee, 'terminal');
        for (const one of [batch, late]) {
          const order = await enrol(one.id);
          expect(order.amountPaise).toBe(said(one));
          if (order.amountPaise !== offer.amountPaise)
            expect(order.offer.facts).toMatchObject({
              isRepriced: true,
              registrationChargePaise: computeRegistrationChargePaise(order.amountPaise),
            });
        }
      }
      for (const [of, days] of sets) await store.batches.removeFee(of, inDays(days), 'terminal');
    });

    it('that staff have set is not replaced by the built site at a start', async () => {
      await store.batches.setFee(
        { of: offer.slug, fromDay: today, paise: 250_000, reason: 'lower' },
        'terminal',
      );
      await store.orders.setOffers(offers, 'live');
      expect(await priceAt(null)).toBe(250_000);
      expect(await store.batches.removeFee(offer.slug, today, 'terminal')).toBe(true);
      expect(await store.batches.removeFee(offer.slug, today, 'terminal')).toBe(false);
      expect(await priceAt(null)).toBe(399_900);
    });

    it('is set once per day, and every change is in the audit', async () => {
      const fee = { of: offer.slug, fromDay: inDays(5), paise: 1_00, reason: 'first' };
      await store.batches.setFee(fee, 'terminal');
      await store.batches.setFee({ ...fee, paise: 2_00, reason: 'second' }, 'terminal');
      expect((await store.batches.fees()).filter(({ of }) => of === offer.slug)).toEqual([
        { ...fee, paise: 2_00, reason: 'second' },
      ]);
      expect((await store.desk.eventsOf([offer.slug])).map(({ type }) => type)).toEqual([
        'fee.set',
        'fee.set',
      ]);
    });
  });

  describe('a place', () => {
    it.each(['expired', 'cancelled'] as const)(
      'is free again when its order is %s',
      async (kind) => {
        const batch = await batchWith({ seats: 1 });
        const order = await enrol(batch.id);
        await store.orders.applyFact(order.id, { kind }, 'provider');
        expect((await find(order)).seat?.state).toBe('released');
        expect((await enrol(batch.id)).seat?.state).toBe('held');
        await holds(batch);
      },
    );

    it('is free again when its order is refunded, but not while the refund is in progress', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await pays(await enrol(batch.id));
      await store.orders.requestRefund(order.id, order.amountPaise, 'terminal', 0);
      await expect(enrol(batch.id)).rejects.toThrow(fieldErrorSentences.batchFull);
      await store.orders.applyFact(
        order.id,
        {
          kind: 'refunded',
          paymentId: `pay_${order.id}`,
          refundId: `r_${order.id}`,
          paise: order.amountPaise,
        },
        'provider',
      );
      expect((await find(order)).seat?.state).toBe('released');
      expect((await enrol(batch.id)).seat?.state).toBe('held');
    });

    it('is released some time after its deadline, even without an event that the link has ended', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      expect(await store.batches.releaseOverduePlaces()).toBe(0);
      await exec(`UPDATE seats SET held_until = ${ago(14)} WHERE order_id = '${order.id}'`);
      expect(await store.batches.releaseOverduePlaces()).toBe(0);
      await exec(`UPDATE seats SET held_until = ${ago(16)} WHERE order_id = '${order.id}'`);
      expect(await store.batches.releaseOverduePlaces()).toBe(1);
      expect(await store.batches.releaseOverduePlaces()).toBe(0);
      expect(await types(order)).toEqual(['order.made', 'order.place-released']);
      expect((await enrol(batch.id)).seat?.state).toBe('held');
      await holds(batch);
    });

    it('that is free goes to a late payment', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      await ends(order);
      const paid = await pays(order);
      expect(paid).toMatchObject({ state: 'paid', discrepancy: null, seat: { state: 'taken' } });
      await holds(batch);
    });

    it('that is no longer free makes a late payment a discrepancy, and the money is kept', async () => {
      const batch = await batchWith({ seats: 1 });
      const late = await enrol(batch.id);
      await ends(late);
      const other = await enrol(batch.id);
      const paid = await pays(late);
      expect(paid).toMatchObject({
        state: 'paid',
        discrepancy: 'no place left',
        seat: { state: 'over' },
      });
      expect(paid.receipt).not.toBeNull();
      expect(await now(batch)).toMatchObject({ held: 1, taken: 0, over: 1 });
      await holds(batch);
      // A repeated payment event raises no second discrepancy.
      expect(await pays(late)).toMatchObject({ discrepancy: 'no place left', raised: paid.raised });
      // An order that was paid after its place was released gets the next free place before the waiting list does.
      const waiter = await waits(batch.id);
      await ends(other);
      expect(await find(late)).toMatchObject({ discrepancy: null, seat: { state: 'taken' } });
      expect(await waiting(batch)).toEqual(['waiting']);
      expect(waiter).not.toBe('');
      await holds(batch);
    });

    it('of a batch that was cancelled is not given to a late payment, but when the batch opens again', async () => {
      const batch = await batchWith({ seats: 3 });
      const [late, other] = [await enrol(batch.id), await enrol(batch.id)];
      const save = async (state: 'open' | 'cancelled') =>
        store.batches.saveBatch(batch.id, planOf({ seats: 3 }), state, {
          ...saving,
          version: (await now(batch)).version,
        });
      await save('cancelled');
      const paid = await pays(late);
      expect(paid).toMatchObject({ discrepancy: 'no place left', seat: { state: 'over' } });
      expect(paid.receipt).not.toBeNull();
      await ends(other);
      expect(await find(late)).toMatchObject({ discrepancy: 'no place left' });
      await save('open');
      expect(await find(late)).toMatchObject({ discrepancy: null, seat: { state: 'taken' } });
      await holds(batch);
    });

    it('that is missing is given when the batch gets another seat, and its learner gets a mail about it', async () => {
      await store.outbox.setChannel('visitor', true);
      const batch = await batchWith({ seats: 1 });
      const late = await enrol(batch.id);
      await ends(late);
      await enrol(batch.id);
      await pays(late);
      const { version } = await now(batch);
      await store.batches.saveBatch(batch.id, planOf({ seats: 2 }), 'open', { ...saving, version });
      expect(await find(late)).toMatchObject({ discrepancy: null, seat: { state: 'taken' } });
      expect(await types(late)).toContain('order.place-found');
      expect(await told('order.moved')).toEqual([late.id]);
      await store.outbox.setChannel('visitor', false);
    });

    it('is held again by the next order of an enrolment whose link has ended, and never one too many', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      await ends(order);
      const again = await store.orders.renew(order.id);
      expect(again?.seat).toMatchObject({ batchId: batch.id, state: 'held' });
      expect(again?.id).not.toBe(order.id);
      await ends(again as Order);
      await enrol(batch.id);
      expect(await store.orders.renew(order.id)).toBeNull();
      await holds(batch);
    });
  });

  describe('a batch', () => {
    it('never has fewer seats than are given, and is not saved over an unseen change', async () => {
      const batch = await batchWith({ seats: 3 });
      await enrol(batch.id);
      await pays(await enrol(batch.id));
      const version = batch.version;
      const save = (seats: number, seen = version) =>
        store.batches.saveBatch(batch.id, planOf({ seats }), 'open', { ...saving, version: seen });
      expect(await save(1)).toMatchObject({
        at: 'refused',
        problems: { seats: expect.any(String) },
      });
      expect(await save(2)).toMatchObject({
        at: 'saved',
        batch: { seats: 2, version: version + 1 },
      });
      expect(await save(5)).toMatchObject({ at: 'meanwhile', batch: { seats: 2 } });
      expect(
        await store.batches.saveBatch('019aa000-0000-7000-8000-000000000009', planOf(), 'open', {
          ...saving,
          version,
        }),
      ).toEqual({ at: 'gone' });
      const events = await store.desk.eventsOf([batch.id]);
      expect(events.map(({ type }) => type)).toEqual(['batch.made', 'batch.changed']);
      expect(events[1]?.what).toEqual({ before: { seats: 3 }, after: { seats: 2 } });
    });

    it('that is moved notifies everybody who keeps a place in it, and nobody when only its seats change', async () => {
      await store.outbox.setChannel('visitor', true);
      const batch = await batchWith({ seats: 3 });
      const [paid, held, ended] = [
        await pays(await enrol(batch.id)),
        await enrol(batch.id),
        await enrol(batch.id),
      ];
      await ends(ended);
      const save = async (changes: Partial<BatchPlan>) =>
        store.batches.saveBatch(batch.id, planOf({ seats: 3, ...changes }), 'open', {
          ...saving,
          version: (await now(batch)).version,
        });
      await save({ seats: 4 });
      expect(await told('order.batch-moved')).toEqual([]);
      await save({ seats: 4, startsOn: inDays(17) });
      // If the days are corrected again before the mails are sent, each learner still gets only one mail.
      await save({ seats: 4, startsOn: inDays(18) });
      expect(await told('order.batch-moved')).toEqual([paid.id, held.id].sort());
      await save({ seats: 4, startsOn: inDays(19) });
      expect(await told('order.batch-moved')).toEqual([paid.id, held.id].sort());
      await store.outbox.setChannel('visitor', false);
    });

    it('that is back at the days which a learner knows notifies only those who enrolled meanwhile', async () => {
      await store.outbox.setChannel('visitor', true);
      const batch = await batchWith({ seats: 3 });
      await pays(await enrol(batch.id));
      const save = async (startsOn: string, from = '16:00') =>
        store.batches.saveBatch(batch.id, planOf({ seats: 3, startsOn, from }), 'open', {
          ...saving,
          version: (await now(batch)).version,
        });
      await save(inDays(17));
      const late = await enrol(batch.id);
      await save(inDays(17), '15:00');
      await save(batch.startsOn);
      expect(await told('order.batch-moved')).toEqual([late.id]);
      await store.outbox.setChannel('visitor', false);
    });

    it('that is moved again after a failed attempt sends its mail once', async () => {
      await store.outbox.setChannel('visitor', true);
      const batch = await batchWith({ seats: 3 });
      const paid = await pays(await enrol(batch.id));
      const save = async (startsOn: string) =>
        store.batches.saveBatch(batch.id, planOf({ seats: 3, startsOn }), 'open', {
          ...saving,
          version: (await now(batch)).version,
        });
      await save(inDays(17));
      const failed = '019aa000-0000-7000-8000-0000000000aa';
      await exec(`UPDATE outbox SET batch_id = '${failed}' WHERE row_id = '${paid.id}'
        AND type = 'order.batch-moved'`);
      await save(inDays(18));
      await save(batch.startsOn);
      expect(await told('order.batch-moved')).toEqual([paid.id]);
      await store.outbox.setChannel('visitor', false);
    });

    it('that is cancelled and opens again on other days notifies everybody who keeps a place in it', async () => {
      await store.outbox.setChannel('visitor', true);
      const batch = await batchWith({ seats: 3 });
      const paid = await pays(await enrol(batch.id));
      const save = async (state: 'open' | 'cancelled', startsOn: string) =>
        store.batches.saveBatch(batch.id, planOf({ seats: 3, startsOn }), state, {
          ...saving,
          version: (await now(batch)).version,
        });
      await save('cancelled', batch.startsOn);
      expect(await told('order.batch-moved')).toEqual([]);
      await save('open', inDays(17));
      expect(await told('order.batch-moved')).toEqual([paid.id]);
      await store.outbox.setChannel('visitor', false);
    });

    it('that is cancelled notifies once everybody who keeps a place in it, and withdraws this when it opens again', async () => {
      await store.outbox.setChannel('visitor', true);
      const batch = await batchWith({ seats: 4 });
      const [paid, held, ended] = [
        await pays(await enrol(batch.id)),
        await enrol(batch.id),
        await enrol(batch.id),
      ];
      await ends(ended);
      await told('order.batch-cancelled');
      const save = async (state: 'open' | 'cancelled') =>
        store.batches.saveBatch(batch.id, planOf({ seats: 4 }), state, {
          ...saving,
          version: (await now(batch)).version,
        });
      await save('cancelled');
      await save('open');
      expect(await told('order.batch-cancelled')).toEqual([]);
      await save('cancelled');
      await save('cancelled');
      expect(await told('order.batch-cancelled')).toEqual([paid.id, held.id].sort());
      await save('open');
      expect(await told('order.moved')).toEqual([paid.id, held.id].sort());
      await store.outbox.setChannel('visitor', false);
    });

    it('is removed only as a draft, together with its early price', async () => {
      const draft = await batchWith(
        { earlyPrice: { paise: 100, untilDay: today, reason: 'r' } },
        'draft',
      );
      const open = await batchWith();
      expect(await store.batches.removeDraft(draft.id, 'terminal')).toBe(true);
      expect(await store.batches.findBatch(draft.id)).toBeNull();
      expect(await store.batches.removeDraft(open.id, 'terminal')).toBe(false);
      expect(await store.batches.removeDraft('nothing', 'terminal')).toBe(false);
    });

    it('that is a sample is sold only where the service allows samples', async () => {
      // Samples are created only once per database, and an earlier test may have created them. So everything about
      // batches is deleted first.
      const seeds = [{ ...planOf(), isSample: true }];
      await exec('DELETE FROM early_prices');
      await exec('DELETE FROM seats');
      await exec('DELETE FROM batches');
      expect(await store.batches.seedBatches(seeds)).toBe(1);
      expect(await store.batches.seedBatches(seeds)).toBe(0);
      const [sample] = await store.batches.batches(offer.slug);
      expect(sample).toMatchObject({ isSample: true, state: 'open' });
      expect((await enrol(null)).seat).toBeNull();
      await expect(enrol(sample?.id ?? '')).rejects.toThrow(fieldErrorSentences.batchWrong);
      expect(await store.batches.visibleBatches(offer.slug)).toEqual([]);
      await store.batches.setSamplesSold(true);
      expect(await store.batches.visibleBatches(offer.slug)).toEqual([sample]);
      expect((await enrol(null)).seat?.batchId).toBe(sample?.id);
      await store.batches.setSamplesSold(false);
      expect(await store.batches.areSamplesSold()).toBe(false);
    });
  });

  describe('the waiting list', () => {
    it('gives each free place once to the first person, in the transaction that frees it', async () => {
      const batch = await batchWith({ seats: 2 });
      const given = [await enrol(batch.id), await enrol(batch.id)] as const;
      const ids = [await waits(batch.id), await waits(batch.id), await waits(batch.id)];
      expect(await store.batches.giveFreePlaces()).toBe(0);
      await ends(given[0]);
      expect(await waiting(batch)).toEqual(['promoted', 'waiting', 'waiting']);
      await ends(given[1]);
      expect(await waiting(batch)).toEqual(['promoted', 'promoted', 'waiting']);
      const [first] = await store.batches.waitingListOf(offer.slug, batch.id);
      const order = await find({ id: first?.orderId ?? '' });
      expect(order).toMatchObject({
        enrolmentId: ids[0],
        hasWaited: true,
        state: 'made',
        seat: { batchId: batch.id, state: 'held' },
        payer: { name: first?.name, email: first?.email },
      });
      expect(await types(order)).toEqual(['order.made', 'order.promoted']);
      await holds(batch);
      // An order that is not paid in time gives its place to the next person.
      await ends(order);
      expect(await waiting(batch)).toEqual(['promoted', 'promoted', 'promoted']);
      await holds(batch);
    });

    it('moves up as many people as a larger number of seats allows, before anybody else gets a place', async () => {
      const batch = await batchWith({ seats: 1 });
      await enrol(batch.id);
      for (let n = 0; n < 3; n += 1) await waits(batch.id);
      const { version } = await now(batch);
      await store.batches.saveBatch(batch.id, planOf({ seats: 3 }), 'open', { ...saving, version });
      expect(await waiting(batch)).toEqual(['promoted', 'promoted', 'waiting']);
      await expect(enrol(batch.id)).rejects.toThrow(fieldErrorSentences.batchFull);
      await holds(batch);
    });

    it('for the next batch of an offer becomes that of the first batch that opens, in the same order', async () => {
      const draft = await batchWith({ seats: 2 }, 'draft');
      for (let n = 0; n < 3; n += 1) await waits(null);
      await store.batches.saveBatch(draft.id, planOf({ seats: 2 }), 'draft', {
        ...saving,
        version: (await now(draft)).version,
      });
      expect(await waiting(draft)).toEqual([]);
      await store.batches.saveBatch(draft.id, planOf({ seats: 2 }), 'open', {
        ...saving,
        version: (await now(draft)).version,
      });
      expect(await waiting(draft)).toEqual(['promoted', 'promoted', 'waiting']);
      expect(await store.batches.waitingListOf(offer.slug, null)).toEqual([]);
      await holds(draft);
    });

    it('for the next batch of an offer does not become that of one that has begun and is changed', async () => {
      const begun = await batchWith({ startsOn: inDays(-2), seats: 1 });
      await waits(null);
      const changed = planOf({ startsOn: inDays(-2), seats: 1, mentor: 'Another mentor' });
      await store.batches.saveBatch(begun.id, changed, 'open', {
        ...saving,
        version: (await now(begun)).version,
      });
      expect(await waiting(begun)).toEqual([]);
      expect(await store.batches.waitingListOf(offer.slug, null)).toMatchObject([
        { state: 'waiting' },
      ]);
    });

    it('has no second order for a person to whom staff gave a place in another batch', async () => {
      const [full, other] = [
        await batchWith({ seats: 1 }),
        await batchWith({ startsOn: inDays(20) }),
      ];
      await enrol(full.id);
      const enquiryId = await waits(full.id);
      const wanted = { offer: offer.slug, batch: other.id, later: [] };
      const asked = await store.orders.createOrderForEnquiry(enquiryId, wanted, 'staff');
      if (asked.at !== 'made') throw new Error(`No order is made: ${asked.at}.`);
      const { version } = await now(full);
      await store.batches.saveBatch(full.id, planOf({ seats: 2 }), 'open', { ...saving, version });
      expect((await store.orders.ordersOf([enquiryId])).map(({ id }) => id)).toEqual([
        asked.orderId,
      ]);
      expect(await store.batches.waitingListOf(offer.slug, full.id)).toMatchObject([
        { state: 'promoted', orderId: asked.orderId },
      ]);
    });

    it('for a batch that is cancelled becomes that of the next one, and comes first in it', async () => {
      const batch = await batchWith({ seats: 1 });
      await enrol(batch.id);
      await waits(batch.id);
      await waits(null);
      const { version } = await now(batch);
      const cancelled = planOf({ seats: 1 });
      await store.batches.saveBatch(batch.id, cancelled, 'cancelled', { ...saving, version });
      const next = await batchWith({ seats: 1, startsOn: inDays(24) });
      expect(await waiting(batch)).toEqual([]);
      expect(await waiting(next)).toEqual(['promoted', 'waiting']);
      await holds(next);
    });

    it('promotes a person who joins while a place is free', async () => {
      const batch = await batchWith({ seats: 1 });
      await waits(batch.id);
      expect(await store.batches.giveFreePlaces(batch.id)).toBe(1);
      expect(await store.batches.giveFreePlaces(batch.id)).toBe(0);
      await holds(batch);
    });

    it('has one position per person, and none for a person who left it', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      const { row } = makeEnrolment('twice', {
        offer: offer.slug,
        batch: batch.id,
        mobile: '98765 40002',
      });
      for (const name of ['Asha', 'Asha Rao'])
        await store.insertAsVisitor({
          table: 'waiting_list',
          row: { ...row, name },
          idempotencyKey: null,
        });
      const [only, ...others] = await store.batches.waitingListOf(offer.slug, batch.id);
      expect(others).toEqual([]);
      expect(await store.batches.leaveWaiting(only?.enquiryId ?? '', 'terminal')).toBe(true);
      expect(await store.batches.leaveWaiting(only?.enquiryId ?? '', 'terminal')).toBe(false);
      await ends(order);
      expect(await waiting(batch)).toEqual(['left']);
      expect(await now(batch)).toMatchObject({ held: 0 });
    });

    it('promotes nobody into a batch that is cancelled or has begun', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      await waits(batch.id);
      const { version } = await now(batch);
      await store.batches.saveBatch(batch.id, planOf({ seats: 1 }), 'cancelled', {
        ...saving,
        version,
      });
      await ends(order);
      expect(await waiting(batch)).toEqual(['waiting']);
    });

    it('gives ten places that become free at once to the first ten of thirty, each once', async () => {
      const batch = await batchWith({ seats: 10 });
      const orders: Order[] = [];
      for (let n = 0; n < 10; n += 1) orders.push(await enrol(batch.id));
      for (let n = 0; n < 30; n += 1) await waits(batch.id);
      // Only four transactions run at once, because PostgreSQL has four connections for the desk. Any further
      // transaction would wait for a connection and could fail.
      for (let n = 0; n < orders.length; n += 4)
        await Promise.all(orders.slice(n, n + 4).map(ends));
      expect(await waiting(batch)).toEqual([
        ...Array.from({ length: 10 }, () => 'promoted'),
        ...Array.from({ length: 20 }, () => 'waiting'),
      ]);
      await holds(batch);
    }, 60_000);

    it('forgets an erased person, and keeps no place for them', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      const id = await waits(batch.id);
      await store.desk.erase([id], 'terminal');
      expect(await waiting(batch)).toEqual([]);
      await ends(order);
      expect(await now(batch)).toMatchObject({ held: 0 });
    });
  });

  describe('an order is moved', () => {
    it('to another batch with a free place, and its old place goes to the first person who waits', async () => {
      const [full, other] = [
        await batchWith({ seats: 1 }),
        await batchWith({ startsOn: inDays(20), seats: 1 }),
      ];
      const order = await pays(await enrol(full.id));
      await waits(full.id);
      await store.outbox.setChannel('visitor', true);
      expect(await store.batches.moveOrder(order.id, other.id, 'terminal')).toBe('moved');
      expect(await told('order.moved')).toEqual([order.id]);
      await store.outbox.setChannel('visitor', false);
      expect((await find(order)).seat).toMatchObject({ batchId: other.id, state: 'taken' });
      expect(await waiting(full)).toEqual(['promoted']);
      expect(await store.batches.moveOrder(order.id, other.id, 'terminal')).toBe('unchanged');
      expect(await store.batches.moveOrder(order.id, full.id, 'terminal')).toBe('full');
      expect((await store.desk.eventsOf([order.id])).map(({ type }) => type)).toContain(
        'order.moved',
      );
      await holds(full);
      await holds(other);
    });

    it('to another batch after its place was released for lateness, and the new place is held for a day', async () => {
      const [first, other] = [await batchWith(), await batchWith({ startsOn: inDays(20) })];
      const order = await enrol(first.id);
      await exec(`UPDATE seats SET held_until = ${ago(16)} WHERE order_id = '${order.id}'`);
      expect(await store.batches.releaseOverduePlaces()).toBe(1);
      const from = Date.now();
      expect(await store.batches.moveOrder(order.id, other.id, 'terminal')).toBe('moved');
      expect(await store.batches.releaseOverduePlaces()).toBe(0);
      const { seat } = await find(order);
      expect(seat).toMatchObject({ batchId: other.id, state: 'held' });
      const heldMs = (seat?.heldUntil.getTime() ?? 0) - from;
      expect(Math.abs(heldMs - 24 * 3_600_000)).toBeLessThan(60_000);
    });

    it('to another batch while its place is held, until the same deadline as before', async () => {
      const [first, other] = [await batchWith(), await batchWith({ startsOn: inDays(20) })];
      const order = await enrol(first.id);
      expect(await store.batches.moveOrder(order.id, other.id, 'terminal')).toBe('moved');
      expect((await find(order)).seat?.heldUntil).toEqual(order.seat?.heldUntil);
    });

    it('never to a draft, to another offer, or after it has ended', async () => {
      const batch = await batchWith();
      const draft = await batchWith({}, 'draft');
      const order = await enrol(batch.id);
      const foreign = await batchWith({ offer: another.slug });
      const move = (id: string) => store.batches.moveOrder(order.id, id, 'terminal');
      expect([await move(draft.id), await move(foreign.id), await move('none')]).toEqual([
        'closed',
        'closed',
        'closed',
      ]);
      await ends(order);
      expect(await move(batch.id)).toBe('ended');
    });

    it('into a batch if it was made by arrangement, which also settles a missing place', async () => {
      const arranged = await pays(await enrol(null));
      const batch = await batchWith({ seats: 1 });
      expect(await store.batches.moveOrder(arranged.id, batch.id, 'terminal')).toBe('moved');
      expect((await find(arranged)).seat).toMatchObject({ batchId: batch.id, state: 'taken' });
      const other = await batchWith({ startsOn: inDays(40), seats: 1 });
      const late = await enrol(other.id);
      await ends(late);
      await enrol(other.id);
      await pays(late);
      const third = await batchWith({ startsOn: inDays(50), seats: 1 });
      expect(await store.batches.moveOrder(late.id, third.id, 'terminal')).toBe('moved');
      expect(await find(late)).toMatchObject({
        discrepancy: null,
        seat: { batchId: third.id, state: 'taken' },
      });
      for (const one of [batch, other, third]) await holds(one);
    });
  });

  describe('an order that is divided into instalments', () => {
    const dates = [inDays(30), inDays(60)];
    const divide = (order: Order) =>
      store.orders.replaceWithInstalments(order.id, dates, 'terminal');
    async function divided(order: Order): Promise<Order> {
      const planned = await divide(order);
      if (planned.at !== 'made') throw new Error(`The order is not divided: ${planned.at}.`);
      return find({ id: planned.orderId });
    }
    const lapses = async (order: Order) => {
      await exec(`UPDATE seats SET held_until = ${ago(16)} WHERE order_id = '${order.id}'`);
      expect(await store.batches.releaseOverduePlaces()).toBe(1);
    };

    it('keeps its fee and facts when its early price has ended or the fee has changed since', async () => {
      const batch = await batchWith({
        earlyPrice: { paise: 200_000, untilDay: today, reason: 'early' },
      });
      const orders = [await enrol(batch.id), await enrol(batch.id)];
      await exec(`UPDATE early_prices SET until_day = '${inDays(-1)}'`);
      const fee = { of: offer.slug, fromDay: today, paise: 520_000, reason: 'a test' };
      await store.batches.setFee(fee, 'terminal');
      const renamed = { ...offer, version: 'v2', title: 'Another title' };
      await store.orders.setOffers([another, renamed], 'live');
      for (const order of orders) {
        const first = await divided(order);
        expect(first.instalment).toMatchObject({ feePaise: 200_000, count: 3 });
        expect(first.offer).toEqual({ ...order.offer, amountPaise: first.amountPaise });
        const plan = await store.orders.readInstalmentPlan(first.id);
        expect(plan.reduce((sum, { paise }) => sum + paise, 0)).toBe(200_000);
      }
      await holds(batch);
    });

    it('keeps its place, also when no other is left', async () => {
      const batch = await batchWith({ seats: 1 });
      const first = await divided(await enrol(batch.id));
      expect(first.seat).toMatchObject({ batchId: batch.id, state: 'held' });
      expect((await pays(first)).seat?.state).toBe('taken');
      expect(await now(batch)).toMatchObject({ held: 0, taken: 1 });
    });

    it('gets a place in its batch again if that was released for lateness', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      await lapses(order);
      const first = await divided(order);
      expect(first.seat).toMatchObject({ batchId: batch.id, state: 'held' });
      expect((await pays(first)).seat?.state).toBe('taken');
      await holds(batch);
    });

    it('stays undivided if its place was given to another person', async () => {
      const batch = await batchWith({ seats: 1 });
      const order = await enrol(batch.id);
      await waits(batch.id);
      await lapses(order);
      expect(await waiting(batch)).toEqual(['promoted']);
      await batchWith({ startsOn: inDays(20) });
      expect(await divide(order)).toEqual({ at: 'full' });
      expect(await find(order)).toMatchObject({ state: 'made', seat: { state: 'released' } });
      expect(await now(batch)).toMatchObject({ held: 1, taken: 0, over: 0 });
    });

    it('has one place, and a later instalment can’t be given another', async () => {
      const batch = await batchWith({ seats: 3 });
      const first = await divided(await enrol(batch.id));
      await pays(first);
      const later = (await store.orders.readInstalmentPlan(first.id))[1]?.order as Order;
      const other = await batchWith({ startsOn: inDays(20) });
      expect(await store.batches.moveOrder(later.id, other.id, 'terminal')).toBe('ended');
      expect((await find(later)).seat).toBeNull();
      expect(await now(other)).toMatchObject({ held: 0, taken: 0 });
    });

    it('starts by arrangement if it did before, even if the offer has batches now', async () => {
      const order = await enrol(null);
      await batchWith();
      expect((await divided(order)).seat).toBeNull();
    });
  });

  describe('a batch that is not published yet', () => {
    const asksFor = (batches: StoredBatch[], after: number) => {
      const facts = { fees: [], notices: [], provider: {} };
      const named = batches.map(({ id, offer, startsOn, endsOn, mentor, seats }) => ({
        ...{ id, offer, startsOn, endsOn, mentor, seats, days: [weekdayOf(startsOn)] },
        ...({ from: '16:00', to: '18:00', language: 'en', state: 'open', places: 'open' } as const),
      }));
      return store.publications.requestPublication({ ...facts, batches: named }, 'asha', after);
    };
    const publish = async (batches: StoredBatch[], after: number) => {
      await asksFor(batches, after);
      await store.publications.setState(after + 1, 'live');
    };
    afterEach(() => exec('DELETE FROM publications'));

    it('gives no places: neither by its id nor as the next batch, and the waiting list keeps waiting', async () => {
      const shown = await batchWith({ startsOn: inDays(20) });
      await publish([shown], 0);
      const hidden = await batchWith({ startsOn: inDays(5) });
      expect(hidden.isPublished).toBe(false);
      expect((await enrol(null)).seat).toMatchObject({ batchId: shown.id });
      await expect(enrol(hidden.id)).rejects.toThrow(RowRefused);

      await publish([shown, hidden], 1);
      expect((await now(hidden)).isPublished).toBe(true);
      expect((await enrol(null)).seat).toMatchObject({ batchId: hidden.id });
      await publish([shown], 2);
      await expect(enrol(hidden.id)).rejects.toThrow(RowRefused);
    });

    it('keeps its places when it is, even if an instance that is behind serves an earlier publication', async () => {
      const batch = await batchWith();
      await asksFor([], 0);
      await publish([batch], 1);
      await store.publications.setState(1, 'live');
      expect((await now(batch)).isPublished).toBe(true);
    });

    it('shows its places again when a clock that was ahead is set back', async () => {
      const batch = await batchWith();
      await publish([batch], 0);
      const hourMs = 3_600_000;
      const show = (places: 'few' | 'full') =>
        store.publications.publishPlacesLeft(1, new Map([[batch.id, places]]), hourMs);
      await exec("DELETE FROM settings WHERE name = 'places-published'");
      expect([await show('few'), await show('full')]).toEqual([true, false]);
      const ahead = new Date(Date.now() + 48 * hourMs).toISOString();
      await exec(`UPDATE settings SET value = '${ahead}' WHERE name = 'places-published'`);
      expect(await show('full')).toBe(true);
    });

    it('takes no order that staff move or make, and says why', async () => {
      const shown = await batchWith({ startsOn: inDays(20) });
      await publish([shown], 0);
      const hidden = await batchWith({ startsOn: inDays(5) });
      const order = await pays(await enrol(shown.id));
      const known = () => store.batches.visibleBatches(offer.slug);
      const ask = (batch: string) =>
        store.orders.createOrderForEnquiry(
          `${order.enrolmentId}`,
          { offer: offer.slug, batch, later: [] },
          'asha',
        );

      expect((await known()).map(({ id }) => id)).toEqual([shown.id]);
      expect(await store.batches.moveOrder(order.id, hidden.id, 'asha')).toBe('not published');
      expect((await find(order)).seat).toMatchObject({ batchId: shown.id, state: 'taken' });
      expect(await ask(hidden.id)).toEqual({ at: 'not published' });
      await exec(`UPDATE batches SET is_sample = ${sqlTrue()} WHERE id = '${hidden.id}'`);
      expect(await store.batches.moveOrder(order.id, hidden.id, 'asha')).toBe('sample');
      expect(await ask(hidden.id)).toEqual({ at: 'sample' });
      expect(await ask((await batchWith({}, 'draft')).id)).toEqual({ at: 'closed' });
      expect((await ask(shown.id)).at).toBe('made');
    });

    it('leaves the offer by arrangement, as its page says', async () => {
      await publish([], 0);
      await batchWith();
      expect((await enrol(null)).seat).toBeNull();
    });

    it('gives its places to people who wait for the next start once it is published', async () => {
      const over = await batchWith({ seats: 1 });
      await publish([over], 0);
      await waits(null);
      const next = await batchWith({ startsOn: inDays(40) });
      expect(await waiting(next)).toEqual(['waiting']);
      await publish([over, next], 1);
      await store.batches.giveFreePlaces();
      expect(await waiting(next)).toEqual(['promoted']);
    });
  });

  const sqlTrue = () => (store.engine === 'SQLite' ? '1' : 'true');
  const ago = (minutes: number) =>
    store.engine === 'SQLite'
      ? `${Date.now() - minutes * 60_000}`
      : `now() - interval '${minutes} minutes'`;
}

describe('batches on SQLite', () => {
  const folder = makeScratchFolder();
  keepsBatches(async () => {
    const file = join(folder.path, 'miranaya.db');
    await placeMigratedSqlite(file);
    const store = openSqliteStore(file, Date.now);
    return {
      store,
      async exec(sql) {
        const db = new DatabaseSync(file);
        db.exec(sql);
        db.close();
      },
      async close() {
        await store.close();
        folder.remove();
      },
    };
  });
});

describe.skipIf(!hasPostgres)(`batches on ${postgresNameInTitles}`, () => {
  keepsBatches(async () => {
    const { url, drop } = await createMigratedPostgres();
    const store = await openPostgresStore(url, () => {});
    return {
      store,
      exec: (sql) =>
        withServerClient(async (client) => {
          await client.query(`SET search_path = back_office; ${sql}`);
        }, url),
      async close() {
        await store.close();
        await drop();
      },
    };
  });
});
