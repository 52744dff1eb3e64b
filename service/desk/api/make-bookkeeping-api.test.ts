import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { BookkeepingApi } from '#desk/api-types/bookkeeping-api.ts';
import { monthAfter, monthOf } from '#domain/bookkeeping/month.ts';
import {
  groupReceiptsAndVouchers,
  netReceiptsPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  enrolAndPay,
  enrolWithoutPaying,
  makeTestOrdersApi,
  otherOffer,
  reportRefund,
  reportSecondPayment,
} from '../../../tests/service/support/desk-orders.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../tests/service/support/staff-and-enquiries.ts';
import type { ApiOptions } from './api-options.ts';
import { makeBookkeepingApi } from './make-bookkeeping-api.ts';

const month = monthOf(indianDay(new Date()));
const header = 'type,entity_id,amount,fee,tax,created_at,settlement_id';
const settlement = (rows: [kind: string, id: string, rupees: string][]) =>
  new TextEncoder().encode(
    [
      header,
      ...rows.map(([kind, id, rupees]) => `${kind},${id},${rupees},10,0,${month}-01,setl_1`),
    ].join('\n'),
  );

onDeskEngine('a month of accounts', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let accounts: StaffMember;
  let orders: Order[];
  let refunded: Order;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    accounts = await storeStaffMember(store, 'accounts');
    orders = [
      await enrolAndPay(store),
      await enrolAndPay(store, { ...otherOffer, amountPaise: 1_199_900 }),
      await enrolAndPay(store),
    ];
    refunded = orders[1] as Order;
    const question = { ask: 'refund', startsOn: null, hadLmsAccess: false } as const;
    const api = makeTestOrdersApi(store, accounts);
    expect(await api.refund(refunded.id, 959_920, question, 'As agreed', 0)).toBe('asked');
    await reportRefund(store, refunded, 'rfnd_1');
    await reportSecondPayment(store, orders[2] as Order, 'pay_twice');
  });
  afterAll(() => opened.close());

  const apiOn = (on: Store, who = accounts, now: () => number = Date.now): BookkeepingApi =>
    makeBookkeepingApi({ store: on, staff: who, now } as unknown as ApiOptions);
  /** A moment after the last day of the month. */
  const later = () => Date.now() + 40 * 86_400_000;

  it('contains its receipts less its vouchers, which agree with the registers, the orders and the CSV', async () => {
    const api = apiOn(store);
    const { receiptsAndVouchers } = await api.month(month, 'live');
    const sums = sumReceiptsAndVouchers(receiptsAndVouchers);
    expect(sums).toEqual({
      receipts: 3,
      receiptsPaise: 2 * 399_900 + 1_199_900,
      vouchers: 1,
      vouchersPaise: 959_920,
      mistakes: 0,
      mistakesPaise: 0,
    });
    const lines = parse(await api.csv(month, 'live'), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    expect(lines.map((line) => line.Number)).toEqual(
      receiptsAndVouchers.map(({ number }) => number),
    );
    const total = lines.reduce((sum, { Rupees }) => sum + Math.round(Number(Rupees) * 100), 0);
    expect(total).toBe(netReceiptsPaiseOf(sums));
    expect(lines.at(-1)).toMatchObject({
      'Receipt or voucher': 'voucher',
      Rupees: '-9599.20',
      Payment: refunded.paymentId,
      Refund: 'rfnd_1',
      'Refunded on': indianDay(new Date()),
      Receipt: refunded.receipt?.number,
    });
    const { since, until } = { since: new Date(0), until: new Date(later()) };
    const numbers = await store.desk.readNumbers(since, until);
    expect(numbers.receiptsAndVouchers).toEqual(sums);
  });

  it('of another mode or another month contains none of these', async () => {
    const api = apiOn(store);
    expect((await api.month(month, 'test')).receiptsAndVouchers).toEqual([]);
    expect((await api.month('2020-01', 'live')).receiptsAndVouchers).toEqual([]);
  });

  it('names the type of each row of a settlement, and the payments that are in no file', async () => {
    const api = apiOn(store);
    const [first, second, third] = orders as [Order, Order, Order];
    await store.orders.storeUnmatchedPayment({
      paymentId: 'pay_elsewhere',
      mode: 'live',
      linkId: null,
      reference: null,
      paidFor: null,
      paise: 500,
      currency: 'INR',
    });
    const file = settlement([
      ['payment', `${first.paymentId}`, '3999.00'],
      ['payment', `${second.paymentId}`, '11998.00'],
      ['refund', 'rfnd_1', '9599.20'],
      ['payment', 'pay_twice', '3999.00'],
      ['payment', 'pay_elsewhere', '5.00'],
      ['payment', 'pay_of_nobody', '700.00'],
    ]);
    expect(await api.uploadSettlementFile('live', file, null)).toMatchObject({
      at: 'kept',
      rows: 6,
      added: 6,
    });
    expect(await api.uploadSettlementFile('live', file, null)).toMatchObject({
      at: 'kept',
      rows: 6,
      added: 0,
    });
    const found = (await api.month(month, 'live')).settlement;
    const ids = (rows: readonly { row: { id: string } }[]) => rows.map(({ row }) => row.id);
    expect(found.rows).toBe(6);
    expect(ids(found.matched).sort()).toEqual([`${first.paymentId}`, 'rfnd_1'].sort());
    expect(ids(found.differing)).toEqual([second.paymentId]);
    expect(found.explained.map(({ row, known }) => [row.id, known.because]).sort()).toEqual([
      ['pay_elsewhere', 'not ours'],
      ['pay_twice', 'discrepancy'],
    ]);
    expect(found.unknown.map(({ id }) => id)).toEqual(['pay_of_nobody']);
    expect(found.missing.map(({ id }) => id)).toEqual([third.paymentId]);
    expect(found.feePaise).toBe(6_000);
    expect((await api.month(month, 'test')).settlement.rows).toBe(0);
  });

  it('removes rows that are not known here, as many as were seen', async () => {
    const api = apiOn(store);
    const before = (await api.month(month, 'live')).settlement;
    await api.uploadSettlementFile(
      'live',
      settlement([['payment', 'pay_of_another_account', '12.00']]),
      null,
    );
    expect(await api.removeUnknownSettlementRows(month, 'live', before.unknown.length)).toBe(false);
    expect(await api.removeUnknownSettlementRows(month, 'live', before.unknown.length + 1)).toBe(
      true,
    );
    const { settlement: after } = await api.month(month, 'live');
    expect([after.unknown, after.matched]).toEqual([[], before.matched]);
    const [entry] = await store.desk.readAuditPage({ type: 'settlement.removed' });
    expect(entry?.what).toEqual({ count: before.unknown.length + 1 });
    await api.uploadSettlementFile(
      'live',
      settlement([['payment', 'pay_of_nobody', '700.00']]),
      null,
    );
  });

  it('counts a fee in the month of its row, and keeps the transfer that an older file does not know', async () => {
    const api = apiOn(store, accounts, later);
    const [, , third] = orders as [Order, Order, Order];
    const before = (await api.month(month, 'live')).settlement;
    const after = monthAfter(month);
    const late = (id: string) =>
      new TextEncoder().encode(
        `${header}\npayment,${third.paymentId},3999.00,10,0,${after}-01,${id}`,
      );
    expect(await api.uploadSettlementFile('live', late('setl_2'), null)).toMatchObject({
      months: [after],
    });
    await api.uploadSettlementFile('live', late(''), null);
    const { settlement: found } = await api.month(month, 'live');
    expect(found.matched.find(({ row }) => row.id === third.paymentId)?.row.settlement).toBe(
      'setl_2',
    );
    expect(found.feePaise).toBe(before.feePaise);
    expect((await api.month(after, 'live')).settlement.feePaise).toBe(1_000);
  });

  it('keeps nothing of a file whose days can be read in two orders, until somebody says which', async () => {
    const api = apiOn(store);
    const file = new TextEncoder().encode(
      'type,entity_id,amount,created_at\npayment,pay_of_march,5,03/02/2026\n',
    );
    const asked = await api.uploadSettlementFile('live', file, null);
    if (asked.at !== 'ask order') throw new Error('The order is not asked for.');
    const rowsIn = async (of: string) => (await api.month(of, 'live')).settlement.rows;
    expect([await rowsIn('2026-02'), await rowsIn('2026-03')]).toEqual([0, 0]);
    const again = new TextEncoder().encode(asked.text);
    expect(await api.uploadSettlementFile('live', again, 'day first')).toMatchObject({
      months: ['2026-02'],
    });
    expect([await rowsIn('2026-02'), await rowsIn('2026-03')]).toEqual([1, 0]);
    // The first answer was wrong. The same file with the right answer corrects the days.
    expect(await api.uploadSettlementFile('live', again, 'month first')).toMatchObject({
      added: 0,
    });
    expect([await rowsIn('2026-02'), await rowsIn('2026-03')]).toEqual([0, 1]);
  });

  it('expects no settlement for cash payments, and reports a refund as not confirmed yet', async () => {
    const api = apiOn(store);
    const before = (await api.month(month, 'live')).settlement;
    const cash = await enrolWithoutPaying(store);
    const record = { way: 'cash', reference: 'Slip 7', movedOn: indianDay(new Date()) } as const;
    await store.orders.recordPayment(cash.id, { ...record, paise: cash.amountPaise }, accounts.id);
    const refunding = await enrolAndPay(store);
    await store.orders.requestRefund(refunding.id, 100_000, accounts.id, 0);
    const { refund } = (await store.orders.findOrder(refunding.id)) as Order;
    await store.orders.storeRefundId(refunding.id, `${refund?.key}`, 'rfnd_under_way');
    await api.uploadSettlementFile(
      'live',
      settlement([['refund', 'rfnd_under_way', '1000.00']]),
      null,
    );
    const { settlement: found, receiptsAndVouchers } = await api.month(month, 'live');
    expect(found.unknown).toEqual(before.unknown);
    expect(found.explained).toContainEqual(
      expect.objectContaining({
        known: {
          id: 'rfnd_under_way',
          paise: 100_000,
          orderId: refunding.id,
          because: 'under way',
        },
      }),
    );
    // The provider's file does not list the new online payment, so it is missing. Cash is never in that file.
    expect(found.missing).toHaveLength(before.missing.length + 1);
    const issued = receiptsAndVouchers.find(({ orderId }) => orderId === cash.id);
    expect(issued).toMatchObject({ way: 'cash', paise: cash.amountPaise });
    const lines = parse(await api.csv(month, 'live'), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    expect(lines.find(({ Number: number }) => number === issued?.number)).toMatchObject({
      Way: 'cash',
      Reference: 'Slip 7',
      'Money moved on': indianDay(new Date()),
    });
  });

  it('names no refund in the CSV for a payment that was recorded by mistake, and subtracts it from its way', async () => {
    const api = apiOn(store);
    const before = netReceiptsPaiseOf(
      sumReceiptsAndVouchers((await api.month(month, 'live')).receiptsAndVouchers),
    );
    const { id, amountPaise: paise } = await enrolWithoutPaying(store);
    const record = { way: 'cash', reference: 'Slip 8', movedOn: indianDay(new Date()) } as const;
    await store.orders.recordPayment(id, { ...record, paise }, accounts.id);
    expect(await store.orders.takeBackRecord(id, 'The wrong order', accounts.id)).toBe(
      'taken back',
    );
    const { receiptsAndVouchers } = await api.month(month, 'live');
    expect(netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers))).toBe(before);
    expect(sumReceiptsAndVouchers(receiptsAndVouchers)).toMatchObject({
      mistakes: 1,
      mistakesPaise: paise,
    });
    const byState = groupReceiptsAndVouchers(receiptsAndVouchers, 'state');
    expect(
      byState
        .find(({ key }) => key === 'mistake')
        ?.receiptsAndVouchers.map(({ orderId }) => orderId),
    ).toEqual([id, id]);
    const { since, until } = { since: new Date(0), until: new Date(later()) };
    const filter = { issuedIn: { mode: 'live', since, until } } as const;
    expect(await store.orders.sumReceiptsAndVouchersOfOrders(filter)).toMatchObject(
      sumReceiptsAndVouchers(receiptsAndVouchers),
    );
    expect((await store.desk.readNumbers(since, until)).receiptsAndVouchers).toEqual(
      sumReceiptsAndVouchers(receiptsAndVouchers),
    );
    const lines = parse(await api.csv(month, 'live'), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    const voucher = receiptsAndVouchers.find(
      ({ orderId, kind }) => orderId === id && kind === 'voucher',
    );
    expect(lines.find(({ Number: number }) => number === voucher?.number)).toMatchObject({
      Rupees: `-${(paise / 100).toFixed(2)}`,
      Refund: '',
      'Refunded on': '',
      Receipt: voucher?.receipt,
      Way: 'cash',
      'Voucher because': 'mistake',
      State: 'mistake',
    });
    for (const { Number: number, State: state } of lines)
      expect(state === 'mistake').toBe(
        receiptsAndVouchers.find((one) => one.number === number)?.orderId === id,
      );
  });

  it('is closed once, with the figures that were seen, and not before the month is over', async () => {
    const seen = async () => {
      const { receiptsAndVouchers } = await apiOn(store).month(month, 'live');
      return {
        count: receiptsAndVouchers.length,
        net: netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers)),
      };
    };
    expect(await apiOn(store).close(month, 'live', await seen())).toBe('too early');
    const api = apiOn(store, accounts, later);
    const stale = await seen();
    await enrolAndPay(store);
    expect(await api.close(month, 'live', stale)).toBe('changed');
    const another = apiOn(
      await opened.openAnother(),
      await storeStaffMember(store, 'owner'),
      later,
    );
    const now = await seen();
    const became = await Promise.all([
      api.close(month, 'live', now),
      another.close(month, 'live', now),
    ]);
    expect(became.sort()).toEqual(['closed', 'late']);
    expect(await api.month(month, 'live')).toMatchObject({
      closing: { at: expect.any(Date) },
      changes: [],
    });
    expect(await store.desk.readAuditPage({ type: 'month.closed' })).toHaveLength(1);
  });

  it('is not closed before the first receipt of its mode', async () => {
    const api = apiOn(store, accounts, later);
    const nothing = { count: 0, net: 0 };
    expect(await api.close('1900-01', 'live', nothing)).toBe('no receipt yet');
    expect(await api.close(month, 'test', nothing)).toBe('no receipt yet');
    expect(await store.bookkeeping.findClosing('live', '1900-01')).toBeNull();
  });

  it('that is closed reports later changes, and stays closed', async () => {
    const order = await enrolAndPay(store);
    const { changes } = await apiOn(store).month(month, 'live');
    expect(changes).toEqual([
      { at: 'added', number: order.receipt?.number, paise: order.amountPaise },
    ]);
    expect((await apiOn(store).month(month, 'test')).closing).toBeNull();
  });

  it('is open to owners and accounts only', async () => {
    const api = apiOn(store, await storeStaffMember(store, 'counsellor'), later);
    for (const ask of [
      () => api.usualMode(),
      () => api.month(month, 'live'),
      () => api.close(month, 'test', { count: 0, net: 0 }),
      () => api.uploadSettlementFile('live', settlement([]), null),
      () => api.csv(month, 'live'),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 403 });
  });
});
