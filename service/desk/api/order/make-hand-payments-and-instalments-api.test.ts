/** Payments at the desk: what each role may do, and the sentences of a refused form. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { weekdayOf } from '#domain/batches/session-days.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { usualInstalmentDates } from '#domain/orders/instalments.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
} from '../../../../tests/service/support/desk-orders.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../../tests/service/support/store-paid-order.ts';

const today = indianDay(new Date());
const record = { way: 'cash', reference: 'Slip 1', movedOn: today } as const;
const inTime = { ask: 'refund', startsOn: null, hadLmsAccess: false } as const;

onDeskEngine('payment at the desk', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let accounts: StaffMember;
  let counsellor: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    accounts = await storeStaffMember(store, 'accounts');
    counsellor = await storeStaffMember(store);
  });
  afterAll(() => opened.close());

  const now = async ({ id }: Order) => (await store.orders.findOrder(id)) as Order;
  const api = () => makeTestOrdersApi(store, accounts);

  it('is recorded by accounts and owners only', async () => {
    const order = await enrolWithoutPaying(store);
    const asCounsellor = makeTestOrdersApi(store, counsellor);
    for (const act of [
      asCounsellor.recordPayment(order.id, { ...record, paise: order.amountPaise }),
      asCounsellor.recordHandBack(order.id, { ...record, paise: 100 }, ''),
      asCounsellor.withdrawRefund(order.id, 100, 'A mistake', ''),
      asCounsellor.takeBackRecord(order.id, 'A mistake'),
      asCounsellor.divideIntoInstalments(order.id, usualInstalmentDates(today, 2).slice(1)),
      asCounsellor.moveInstalmentDates(order.id, []),
    ])
      await expect(act).rejects.toMatchObject({ status: 403 });
    expect(await now(order)).toMatchObject({ state: 'made' });
  });

  it('refuses an invalid record with a sentence, and stores nothing', async () => {
    const order = await enrolWithoutPaying(store);
    const wrong = async (changes: object) =>
      api().recordPayment(order.id, { ...record, paise: order.amountPaise, ...changes });
    for (const [changes, sentence] of [
      [{ reference: '  ' }, /reference/],
      [{ movedOn: '2999-01-01' }, /today or earlier/],
      [{ paise: 100 }, /exactly what the order asks for/],
    ] as const)
      expect(await wrong(changes)).toEqual({
        at: 'wrong',
        sentence: expect.stringMatching(sentence),
      });
    expect(await store.orders.receiptsAndVouchersOf(order.id)).toEqual([]);
  });

  it('is refused for an order of another mode, and for a paid order', async () => {
    const paid = await enrolAndPay(store);
    const again = { ...record, reference: 'Slip of the paid one', paise: paid.amountPaise };
    expect(await api().recordPayment(paid.id, again)).toEqual({ at: 'refused', because: 'late' });
    const order = await enrolWithoutPaying(store);
    await store.orders.setOffers([sampleOfferOnSale], 'demonstration');
    expect(await api().recordPayment(order.id, again)).toEqual({
      at: 'refused',
      because: 'foreign',
    });
    await store.orders.setOffers([sampleOfferOnSale], 'live');
  });

  it('is refused if a colleague has divided the order since the page was opened, and not if the page says so', async () => {
    const order = await enrolWithoutPaying(store);
    await api().divideIntoInstalments(order.id, usualInstalmentDates(today, 2).slice(1));
    const whole = { ...record, reference: `Slip ${order.id}`, paise: order.amountPaise };
    const late = { at: 'refused', because: 'late' };
    expect(await api().recordPayment(order.id, whole, order.state)).toEqual(late);
    expect((await now(order)).state).toBe('cancelled');
    expect(await api().recordPayment(order.id, whole, 'cancelled')).toEqual({ at: 'done' });
  });

  it('says why an order is not divided whose place another person has now, or whose batch is cancelled', async () => {
    await store.orders.setOffers([sampleOfferOnSale], 'live');
    const startsOn = addDays(today, 10);
    const plan = {
      ...{ offer: sampleOfferOnSale.slug, startsOn, endsOn: addDays(startsOn, 30), seats: 1 },
      ...{ days: [weekdayOf(startsOn)], from: '16:00', to: '18:00', language: 'en' },
      ...{ mentor: 'Asha Rao', earlyPrice: null },
    } satisfies BatchPlan;
    const saving = { who: 'terminal', isOffer: () => true, feePaise: null, version: null };
    await store.batches.saveBatch(null, plan, 'open', saving);
    const order = await enrolWithoutPaying(store);
    await opened.exec(`UPDATE seats SET state = 'released' WHERE order_id = '${order.id}'`);
    await enrolWithoutPaying(store);
    expect(
      await api().divideIntoInstalments(order.id, usualInstalmentDates(today, 2).slice(1)),
    ).toEqual({
      at: 'wrong',
      sentence: expect.stringMatching(/its batch is full.* Move the order to another batch first/),
    });
    expect((await now(order)).state).toBe('made');
    await opened.exec(`UPDATE seats SET state = 'held' WHERE order_id = '${order.id}'`);
    await opened.exec("UPDATE batches SET state = 'cancelled'");
    expect(
      await api().divideIntoInstalments(order.id, usualInstalmentDates(today, 2).slice(1)),
    ).toEqual({
      at: 'wrong',
      sentence: expect.stringMatching(/is cancelled, so there is no place/),
    });
    await opened.exec('DELETE FROM batches');
  });

  it('moves a plan to a batch, and grants what the terms allow, only on its first order', async () => {
    const whole = await enrolWithoutPaying(store);
    const made = await api().divideIntoInstalments(
      whole.id,
      usualInstalmentDates(today, 2).slice(1),
    );
    const first = await now({ id: (made as { orderId: string }).orderId } as Order);
    const slip = { ...record, paise: first.amountPaise };
    await api().recordPayment(first.id, { ...slip, reference: `Slip ${first.id}` });
    const { plan } = await api().find(first.id);
    const second = await now({ id: `${plan?.instalments[1]?.orderId}` } as Order);
    const paid = { ...slip, paise: second.amountPaise, reference: `Slip ${second.id}` };
    expect(await api().recordPayment(second.id, paid)).toEqual({ at: 'done' });
    const startsOn = addDays(today, 30);
    const batch: BatchPlan = {
      ...{
        offer: sampleOfferOnSale.slug,
        startsOn,
        endsOn: addDays(startsOn, 3),
        mentor: 'Asha Kumari',
      },
      ...{ days: [weekdayOf(startsOn)], from: '16:00', to: '18:00', language: 'en', seats: 2 },
      earlyPrice: null,
    };
    const saving = { who: 'staff', version: null, isOffer: () => true, feePaise: null };
    const opens = await store.batches.saveBatch(null, batch, 'open', saving);
    const id = opens.at === 'saved' ? opens.batch.id : '';
    expect((await api().find(first.id)).moves).toMatchObject([{ id }]);
    expect((await api().find(second.id)).moves).toEqual([]);
    expect(await api().move(second.id, id)).toBe('ended');
    const later = { ask: 'move', startsOn, newStart: addDays(startsOn, 7) } as const;
    expect(await api().answer(second.id, later)).toMatchObject({ isAllowed: true });
    await expect(api().grant(second.id, later)).rejects.toMatchObject({ status: 400 });
    await opened.exec('DELETE FROM batches');
  });

  it('says of a plan whose first payment was recorded by mistake that nothing came in, and nothing went back', async () => {
    const whole = await enrolWithoutPaying(store);
    const made = await api().divideIntoInstalments(
      whole.id,
      usualInstalmentDates(today, 2).slice(1),
    );
    const first = await now({ id: (made as { orderId: string }).orderId } as Order);
    const slip = { ...record, reference: `Slip ${first.id}`, paise: first.amountPaise };
    await api().recordPayment(first.id, slip);
    expect((await api().find(first.id)).plan).toMatchObject({ receivedPaise: first.amountPaise });
    await api().takeBackRecord(first.id, 'Another learner paid');
    const { plan } = await api().find(first.id);
    expect(plan).toMatchObject({ receivedPaise: 0, returnedPaise: 0, refundablePaise: 0 });
    expect(plan?.instalments[0]).toMatchObject({ state: 'mistake' });
  });

  it('shows a plan on each of its orders, and refunds it from the payments, the first order first', async () => {
    const whole = await enrolWithoutPaying(store);
    const made = await api().divideIntoInstalments(
      whole.id,
      usualInstalmentDates(today, 3).slice(1),
    );
    const first = await now({ id: (made as { orderId: string }).orderId } as Order);
    await api().recordPayment(first.id, {
      ...record,
      reference: `Slip ${first.id}`,
      paise: first.amountPaise,
    });
    const { plan } = await api().find(first.id);
    expect(plan).toMatchObject({ feePaise: 399_900, receivedPaise: 133_300 });
    const second = `${plan?.instalments[1]?.orderId}`;
    expect((await api().find(second)).plan?.firstId).toBe(first.id);
    expect(await api().find(second)).toMatchObject({
      isRefundedOnOwnPage: false,
      refundablePaise: 0,
    });
    await expect(api().refund(second, 100, inTime, '', 0)).rejects.toMatchObject({ status: 400 });
    expect((await api().answer(first.id, inTime)).paise).toBe(133_300);
    expect(await api().refund(first.id, 133_400, inTime, 'Too much', 0)).toBe('too much');
    expect(await api().refund(first.id, 133_300, inTime, '', 0)).toBe('asked');
    expect(await now({ id: second } as Order)).toMatchObject({ state: 'cancelled' });
    expect(await api().find(first.id)).toMatchObject({ waitsForHandRefund: true });
    const waiting = await api().list({ needsAttention: true });
    expect(waiting.map(({ id }) => id)).toContain(first.id);
    const back = { ...record, reference: `Back ${first.id}`, paise: 133_300 };
    const { refund } = await api().find(first.id);
    expect(await api().recordHandBack(first.id, back, '')).toMatchObject({ at: 'refused' });
    expect(await api().recordHandBack(first.id, back, `${refund?.key}`)).toEqual({ at: 'done' });
    expect(await api().find(first.id)).toMatchObject({
      receivedPaise: 133_300,
      paidBackPaise: 133_300,
      // No money was refunded on the provider's own page.
      returnedPaise: 0,
      refundedBeforePaise: 133_300,
    });
  });
});
