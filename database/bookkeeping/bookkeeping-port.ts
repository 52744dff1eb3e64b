/** Bookkeeping: the receipts and vouchers of a period, closed months, and what the provider settled. */
import type { AmountsByNumber } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type {
  KnownPaymentOrRefund,
  SettlementRow,
} from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { Order } from '../orders/order.ts';

/**
 * An order with one of its receipts or vouchers: the number, and the payer's name that is printed on it. The printed
 * name stays when the enrolment is erased.
 */
export type OrderWithReceiptOrVoucher = { order: Order; number: string; printedPayer: string };

type MonthClosing = { closedAt: Date; closedBy: string; amounts: AmountsByNumber };

export interface BookkeepingPort {
  /**
   * Returns the receipts (or the vouchers) that were issued from `since` (included) to `until` (excluded), each with
   * its order, sorted by number.
   */
  ordersWithReceiptOrVoucher(
    mode: PaymentProviderMode,
    since: Date,
    until: Date,
    which: 'receipt' | 'voucher',
  ): Promise<OrderWithReceiptOrVoucher[]>;
  /** Returns when the first order of this mode was paid; null if none was. */
  firstPaidAt(mode: PaymentProviderMode): Promise<Date | null>;
  /** Returns the closing of the month; null while the month is open. */
  findClosing(mode: PaymentProviderMode, month: string): Promise<MonthClosing | null>;
  /** Closes the month and writes the audit entry. False if the month was already closed. */
  closeMonth(
    closing: { mode: PaymentProviderMode; month: string; amounts: AmountsByNumber },
    who: string,
    audit: Readonly<Record<string, unknown>>,
  ): Promise<boolean>;
  /**
   * Stores rows of a settlement file and returns the number of new rows. A row that is already stored is replaced,
   * because a later file may also name the bank transfer. A stored id of a transfer is never removed.
   */
  storeSettlementRows(
    mode: PaymentProviderMode,
    rows: readonly SettlementRow[],
    who: string,
  ): Promise<number>;
  /** Removes the rows with these ids of the provider. */
  removeSettlementRows(
    mode: PaymentProviderMode,
    ids: readonly string[],
    who: string,
  ): Promise<void>;
  /** Returns the stored rows of settlement files from the first to the last of these days. */
  settlementRowsOfDays(
    mode: PaymentProviderMode,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<SettlementRow[]>;
  /** Returns the stored rows of settlement files with these ids of the provider. */
  settlementRowsByIds(mode: PaymentProviderMode, ids: readonly string[]): Promise<SettlementRow[]>;
  /**
   * Returns what this database knows about the payments and refunds with these ids of the provider. The result leaves
   * out unknown ids.
   */
  findKnownPaymentsAndRefunds(
    mode: PaymentProviderMode,
    ids: readonly string[],
  ): Promise<KnownPaymentOrRefund[]>;
}
