/**
 * Reads one month's bookkeeping for its page, compares the receipts and vouchers with the provider's settlement file,
 * closes the month, and exports it as CSV.
 */
import type {
  BookkeepingApi,
  BookkeepingMonth,
  ReceiptOrVoucherLine,
} from '#desk/api-types/bookkeeping-api.ts';
import {
  firstDayOf,
  lastDayOf,
  type Month,
  monthClosability,
  monthOf,
} from '#domain/bookkeeping/month.ts';
import {
  amountsByNumber,
  findChangesSinceClosing,
  netReceiptsPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import {
  type KnownPaymentOrRefund,
  reconcileSettlementRows,
} from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import { formatReceiptsAndVouchersCsv } from '../../bookkeeping/format-receipts-and-vouchers-csv.ts';
import {
  findReceiptOrVoucherOfOrder,
  type ReceiptOrVoucherWithOrder,
  readReceiptsAndVouchersOfMonth,
  spanOfMonth,
} from '../../bookkeeping/read-receipts-and-vouchers-of-month.ts';
import { readSettlementFile } from '../../bookkeeping/read-settlement-file.ts';
import type { ApiOptions } from './api-options.ts';
import { requirePermission } from './require-permission.ts';

/** The end for a query of all vouchers after a month: later than the date of any voucher. */
const endOfTime = new Date(Date.UTC(9999, 0));

type Options = Pick<ApiOptions, 'store' | 'staff' | 'now'>;

export function makeBookkeepingApi({ store, staff, now }: Options): BookkeepingApi {
  const { bookkeeping, orders, desk } = store;

  async function readClosability(month: Month, mode: PaymentProviderMode) {
    const firstPaid = await bookkeeping.firstPaidAt(mode);
    return monthClosability(month, {
      today: indianDay(new Date(now())),
      firstPaid: firstPaid && indianDay(firstPaid),
    });
  }

  async function readSettlement(
    month: Month,
    mode: PaymentProviderMode,
    receiptsAndVouchers: readonly ReceiptOrVoucherWithOrder[],
  ) {
    const expected = receiptsAndVouchers.flatMap(expectedMovementOf);
    const ofMonth = await bookkeeping.settlementRowsOfDays(
      mode,
      firstDayOf(month),
      lastDayOf(month),
    );
    // The rows of the expected payments and refunds are read too, whatever their dates: the provider's file may date a
    // payment of the last evening of a month to the next day.
    const expectedRows = await bookkeeping.settlementRowsByIds(
      mode,
      expected.map(({ id }) => id),
    );
    const rows = [...new Map([...ofMonth, ...expectedRows].map((row) => [row.id, row])).values()];
    const known = await bookkeeping.findKnownPaymentsAndRefunds(
      mode,
      rows.map(({ id }) => id),
    );
    return {
      ...reconcileSettlementRows(rows, known, expected),
      rows: rows.length,
      // Only the fees of rows with a date in this month are added up. Any other fee counts in the month of its date.
      feePaise: ofMonth.reduce((sum, { feePaise }) => sum + feePaise, 0),
    };
  }

  return {
    async usualMode() {
      requirePermission(staff.role, 'orders');
      return (await orders.modeInForce()) ?? 'live';
    },

    async month(month, mode): Promise<BookkeepingMonth> {
      requirePermission(staff.role, 'orders');
      const receiptsAndVouchers = await readReceiptsAndVouchersOfMonth(bookkeeping, mode, month);
      const closing = await bookkeeping.findClosing(mode, month);
      const { since, until } = spanOfMonth(month);
      const later = await bookkeeping.ordersWithReceiptOrVoucher(mode, until, endOfTime, 'voucher');
      const laterVouchers = later
        .filter(({ order: { paidAt } }) => paidAt !== null && paidAt >= since && paidAt < until)
        .flatMap((printed) => findReceiptOrVoucherOfOrder('voucher', printed));
      return {
        month,
        mode,
        receiptsAndVouchers: receiptsAndVouchers.map(toReceiptOrVoucherLine),
        closingTime: await readClosability(month, mode),
        closing: closing && { at: closing.closedAt, by: closing.closedBy },
        changes:
          closing === null ? [] : findChangesSinceClosing(closing.amounts, receiptsAndVouchers),
        laterVouchers: laterVouchers.map(toReceiptOrVoucherLine),
        waiting: receiptsAndVouchers
          .filter(({ kind, order: { discrepancy, state } }) =>
            kind === 'receipt' ? discrepancy !== null || state === 'refunding' : false,
          )
          .map(({ orderId, number }) => ({ orderId, number })),
        settlement: await readSettlement(month, mode, receiptsAndVouchers),
      };
    },

    async close(month, mode, seen) {
      requirePermission(staff.role, 'close months');
      const time = await readClosability(month, mode);
      if (time !== 'now') return time;
      const receiptsAndVouchers = await readReceiptsAndVouchersOfMonth(bookkeeping, mode, month);
      const sums = sumReceiptsAndVouchers(receiptsAndVouchers);
      if (receiptsAndVouchers.length !== seen.count || netReceiptsPaiseOf(sums) !== seen.net)
        return 'changed';
      const closing = { mode, month, amounts: amountsByNumber(receiptsAndVouchers) };
      return (await bookkeeping.closeMonth(closing, staff.id, { mode, ...sums }))
        ? 'closed'
        : 'late';
    },

    async uploadSettlementFile(mode, file, order) {
      requirePermission(staff.role, 'close months');
      const read = readSettlementFile(file, indianDay(new Date(now())), order);
      if (read.at !== 'read') return read;
      const added = await bookkeeping.storeSettlementRows(mode, read.rows, staff.id);
      const months = [...new Set(read.rows.map(({ day }) => monthOf(day)))].sort();
      return { at: 'kept', rows: read.rows.length, added, months };
    },

    async removeUnknownSettlementRows(month, mode, seen) {
      requirePermission(staff.role, 'close months');
      const receiptsAndVouchers = await readReceiptsAndVouchersOfMonth(bookkeeping, mode, month);
      const { unknown } = await readSettlement(month, mode, receiptsAndVouchers);
      if (unknown.length !== seen) return false;
      await bookkeeping.removeSettlementRows(
        mode,
        unknown.map(({ id }) => id),
        staff.id,
      );
      return true;
    },

    async csv(month, mode) {
      requirePermission(staff.role, 'export orders');
      const receiptsAndVouchers = await readReceiptsAndVouchersOfMonth(bookkeeping, mode, month);
      await desk.recordEvent('month.exported', month, staff.id, {
        mode,
        count: receiptsAndVouchers.length,
      });
      return formatReceiptsAndVouchersCsv(receiptsAndVouchers);
    },
  };
}

const toReceiptOrVoucherLine = ({
  order: _,
  ...line
}: ReceiptOrVoucherWithOrder): ReceiptOrVoucherLine => line;

/**
 * Returns the payment or refund that the provider's file has to contain for this receipt or voucher. Empty if the money
 * was moved by hand, or if it was refunded in several parts and so has no single id.
 */
function expectedMovementOf({
  way,
  paise,
  orderId,
  movement: id,
}: ReceiptOrVoucherWithOrder): KnownPaymentOrRefund[] {
  return way !== 'online' || id === null ? [] : [{ id, paise, orderId, because: null }];
}
