/**
 * The page of one month's bookkeeping: compares receipts and vouchers with the provider's settlement file,
 * and closes the month.
 */
import type { AccountsApi, MonthView, PaperLine } from '#desk/api/accounts-api.ts';
import { closingTime, firstDayOf, lastDayOf, type Month, monthOf } from '#domain/accounts/month.ts';
import {
  changesSinceClosing,
  netOf,
  sumPapers,
  toClosedPapers,
} from '#domain/accounts/receipts-and-vouchers.ts';
import { type KnownMovement, reconcile } from '#domain/accounts/reconcile.ts';
import { indianDay } from '#domain/indian-day.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import {
  type OrderPaper,
  papersOfOrder,
  readMonthPapers,
  spanOfMonth,
} from '../../accounts/read-month-papers.ts';
import { readSettlement } from '../../accounts/read-settlement.ts';
import { writeMonthCsv } from '../../accounts/write-month-csv.ts';
import type { ApiOptions } from './api-options.ts';
import { requirePermission } from './require-permission.ts';

/** A day later than the date of any voucher. */
const farAhead = new Date(Date.UTC(9999, 0));

type Options = Pick<ApiOptions, 'store' | 'staff' | 'now'>;

export function accountsApi({ store, staff, now }: Options): AccountsApi {
  const { accounts, orders, desk } = store;

  async function closingTimeOf(month: Month, mode: PaymentMode) {
    const firstPaid = await accounts.firstPaidAt(mode);
    return closingTime(month, {
      today: indianDay(new Date(now())),
      firstPaid: firstPaid && indianDay(firstPaid),
    });
  }

  async function settlementOf(month: Month, mode: PaymentMode, papers: readonly OrderPaper[]) {
    const expected = papers.flatMap(movementOf);
    const ofMonth = await accounts.settledRows(mode, firstDayOf(month), lastDayOf(month));
    // A payment made late on the last day of a month may be dated the next day in the provider's file.
    const ofPapers = await accounts.settledIds(
      mode,
      expected.map(({ id }) => id),
    );
    const rows = [...new Map([...ofMonth, ...ofPapers].map((row) => [row.id, row])).values()];
    const known = await accounts.knownMovements(
      mode,
      rows.map(({ id }) => id),
    );
    return {
      ...reconcile(rows, known, expected),
      rows: rows.length,
      // A row of the month before or after has its fee there.
      feePaise: ofMonth.reduce((sum, { feePaise }) => sum + feePaise, 0),
    };
  }

  return {
    async usualMode() {
      requirePermission(staff.role, 'orders');
      return (await orders.modeInForce()) ?? 'live';
    },

    async month(month, mode): Promise<MonthView> {
      requirePermission(staff.role, 'orders');
      const papers = await readMonthPapers(accounts, mode, month);
      const closing = await accounts.findClosing(mode, month);
      const { since, until } = spanOfMonth(month);
      const later = await accounts.ordersWithPapers(mode, until, farAhead, 'voucher');
      const laterVouchers = later
        .filter(({ order: { paidAt } }) => paidAt !== null && paidAt >= since && paidAt < until)
        .flatMap((printed) => papersOfOrder('voucher', printed));
      return {
        month,
        mode,
        papers: papers.map(lineOf),
        closingTime: await closingTimeOf(month, mode),
        closing: closing && { at: closing.closedAt, by: closing.closedBy },
        changes: closing === null ? [] : changesSinceClosing(closing.papers, papers),
        laterVouchers: laterVouchers.map(lineOf),
        waiting: papers
          .filter(({ kind, order: { discrepancy, state } }) =>
            kind === 'receipt' ? discrepancy !== null || state === 'refunding' : false,
          )
          .map(({ orderId, number }) => ({ orderId, number })),
        settlement: await settlementOf(month, mode, papers),
      };
    },

    async close(month, mode, seen) {
      requirePermission(staff.role, 'close months');
      const time = await closingTimeOf(month, mode);
      if (time !== 'now') return time;
      const papers = await readMonthPapers(accounts, mode, month);
      const sums = sumPapers(papers);
      if (papers.length !== seen.papers || netOf(sums) !== seen.net) return 'changed';
      const closing = { mode, month, papers: toClosedPapers(papers) };
      return (await accounts.closeMonth(closing, staff.id, { mode, ...sums })) ? 'closed' : 'late';
    },

    async upload(mode, file) {
      requirePermission(staff.role, 'close months');
      const read = readSettlement(file, indianDay(new Date(now())));
      if (read.at === 'refused') return read;
      const added = await accounts.keepSettledRows(mode, read.rows, staff.id);
      const months = [...new Set(read.rows.map(({ day }) => monthOf(day)))].sort();
      return { at: 'kept', rows: read.rows.length, added, months };
    },

    async removeUnknown(month, mode, seen) {
      requirePermission(staff.role, 'close months');
      const papers = await readMonthPapers(accounts, mode, month);
      const { unknown } = await settlementOf(month, mode, papers);
      if (unknown.length !== seen) return false;
      await accounts.removeSettledRows(
        mode,
        unknown.map(({ id }) => id),
        staff.id,
      );
      return true;
    },

    async csv(month, mode) {
      requirePermission(staff.role, 'export orders');
      const papers = await readMonthPapers(accounts, mode, month);
      await desk.noteEvent('month.exported', month, staff.id, { mode, count: papers.length });
      return writeMonthCsv(papers);
    },
  };
}

const lineOf = ({ order: _, ...line }: OrderPaper): PaperLine => line;

/**
 * The payments and refunds that the provider's file has to contain: none that were moved by hand. A refund
 * that was made in parts has no id of its own.
 */
function movementOf({ kind, way, paise, orderId, order }: OrderPaper): KnownMovement[] {
  if (way !== 'online') return [];
  const id = kind === 'receipt' ? order.paymentId : (order.refund?.refundId ?? null);
  return id === null ? [] : [{ id, paise, orderId, because: null }];
}
