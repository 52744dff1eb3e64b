/**
 * Invariants of closed months, over random histories: the closed figures stay, every later difference is listed
 * with its document, and each has an entry in a history; also when two accountants and the provider act at the same
 * time.
 */
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { BookkeepingApi } from '#desk/api-types/bookkeeping-api.ts';
import { monthOf } from '#domain/bookkeeping/month.ts';
import {
  type ChangeSinceClosing,
  netReceiptsPaiseOf,
  receiptsAndVouchersOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  type PaymentProviderMode,
  paymentProviderModes,
} from '#domain/money/payment-provider-modes.ts';
import type { ApiOptions } from '#service/desk/api/api-options.ts';
import { makeBookkeepingApi } from '#service/desk/api/make-bookkeeping-api.ts';
import { enrolAndPay, reportRefund } from './support/desk-orders.ts';
import { type OpenedStore, onDeskEngine } from './support/on-both-engines.ts';
import { storeStaffMember } from './support/staff-and-enquiries.ts';
import { storeRandomMoneyHistory } from './support/store-random-money-history.ts';

const month = monthOf(indianDay(new Date()));
/** A moment after the last day of the month. */
const later = () => Date.now() + 40 * 86_400_000;

const apiOn = (store: Store, staff: StaffMember): BookkeepingApi =>
  makeBookkeepingApi({ store, staff, now: later } as unknown as ApiOptions);

/** The contents of a month now, as a member sees it before closing. */
async function seen(api: BookkeepingApi, mode: PaymentProviderMode) {
  const { receiptsAndVouchers } = await api.month(month, mode);
  return {
    count: receiptsAndVouchers.length,
    net: netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers)),
  };
}

/**
 * By how much a later change alters the net sum of a closed month. Receipts add to the sum, and vouchers are
 * subtracted.
 */
function moved(change: ChangeSinceClosing, vouchers: ReadonlySet<string>): number {
  const sign = vouchers.has(change.number) ? -1 : 1;
  switch (change.at) {
    case 'added':
      return sign * change.paise;
    case 'missing':
      return -sign * change.paise;
    case 'changed':
      return sign * (change.paise - change.was);
    default:
      return change satisfies never;
  }
}

onDeskEngine('a closed month', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
    // With this seed, each mode (such as real money) has receipts, without which its month could not be closed.
    await storeRandomMoneyHistory(store, [owner], { seed: 8, steps: 80 });
  });
  afterAll(() => opened.close());

  it('keeps what was closed, and shows each later difference, which has an entry', async () => {
    const api = apiOn(store, owner);
    const closedNet = new Map<PaymentProviderMode, number>();
    for (const mode of paymentProviderModes) {
      const now = await seen(api, mode);
      expect(await api.close(month, mode, now)).toBe('closed');
      closedNet.set(mode, now.net);
    }
    const closings = await Promise.all(
      paymentProviderModes.map((mode) => store.bookkeeping.findClosing(mode, month)),
    );
    const { orders } = await storeRandomMoneyHistory(store, [owner], { seed: 6, steps: 80 });
    for (const [n, mode] of paymentProviderModes.entries()) {
      expect(await store.bookkeeping.findClosing(mode, month)).toEqual(closings[n]);
      const { receiptsAndVouchers, changes } = await api.month(month, mode);
      const vouchers = new Set(
        receiptsAndVouchers.filter(({ kind }) => kind === 'voucher').map(({ number }) => number),
      );
      const change = changes.reduce((sum, one) => sum + moved(one, vouchers), 0);
      expect(netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers))).toBe(
        (closedNet.get(mode) ?? 0) + change,
      );
      for (const { number } of changes) {
        const { orderId, kind } =
          receiptsAndVouchers.find((issued) => issued.number === number) ?? {};
        const types = (await store.orders.eventsOf(`${orderId}`)).map(({ type }) => type);
        expect(types).toContain(kind === 'voucher' ? 'order.refunded' : 'order.paid');
      }
      // The changes of a mode list every receipt and voucher that was issued after the closing in that mode.
      const given = orders
        .filter((order: Order) => order.mode === mode)
        .flatMap((order) => receiptsAndVouchersOf(order));
      const numbers = changes.map(({ number }) => number);
      expect(numbers).toEqual(expect.arrayContaining(given.map(({ number }) => number)));
    }
  });

  it('keeps the first refund of an order, and lists the next one as a change with its own voucher', async () => {
    const fresh = await open();
    try {
      const member = await storeStaffMember(fresh.store, 'accounts');
      const api = apiOn(fresh.store, member);
      const order = await enrolAndPay(fresh.store);
      const refund = async (paise: number, refundId: string, before = 0) => {
        await fresh.store.orders.requestRefund(order.id, paise, member.id, before);
        await reportRefund(fresh.store, order, refundId);
      };
      await refund(100_000, 'rfnd_before');
      expect(await api.close(month, 'live', await seen(api, 'live'))).toBe('closed');
      const closing = await fresh.store.bookkeeping.findClosing('live', month);
      await refund(50_000, 'rfnd_after', 100_000);

      expect(await fresh.store.bookkeeping.findClosing('live', month)).toEqual(closing);
      const rows = [
        [`${order.paymentId}`, 399_900],
        ['rfnd_before', 100_000],
        ['rfnd_after', 50_000],
      ] as const;
      await fresh.store.bookkeeping.storeSettlementRows(
        'live',
        rows.map(([id, paise]) => ({
          id,
          kind: id.startsWith('rfnd') ? 'refund' : 'payment',
          paise,
          feePaise: 0,
          day: `${month}-01`,
          settlement: null,
        })),
        member.id,
      );
      const view = await api.month(month, 'live');
      const [, , second] = view.receiptsAndVouchers;
      expect(view.changes).toEqual([{ at: 'added', number: second?.number, paise: 50_000 }]);
      expect(netReceiptsPaiseOf(sumReceiptsAndVouchers(view.receiptsAndVouchers))).toBe(249_900);
      expect(view.settlement.matched.map(({ row }) => row.id).sort()).toEqual(
        rows.map(([id]) => id).sort(),
      );
      expect(view.settlement).toMatchObject({ differing: [], unknown: [], missing: [] });
      const lines = parse(await api.csv(month, 'live'), { bom: true, columns: true }) as Record<
        string,
        string
      >[];
      expect(lines.map(({ Rupees, Refund }) => [Rupees, Refund])).toEqual([
        ['3999.00', ''],
        ['-1000.00', 'rfnd_before'],
        ['-500.00', 'rfnd_after'],
      ]);
    } finally {
      await fresh.close();
    }
  });

  it('loses nothing when two accountants close it while payments and refunds land', async () => {
    const fresh = await open();
    try {
      const [one, two] = [fresh.store, await fresh.openAnother()];
      const [asha, ravi] = [
        await storeStaffMember(one, 'accounts'),
        await storeStaffMember(one, 'owner'),
      ];
      const paid = [];
      for (let n = 0; n < 4; n += 1) paid.push(await enrolAndPay(one));
      const results: string[] = [];
      for (const order of paid) {
        await one.orders.requestRefund(order.id, 100_000, 'terminal', 0);
        const before = await seen(apiOn(one, asha), 'live');
        results.push(
          ...(await Promise.all([
            apiOn(one, asha).close(month, 'live', before),
            apiOn(two, ravi).close(month, 'live', before),
            reportRefund(two, order, `rfnd_${order.id}`).then(() => 'refunded'),
            enrolAndPay(two).then(() => 'paid'),
          ])),
        );
      }
      const closing = await one.bookkeeping.findClosing('live', month);
      const isClosed = results.filter((result) => result === 'closed').length;
      expect(isClosed).toBe(closing === null ? 0 : 1);
      if (closing === null) {
        const now = await seen(apiOn(one, asha), 'live');
        expect(await apiOn(one, asha).close(month, 'live', now)).toBe('closed');
      }
      const closed = (await one.bookkeeping.findClosing('live', month))?.amounts ?? {};
      const view = await apiOn(two, ravi).month(month, 'live');
      expect(sumReceiptsAndVouchers(view.receiptsAndVouchers)).toMatchObject({
        receipts: 8,
        vouchers: 4,
      });
      // The present receipts and vouchers are exactly those of the closing and of the changes since.
      const added = view.changes.map(({ number }) => number);
      expect(view.changes.every(({ at }) => at === 'added')).toBe(true);
      expect([...Object.keys(closed), ...added].sort()).toEqual(
        view.receiptsAndVouchers.map(({ number }) => number).sort(),
      );
      const entries = await one.desk.readAuditPage({ type: 'month.closed' });
      expect(entries).toHaveLength(1);
      const { receipts, vouchers } = (entries[0]?.what ?? {}) as Record<string, number>;
      expect(Number(receipts) + Number(vouchers)).toBe(Object.keys(closed).length);
    } finally {
      await fresh.close();
    }
  });
});
