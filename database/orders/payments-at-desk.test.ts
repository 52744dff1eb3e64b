/**
 * Payments made at the desk: links, money by hand, instalments. Rules that hold for all money are tested on both
 * engines.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { weekdayOf } from '#domain/batches/session-days.ts';
import { firstDayOf, monthOf } from '#domain/bookkeeping/month.ts';
import {
  amountsByNumber,
  findChangesSinceClosing,
  netReceiptsPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import { sumVouchersPaise } from '#domain/orders/listed-order-state-and-sums.ts';
import { findOrderOfPerson } from '../../tests/service/support/find-order-of-person.ts';
import { makeCallRequest, makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import type { Store } from '../store.ts';
import type { PlannedInstalment } from './instalments/instalment-plan-port.ts';
import type { OfferOnSale, Order } from './order.ts';

const today = indianDay(new Date());
const later = (count: number) => usualInstalmentDates(today, count).slice(1);
const cash = { way: 'cash', reference: 'Slip 17', movedOn: today } as const;
const accountant = 'an accountant';
let made = 0;

onBothEngines('payments at the desk', (open) => {
  let store: Store;
  let given: OpenedStore;
  let offer: OfferOnSale;
  beforeAll(async () => {
    given = await open();
    store = given.store;
  });
  afterAll(() => given.close());
  beforeEach(async () => {
    made += 1;
    offer = {
      slug: `course-${made}`,
      version: 'v1',
      title: `Course ${made}`,
      amountPaise: 399_900,
      kind: 'course',
      facts: { kind: 'course', registrationChargePaise: 100_000 },
    };
    await store.orders.setOffers([offer], 'live');
  });

  async function calls(): Promise<string> {
    made += 1;
    const { row } = makeCallRequest(`desk-${made}`);
    await store.insertAsVisitor({ table: 'request_a_call', row, idempotencyKey: null });
    for await (const page of store.iterateLeadPages({}))
      for (const lead of page) if (lead.email === row.email) return lead.id;
    throw new Error('There is no such enquiry.');
  }

  async function enrols(): Promise<Order> {
    made += 1;
    const { row } = makeEnrolment(`desk-${made}`, { offer: offer.slug });
    await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const person = { email: `${row.email}`, phone: `${row.mobile}` };
    return (await findOrderOfPerson(store.orders, person, offer.slug)) as Order;
  }

  const find = async (id: string) => (await store.orders.findOrder(id)) as Order;
  const keyOf = async (id: string) => `${(await find(id)).refund?.key}`;
  const pays = (order: Order, paymentId = `pay_${order.id}`) =>
    store.orders.applyFact(
      order.id,
      { kind: 'paid', paymentId, paise: order.amountPaise, currency: 'INR' },
      'provider',
    );
  const records = (order: Order, reference = `Slip ${order.id}`) =>
    store.orders.recordPayment(
      order.id,
      { ...cash, reference, paise: order.amountPaise },
      accountant,
    );

  /** Replaces the order by a plan of instalments; resolves with the order of the first instalment. */
  async function divides(whole: Order, count: number): Promise<Order> {
    const planned = await store.orders.replaceWithInstalments(whole.id, later(count), accountant);
    if (planned.at !== 'made') throw new Error(`The order is not divided: ${planned.at}.`);
    return find(planned.orderId);
  }

  /** Creates a plan whose first instalment is paid. */
  async function begins(count: number): Promise<{ first: Order; plan: PlannedInstalment[] }> {
    const first = await divides(await enrols(), count);
    await pays(first);
    return { first: await find(first.id), plan: await store.orders.readInstalmentPlan(first.id) };
  }
  const orderOf = (plan: readonly PlannedInstalment[], position: number) =>
    plan.find((one) => one.position === position)?.order as Order;

  /** Moves the due date of an instalment into the past. Its order and its link were made before that date. */
  const passes = async (order: Order, days: number) => {
    await given.exec(
      `UPDATE instalments SET due_on = '${addDays(today, -days)}' WHERE asked_by = '${order.id}'`,
    );
    await given.exec(
      `UPDATE orders SET made_at = ${given.daysAgo(days + 1)} WHERE id = '${order.id}'`,
    );
    // The stored event of the link can't be changed, so an earlier one is added.
    await given.exec(
      `INSERT INTO order_events (id, order_id, at, type, who, what) VALUES ('${randomUUID()}', '${order.id}', ${given.daysAgo(days + 1)}, 'order.offered', 'worker', '{}')`,
    );
  };
  const getsLink = ({ id }: Order) =>
    store.orders.noteLink(id, { id: `plink_${id}`, url: 'https://pay.example/1', expiresAt: null });

  const far = [new Date(0), new Date(Date.UTC(2100, 0))] as const;
  /** The sum of the receipts and vouchers of a mode, and the sum that the orders of that mode have kept. */
  async function netBothWays(mode: PaymentProviderMode) {
    const byReceiptsAndVouchers = netReceiptsPaiseOf(
      sumReceiptsAndVouchers(await store.orders.receiptsAndVouchersIn(mode, ...far)),
    );
    let byOrders = 0;
    for (let before: string | undefined; ; ) {
      const page = await store.orders.listOrders({ before });
      for (const order of page)
        if (order.mode === mode)
          byOrders += (order.receipt === null ? 0 : order.amountPaise) - sumVouchersPaise(order);
      before = page.at(-1)?.id;
      if (before === undefined) break;
    }
    return { byReceiptsAndVouchers, byOrders };
  }

  it('asks the person of a call for the fee, and shows the unpaid order instead of a second one', async () => {
    const enquiry = await calls();
    const wanted = { offer: offer.slug, batch: null, later: [] };
    const asked = await store.orders.createOrderForEnquiry(enquiry, wanted, 'a counsellor');
    expect(asked.at).toBe('made');
    const again = await store.orders.createOrderForEnquiry(enquiry, wanted, 'a counsellor');
    expect(again).toEqual({ ...asked, at: 'open' });
    const order = await find((asked as { orderId: string }).orderId);
    expect(order).toMatchObject({ amountPaise: 399_900, enrolmentId: enquiry, state: 'made' });
    expect(order.payer?.name).toMatch(/^Asha/);
    await pays(order);
    expect(await find(order.id)).toMatchObject({ state: 'paid' });
  });

  it('lets two colleagues who ask at once create one order', async () => {
    const enquiry = await calls();
    const other = await given.openAnother();
    const wanted = { offer: offer.slug, batch: null, later: [] };
    const both = await Promise.all([
      store.orders.createOrderForEnquiry(enquiry, wanted, 'one'),
      other.orders.createOrderForEnquiry(enquiry, wanted, 'other'),
    ]);
    expect(both.map(({ at }) => at).sort()).toEqual(['made', 'open']);
    expect(await store.orders.ordersOf([enquiry])).toHaveLength(1);
  });

  it('removes the person of an order when the enquiry is erased, and keeps the receipt', async () => {
    const enquiry = await calls();
    const wanted = { offer: offer.slug, batch: null, later: [] };
    const asked = await store.orders.createOrderForEnquiry(enquiry, wanted, 'a counsellor');
    const order = await find((asked as { orderId: string }).orderId);
    await records(order);
    await store.desk.erase([enquiry], 'the owner');
    expect(await find(order.id)).toMatchObject({ payer: null, enrolmentId: null });
    const receiptsAndVouchers = await store.orders.receiptsAndVouchersOf(order.id);
    expect(receiptsAndVouchers).toMatchObject([{ kind: 'receipt', paise: 399_900 }]);
  });

  it('records cash with its reference once, with a receipt of the same register', async () => {
    const [order, paidOnline] = [await enrols(), await enrols()];
    await pays(paidOnline);
    const wrong = { ...cash, paise: 399_800 };
    expect(await store.orders.recordPayment(order.id, wrong, accountant)).toEqual({
      at: 'another sum',
    });
    const both = await Promise.all([records(order, 'Slip 1'), records(order, 'Slip 2')]);
    expect(both.map(({ at }) => at).sort()).toEqual(['late', 'recorded']);
    const paid = await find(order.id);
    expect(paid).toMatchObject({ state: 'paid', paidWay: 'cash', discrepancy: null });
    const [issued] = await store.orders.receiptsAndVouchersOf(order.id);
    expect(issued).toMatchObject({
      kind: 'receipt',
      paise: 399_900,
      way: 'cash',
      movedOn: today,
      recordedBy: accountant,
    });
    const numbers = [(await find(paidOnline.id)).receipt?.number, paid.receipt?.number];
    const [online, byHand] = numbers.map((number) => Number(number?.slice(-6)));
    expect(byHand).toBe((online ?? 0) + 1);
  });

  it('ends the open link of an order that was paid in cash, and reports a payment by it to a person', async () => {
    const order = await enrols();
    const link = { id: `plink_${order.id}`, url: 'https://pay.example/1', expiresAt: null };
    await store.orders.noteLink(order.id, link);
    await records(order);
    const [ending] = await store.orders.claimEndingLinks('live', 5, 60_000);
    expect(ending?.id).toBe(order.id);
    expect(await store.orders.claimEndingLinks('live', 5, 60_000)).toEqual([]);
    await store.orders.noteLinkEnded(order.id);
    await pays(order);
    const now = await find(order.id);
    expect(now).toMatchObject({ state: 'paid', paidWay: 'cash', discrepancy: 'paid twice' });
    expect(await store.orders.receiptsAndVouchersOf(order.id)).toHaveLength(1);
  });

  it('takes a mistake back by a voucher, once, and the reference can be recorded for the right order', async () => {
    const [wrong, right] = [await enrols(), await enrols()];
    const reference = `UTR ${wrong.id}`;
    await records(wrong, reference);
    expect(await records(right, reference)).toMatchObject({ at: 'known reference' });
    const both = await Promise.all([
      store.orders.takeBackRecord(wrong.id, 'Another learner paid', accountant),
      store.orders.takeBackRecord(wrong.id, 'Another learner paid', accountant),
    ]);
    expect(both.sort()).toEqual(['late', 'taken back']);
    const [receipt, voucher] = await store.orders.receiptsAndVouchersOf(wrong.id);
    expect(voucher).toMatchObject({
      kind: 'voucher',
      why: 'mistake',
      paise: 399_900,
      against: receipt?.number,
    });
    // A payment that was recorded by mistake is no refund: the enquiry is new and due again, and it is not marked as
    // lost.
    expect(await store.desk.findEnquiry(`${wrong.enrolmentId}`)).toMatchObject({
      state: 'new',
      lostReason: null,
      dueAt: expect.any(Date),
    });
    expect(await records(right, reference)).toMatchObject({ at: 'recorded' });
    const forged = given.exec(`DELETE FROM receipts WHERE number = '${receipt?.number}'`);
    await expect(forged).rejects.toThrow(/A receipt stays as it was given/);
  });

  it('records one reference once when two colleagues record it for two orders at the same moment', async () => {
    const other = await given.openAnother();
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [await enrols(), await enrols()];
      // The reference has no part of an order's id, because a search for it would then find that order too.
      const number = `40812233${round}`;
      const spelt = [`UTR ${number}`, `utr${number}`] as const;
      const both = await Promise.all([
        store.orders.recordPayment(
          one.id,
          { ...cash, reference: spelt[0], paise: one.amountPaise },
          'one',
        ),
        other.orders.recordPayment(
          two.id,
          { ...cash, reference: spelt[1], paise: two.amountPaise },
          'other',
        ),
      ]);
      expect(both.map(({ at }) => at).sort()).toEqual(['known reference', 'recorded']);
      const states = [(await find(one.id)).state, (await find(two.id)).state];
      expect(states.filter((state) => state === 'paid')).toHaveLength(1);
      const found = await store.orders.listOrders({ search: `Utr ${number}` });
      expect(found.map(({ state }) => state)).toEqual(['paid']);
    }
  });

  it('leaves the refund of cash to a person, and issues its voucher when it was handed back', async () => {
    const order = await enrols();
    await records(order);
    await store.orders.requestRefund(order.id, 299_900, accountant, 0);
    const claimed = await store.orders.claimRefunds('live', 50, 60_000);
    expect(claimed.map(({ id }) => id)).not.toContain(order.id);
    const record = { way: 'transfer', reference: `UTR ${order.id}`, movedOn: today } as const;
    const key = await keyOf(order.id);
    const handBack = () =>
      store.orders.recordHandBack(order.id, { ...record, paise: 299_900 }, accountant, key);
    const both = await Promise.all([handBack(), handBack()]);
    expect(both.sort()).toEqual([false, true]);
    const [, voucher] = await store.orders.receiptsAndVouchersOf(order.id);
    expect(voucher).toMatchObject({ paise: 299_900, way: 'transfer', why: 'refund' });
    // The link of the order may still have been paid without an event, so the provider is still polled.
    await store.orders.makeOrdersDue('live', ['refunded']);
    const asked = await store.orders.claimPaidForLookUp('live', 200, 60_000);
    expect(asked.map(({ id }) => id)).toContain(order.id);
  });

  it('withdraws a refund of cash that was asked for by mistake, unless it was handed back or has another sum', async () => {
    const order = await enrols();
    await records(order);
    const sold = await find(order.id);
    let key = '';
    const withdraw = (paise: number) =>
      store.orders.withdrawRefund(order.id, paise, 'The wrong learner', accountant, key);
    expect(await withdraw(100_000)).toBe(false);
    await store.orders.requestRefund(order.id, 100_000, accountant, 0);
    key = await keyOf(order.id);
    expect(await withdraw(299_900)).toBe(false);
    const both = await Promise.all([withdraw(100_000), withdraw(100_000)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await find(order.id)).toEqual(sold);
    const types = (await store.orders.eventsOf(order.id)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['order.refunding', 'order.refund-withdrawn']);

    await store.orders.requestRefund(order.id, 299_900, accountant, 0);
    key = await keyOf(order.id);
    const back = { way: 'cash', reference: `Back ${order.id}`, movedOn: today } as const;
    const records100 = { ...back, paise: 100_000 };
    expect(await store.orders.recordHandBack(order.id, records100, accountant, key)).toBe(false);
    const records2999 = { ...back, paise: 299_900 };
    expect(await store.orders.recordHandBack(order.id, records2999, accountant, key)).toBe(true);
    expect(await withdraw(299_900)).toBe(false);
    expect(await store.orders.receiptsAndVouchersOf(order.id)).toHaveLength(2);

    const online = await enrols();
    await pays(online);
    await store.orders.requestRefund(online.id, 100_000, accountant, 0);
    key = await keyOf(online.id);
    const reason = 'The wrong learner';
    expect(await store.orders.withdrawRefund(online.id, 100_000, reason, accountant, key)).toBe(
      false,
    );
  });

  it('withdraws a refund of a course that was changed, and its released place stays released', async () => {
    const other = { ...offer, slug: `${offer.slug}-other` };
    await store.orders.setOffers([offer, other], 'live');
    const startsOn = addDays(today, 10);
    const plan = { offer: offer.slug, startsOn, endsOn: startsOn, days: [weekdayOf(startsOn)] };
    const hours = { from: '16:00', to: '18:00', language: 'en', mentor: 'A mentor' } as const;
    await store.batches.saveBatch(null, { ...plan, ...hours, seats: 1, earlyPrice: null }, 'open', {
      ...{ who: accountant, isOffer: () => true, feePaise: null, version: null },
    });
    const order = await enrols();
    await records(order);
    const audit = { type: 'order.granted', what: {} } as const;
    const change = await store.orders.changeCourse(order.id, other.slug, accountant, audit, 0);
    if (change.at !== 'made') throw new Error(`The course is not changed: ${change.at}.`);
    await pays(change.order);
    expect((await find(order.id)).seat).toMatchObject({ state: 'released' });
    await store.orders.requestRefund(order.id, 1_000, accountant, 0);
    const key = await keyOf(order.id);
    expect(await store.orders.withdrawRefund(order.id, 1_000, 'x', accountant, key)).toBe(true);
    expect(await find(order.id)).toMatchObject({ state: 'paid', seat: { state: 'released' } });
  });

  it('asks again for the instalments of a plan whose refund was withdrawn', async () => {
    const whole = await enrols();
    const { id } = await divides(whole, 3);
    await records(await find(id));
    const before = await store.orders.readInstalmentPlan(id);
    await store.orders.requestRefund(id, 100_000, accountant, 0);
    const key = await keyOf(id);
    expect(await store.orders.withdrawRefund(id, 100_000, 'A mistake', accountant, key)).toBe(true);
    const plan = await store.orders.readInstalmentPlan(id);
    expect(plan.map(({ order }) => order?.state)).toEqual(['paid', 'made', 'made']);
    const asked = ({ position, paise, dueOn }: PlannedInstalment) => ({ position, paise, dueOn });
    expect(plan.map(asked)).toEqual(before.map(asked));
  });

  it.each([2, 3, 4])(
    'divides the fee into %i instalments that add up exactly to the fee',
    async (count) => {
      const { first, plan } = await begins(count);
      expect(plan).toHaveLength(count);
      expect(plan.reduce((sum, { paise }) => sum + paise, 0)).toBe(399_900);
      expect(plan.map(({ order }) => order?.amountPaise)).toEqual(plan.map(({ paise }) => paise));
      expect(first.instalment).toMatchObject({ position: 1, count, feePaise: 399_900 });
      const changed = given.exec(
        `UPDATE orders SET amount_paise = 1 WHERE id = '${orderOf(plan, 2).id}'`,
      );
      await expect(changed).rejects.toThrow(/An instalment keeps its sum/);
    },
  );

  it('asks again for an instalment whose payment was recorded by mistake, for the same sum on the same day', async () => {
    const { first, plan } = await begins(3);
    const wrong = orderOf(plan, 2);
    await given.exec(`UPDATE instalments SET reminders = 2 WHERE asked_by = '${wrong.id}'`);
    await records(wrong);
    await store.orders.takeBackRecord(wrong.id, 'Another learner paid', accountant);
    const after = await store.orders.readInstalmentPlan(first.id);
    expect(after.map(({ paise, dueOn }) => [paise, dueOn])).toEqual(
      plan.map(({ paise, dueOn }) => [paise, dueOn]),
    );
    const again = orderOf(after, 2);
    // The new order has reminders of its own.
    expect(after[1]).toMatchObject({ reminders: 0 });
    expect(again.id).not.toBe(wrong.id);
    expect(again).toMatchObject({ state: 'made', amountPaise: wrong.amountPaise });
    expect(orderOf(after, 3)).toEqual(orderOf(plan, 3));
    expect(await find(wrong.id)).toMatchObject({ state: 'refunded', voucher: { why: 'mistake' } });
    await pays(again);
    expect(await find(again.id)).toMatchObject({ state: 'paid', discrepancy: null });
  });

  it('takes no first instalment back while a later one is paid, because that one pays for its place', async () => {
    const whole = await enrols();
    const first = await divides(whole, 2);
    await records(first);
    const second = orderOf(await store.orders.readInstalmentPlan(first.id), 2);
    await records(second);
    const takeBack = (order: Order) =>
      store.orders.takeBackRecord(order.id, 'Another learner paid', accountant);
    expect(await takeBack(first)).toBe('later is paid');
    expect(await find(first.id)).toMatchObject({ state: 'paid', voucher: null });
    expect(await store.desk.findEnquiry(`${first.enrolmentId}`)).toMatchObject({
      state: 'enrolled',
    });
    expect(await takeBack(second)).toBe('taken back');
    expect(await takeBack(first)).toBe('taken back');
  });

  it('has one learner, whichever of its instalments are paid', async () => {
    const { first, plan } = await begins(2);
    await pays(orderOf(plan, 2));
    await store.checklists.createMissingChecklists();
    expect(await store.checklists.findLearner(first.id)).not.toBeNull();
    expect(await store.checklists.findLearner(orderOf(plan, 2).id)).toBeNull();
  });

  it('asks for no instalment again if the plan is being refunded', async () => {
    const { first, plan } = await begins(2);
    const wrong = orderOf(plan, 2);
    await records(wrong);
    await store.orders.requestRefund(first.id, 1_000, accountant, 0);
    await store.orders.takeBackRecord(wrong.id, 'Another learner paid', accountant);
    expect(orderOf(await store.orders.readInstalmentPlan(first.id), 2).id).toBe(wrong.id);
  });

  it('withdraws the undivided order of a plan, and a payment of it becomes a discrepancy', async () => {
    const whole = await enrols();
    const first = await divides(whole, 2);
    expect(await find(whole.id)).toMatchObject({ state: 'cancelled' });
    await pays(first);
    await pays(whole);
    expect(await find(whole.id)).toMatchObject({ state: 'paid', discrepancy: 'paid again' });
  });

  it('leads a visitor who enrols again, or has the old page, to the first instalment', async () => {
    const whole = await enrols();
    const first = await divides(whole, 3);
    await pays(first);
    expect((await store.orders.renew(whole.id))?.id).toBe(first.id);
    const { email = '', phone = '' } = whole.payer ?? {};
    expect((await findOrderOfPerson(store.orders, { email, phone }, offer.slug))?.id).toBe(
      first.id,
    );
  });

  it('makes an order for a second enrolment of the same person, although a later instalment is unpaid', async () => {
    const { first } = await begins(2);
    const enquiry = `${first.enrolmentId}`;
    const { email, phone } = first.payer ?? {};
    const row = { name: 'Her Brother', email, mobile: phone, offer: offer.slug };
    await store.insertAsVisitor({
      table: 'enrollments',
      row: row as Record<string, string>,
      idempotencyKey: null,
    });
    const order = await findOrderOfPerson(
      store.orders,
      { email: `${email}`, phone: `${phone}` },
      offer.slug,
    );
    expect(order?.id).not.toBe(first.id);
    expect(order).toMatchObject({ state: 'made', amountPaise: 399_900, instalment: null });
    const asked = await store.orders.createOrderForEnquiry(
      enquiry,
      { offer: offer.slug, batch: null, later: [] },
      accountant,
    );
    expect(asked).toEqual({ at: 'open', orderId: order?.id });
  });

  it('lets staff ask for another payment, although a later instalment is unpaid', async () => {
    const { first } = await begins(2);
    const wanted = { offer: offer.slug, batch: null, later: [] };
    const asked = await store.orders.createOrderForEnquiry(
      `${first.enrolmentId}`,
      wanted,
      accountant,
    );
    expect(asked.at).toBe('made');
  });

  it('asks for a later instalment when its date is near, or when the learner wants to pay', async () => {
    const { plan } = await begins(3);
    const claimed = async () =>
      (await store.orders.claimForFirstLink('live', 100, 60_000)).map(({ id }) => id);
    const [second, third] = [orderOf(plan, 2), orderOf(plan, 3)];
    expect(await claimed()).not.toContain(second.id);
    await store.orders.allowInstalmentLinkNow(second.id);
    const now = await claimed();
    expect(now).toContain(second.id);
    expect(now).not.toContain(third.id);
    // A refusal by the provider is tried again for a week from this moment, however old the order is.
    const askedMs = (await find(second.id)).instalment?.askAt?.getTime() ?? 0;
    expect(Math.abs(Date.now() - askedMs)).toBeLessThan(60_000);
  });

  it('sends two reminders of a missed instalment, then reports it to staff, and keeps the place', async () => {
    const { first, plan } = await begins(2);
    const second = orderOf(plan, 2);
    await getsLink(second);
    const other = await given.openAnother();
    for (const days of [1, 4, 7]) {
      await passes(second, days);
      for (let look = 0; look < 2; look += 1)
        await Promise.all([
          store.orders.remindOrMarkMissedInstalments('live'),
          other.orders.remindOrMarkMissedInstalments('live'),
        ]);
    }
    const types = (await store.orders.eventsOf(second.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'order.reminded')).toHaveLength(2);
    const missed = await store.orders.missedInstalments();
    expect(missed.map(({ order }) => order.id)).toContain(second.id);
    expect(await find(first.id)).toMatchObject({ state: 'paid' });
    await records(second);
    const left = await store.orders.missedInstalments();
    expect(left.map(({ order }) => order.id)).not.toContain(second.id);
  });

  it('reminds of no instalment at once whose order was made after the due date', async () => {
    const { plan } = await begins(2);
    const second = orderOf(plan, 2);
    await getsLink(second);
    await given.exec(
      `UPDATE instalments SET due_on = '${addDays(today, -30)}' WHERE asked_by = '${second.id}'`,
    );
    for (let look = 0; look < 3; look += 1)
      await store.orders.remindOrMarkMissedInstalments('live');
    const types = (await store.orders.eventsOf(second.id)).map(({ type }) => type);
    expect(types).not.toContain('order.reminded');
    expect(types).not.toContain('order.missed');
  });

  it('reminds of no instalment at once whose link came after the due date', async () => {
    const { plan } = await begins(2);
    const { id } = orderOf(plan, 2);
    await given.exec(
      `UPDATE instalments SET due_on = '${addDays(today, -5)}' WHERE asked_by = '${id}'`,
    );
    await given.exec(`UPDATE orders SET made_at = ${given.daysAgo(60)} WHERE id = '${id}'`);
    await getsLink(orderOf(plan, 2));
    await store.orders.remindOrMarkMissedInstalments('live');
    expect((await store.orders.eventsOf(id)).map(({ type }) => type)).not.toContain(
      'order.reminded',
    );
  });

  it('reminds nobody of an instalment after its person was erased, and lists it for nobody', async () => {
    const { first, plan } = await begins(2);
    const second = orderOf(plan, 2);
    await getsLink(second);
    await passes(second, 8);
    await store.desk.erase([`${first.enrolmentId}`], accountant);
    for (let look = 0; look < 3; look += 1)
      await store.orders.remindOrMarkMissedInstalments('live');
    const types = (await store.orders.eventsOf(second.id)).map(({ type }) => type);
    expect(types).not.toContain('order.reminded');
    expect(types).not.toContain('order.missed');
  });

  it('lists no missed instalment of a person who was erased later', async () => {
    const { first, plan } = await begins(2);
    const second = orderOf(plan, 2);
    await passes(second, 8);
    await store.orders.remindOrMarkMissedInstalments('live');
    const missed = async () =>
      (await store.orders.missedInstalments()).map(({ order }) => order.id);
    expect(await missed()).toContain(second.id);
    await store.desk.erase([`${first.enrolmentId}`], accountant);
    expect(await missed()).not.toContain(second.id);
  });

  it('counts a later instalment to the course that its plan was changed from', async () => {
    const { first, plan } = await begins(2);
    const other = { ...offer, slug: `${offer.slug}-other` };
    await store.orders.setOffers([offer, other], 'live');
    const audit = { type: 'order.granted', what: {} } as const;
    const change = await store.orders.changeCourse(first.id, other.slug, accountant, audit, 0);
    if (change.at !== 'made') throw new Error(`The course is not changed: ${change.at}.`);
    const { id } = orderOf(plan, 2);
    expect(await find(id)).toMatchObject({ isCourseChanged: false });
    await pays(change.order);
    expect(await find(id)).toMatchObject({ isCourseChanged: true });
  });

  it('records no reminder of an instalment whose link has ended, because none can be sent', async () => {
    const { plan } = await begins(2);
    const second = orderOf(plan, 2);
    await getsLink(second);
    await store.orders.applyFact(second.id, { kind: 'expired' }, 'provider');
    await passes(second, 8);
    for (let look = 0; look < 3; look += 1)
      await store.orders.remindOrMarkMissedInstalments('live');
    const types = (await store.orders.eventsOf(second.id)).map(({ type }) => type);
    expect(types).not.toContain('order.reminded');
    expect(types).toContain('order.missed');
  });

  it('lists a missed instalment for staff until its plan is refunded', async () => {
    const { first, plan } = await begins(2);
    const second = orderOf(plan, 2);
    await passes(second, 30);
    for (let look = 0; look < 3; look += 1)
      await store.orders.remindOrMarkMissedInstalments('live');
    const listed = async () =>
      (await store.orders.listOrders({ needsAttention: true, offer: offer.slug })).map(
        ({ id }) => id,
      );
    expect(await listed()).toEqual([second.id]);
    await store.orders.requestRefund(first.id, first.amountPaise, accountant, 0);
    expect(await find(second.id)).toMatchObject({ state: 'cancelled' });
    expect(await listed()).toEqual([]);
  });

  it('moves only the dates of unpaid instalments', async () => {
    const { first, plan } = await begins(3);
    const [, two, three] = plan as [PlannedInstalment, PlannedInstalment, PlannedInstalment];
    const move = (position: number, was: string, becomes: string) =>
      store.orders.movePlanDates(first.id, [{ position, was, becomes }], accountant);
    expect(await move(1, today, addDays(today, 3))).toBe('late');
    expect(await move(2, two.dueOn, three.dueOn)).toMatchObject({ wrong: /follow one another/ });
    const becomes = addDays(two.dueOn, 5);
    expect(await move(2, two.dueOn, becomes)).toBe('moved');
    expect(await move(2, two.dueOn, becomes)).toBe('late');
    const [entry] = (await store.desk.eventsOf([first.id])).filter(
      ({ type }) => type === 'plan.dates-moved',
    );
    expect(entry).toMatchObject({
      who: accountant,
      what: { before: { 'instalment 2': two.dueOn }, after: { 'instalment 2': becomes } },
    });
  });

  it('refunds a plan payment by payment from the money received, and asks for no further instalment', async () => {
    const { first, plan } = await begins(3);
    const [second, third] = [orderOf(plan, 2), orderOf(plan, 3)];
    await records(second);
    const paidIn = first.amountPaise + second.amountPaise;
    await store.orders.requestRefund(first.id, paidIn - 100_000, accountant, 0);
    expect(await find(third.id)).toMatchObject({ state: 'cancelled' });
    const [one, two] = [await find(first.id), await find(second.id)];
    expect(one.refund?.paise).toBe(first.amountPaise);
    expect(two.refund?.paise).toBe(second.amountPaise - 100_000);
    const done = { kind: 'refunded', paymentId: `${one.paymentId}`, refundId: `r_${first.id}` };
    await store.orders.storeRefundId(first.id, one.refund?.key ?? '', `r_${first.id}`);
    await store.orders.applyFact(
      first.id,
      { ...done, kind: 'refunded', paise: first.amountPaise },
      'provider',
    );
    const paise = second.amountPaise - 100_000;
    await store.orders.recordHandBack(
      second.id,
      { ...cash, paise },
      accountant,
      `${two.refund?.key}`,
    );
    const receiptsAndVouchers = [
      ...(await store.orders.receiptsAndVouchersOf(first.id)),
      ...(await store.orders.receiptsAndVouchersOf(second.id)),
    ];
    expect(netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers))).toBe(100_000);
  });

  it('refunds more of a plan from the payments of which something is left, with the audit on its first order', async () => {
    const { first, plan } = await begins(2);
    const second = orderOf(plan, 2);
    await records(second);
    const handBack = async (id: string) => {
      const { paise = 0, key = '' } = (await find(id)).refund ?? {};
      return store.orders.recordHandBack(id, { ...cash, paise }, accountant, key);
    };
    const refundsFirst = async (paise: number) => {
      await store.orders.requestRefund(first.id, paise, accountant, 0);
      const { refund, paymentId } = await find(first.id);
      await store.orders.storeRefundId(first.id, refund?.key ?? '', `r_${first.id}`);
      await store.orders.applyFact(
        first.id,
        { kind: 'refunded', paymentId: `${paymentId}`, refundId: `r_${first.id}`, paise },
        'provider',
      );
    };
    await refundsFirst(first.amountPaise);
    const rest = 100_000;
    const audit = { type: 'order.refund asked', what: { paise: rest } } as const;
    const seen = first.amountPaise;
    const ask = (back: number) =>
      store.orders.requestRefund(first.id, rest, accountant, back, audit);
    expect((await ask(seen)).step.at).toBe('moved');
    expect((await ask(seen)).step.at).toBe('unchanged');
    expect(await find(first.id)).toMatchObject({ state: 'refunded', vouchers: [{}] });
    expect(await handBack(second.id)).toBe(true);
    expect(await find(second.id)).toMatchObject({ vouchers: [{ paise: rest }] });
    expect((await ask(seen)).step.at).toBe('unchanged');
    const noted = (await store.desk.eventsOf([first.id])).filter(({ type }) => type === audit.type);
    expect(noted).toHaveLength(1);
  });

  it('hands back the refund that was seen, and not the next one of the same sum', async () => {
    const order = await enrols();
    await records(order);
    const ask = async (seenBack: number) => {
      await store.orders.requestRefund(order.id, 1_000, accountant, seenBack);
      return keyOf(order.id);
    };
    const handBack = (key: string) =>
      store.orders.recordHandBack(order.id, { ...cash, paise: 1_000 }, accountant, key);
    const first = await ask(0);
    expect(await handBack(first)).toBe(true);
    const next = await ask(1_000);
    expect(await handBack(first)).toBe(false);
    expect(await store.orders.withdrawRefund(order.id, 1_000, 'x', accountant, first)).toBe(false);
    expect(await store.orders.withdrawRefund(order.id, 1_000, 'x', accountant, next)).toBe(true);
    expect(await find(order.id)).toMatchObject({ state: 'refunded', vouchers: [{ paise: 1_000 }] });
  });

  it('asks again for an instalment whose link has ended, and begins an unpaid plan again', async () => {
    const { plan } = await begins(2);
    const second = orderOf(plan, 2);
    await store.orders.applyFact(second.id, { kind: 'expired' }, 'provider');
    const again = (await store.orders.renew(second.id)) as Order;
    expect(again).toMatchObject({ amountPaise: second.amountPaise, state: 'made' });
    expect((await store.orders.renew(second.id))?.id).toBe(again.id);

    const { id } = await divides(await enrols(), 2);
    await store.orders.applyFact(id, { kind: 'expired' }, 'provider');
    const anew = (await store.orders.renew(id)) as Order;
    expect(anew.instalment).toMatchObject({ position: 1, feePaise: 399_900 });
    expect(await store.orders.readInstalmentPlan(anew.id)).toHaveLength(2);
  });

  it('assigns every payment that the provider reports: to an order, to a discrepancy, or to another site', async () => {
    const orders = [await enrols(), await enrols(), await enrols()];
    const [first] = orders as [Order];
    orders.push(await divides(first, 2));
    const reported: string[] = [];
    // Reports four payments for each order: two of them with another sum, and the last one in another currency. In one
    // or two of the rounds, a member also records cash.
    for (let round = 0; round < 4; round += 1)
      for (const [n, order] of orders.entries()) {
        const paymentId = `pay_${order.id}_${round}`;
        reported.push(paymentId);
        await store.orders.applyFact(
          order.id,
          {
            kind: 'paid',
            paymentId,
            paise: order.amountPaise - ((round + n) % 2),
            currency: round === 3 ? 'USD' : 'INR',
          },
          'provider',
        );
        if ((round + n) % 3 === 1) await records(await find(order.id), `${paymentId} in cash`);
      }
    const stranger = { paymentId: `pay_stranger_${made}`, mode: 'live', linkId: null } as const;
    await store.orders.storeUnmatchedPayment({
      ...stranger,
      reference: null,
      paidFor: null,
      paise: 70_000,
      currency: 'INR',
    });
    reported.push(stranger.paymentId);
    const known = new Set((await store.orders.openUnmatched()).map(({ paymentId }) => paymentId));
    for (const { id } of orders) {
      const { paymentId, raised, discrepancy } = await find(id);
      for (const one of [paymentId, ...raised]) if (one !== null) known.add(one);
      if (raised.length > 0) expect(discrepancy).not.toBeNull();
    }
    expect(reported.filter((id) => !known.has(id))).toEqual([]);
    // Each receipt documents exactly one payment.
    for (const { id } of orders) {
      const receiptsAndVouchers = await store.orders.receiptsAndVouchersOf(id);
      expect(receiptsAndVouchers.map(({ kind }) => kind)).toEqual(['receipt']);
      expect(receiptsAndVouchers[0]?.movement).toBe((await find(id)).paymentId);
    }
  });

  it('shows in a closed month everything that was added since, and changes nothing in it', async () => {
    const month = monthOf(today);
    const { since, until } = { since: momentOfIndianHour(firstDayOf(month), 0), until: far[1] };
    const receiptsAndVouchers = () => store.orders.receiptsAndVouchersIn('live', since, until);
    await records(await enrols());
    const closed = amountsByNumber(await receiptsAndVouchers());
    const taken = await store.bookkeeping.closeMonth(
      { mode: 'live', month, amounts: closed },
      accountant,
      {},
    );
    const closing = await store.bookkeeping.findClosing('live', month);
    expect(taken).toBe(true);
    expect(findChangesSinceClosing(closing?.amounts ?? {}, await receiptsAndVouchers())).toEqual(
      [],
    );
    // A payment that is recorded after the month was closed appears as a change since then.
    const order = await enrols();
    await records(order);
    const { receipt } = await find(order.id);
    expect(findChangesSinceClosing(closing?.amounts ?? {}, await receiptsAndVouchers())).toEqual([
      { at: 'added', number: receipt?.number, paise: 399_900 },
    ]);
    const [entry] = await store.desk.eventsOf([order.id]);
    expect(entry).toMatchObject({ type: 'order.payment recorded', who: accountant });
  });

  it('has receipts and vouchers that add up to what the orders have kept, in each mode separately', async () => {
    for (const mode of ['test', 'demonstration', 'live'] as const) {
      await store.orders.setOffers([{ ...offer, slug: `${offer.slug}-${mode}` }], mode);
      const { row } = makeEnrolment(`mode-${mode}-${made}`, { offer: `${offer.slug}-${mode}` });
      await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
      const person = { email: `${row.email}`, phone: `${row.mobile}` };
      const order = await findOrderOfPerson(store.orders, person, `${offer.slug}-${mode}`);
      await records(order as Order);
      const [issued] = await store.orders.receiptsAndVouchersOf((order as Order).id);
      expect(issued?.number.slice(0, 3)).toBe(
        { test: 'TST', demonstration: 'DMO', live: 'MIR' }[mode],
      );
    }
    for (const mode of ['test', 'demonstration', 'live'] as const) {
      const { byReceiptsAndVouchers, byOrders } = await netBothWays(mode);
      expect(byReceiptsAndVouchers).toBe(byOrders);
      expect(byReceiptsAndVouchers).toBeGreaterThan(0);
    }
  });
});
