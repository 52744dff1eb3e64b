import type { Month, MonthClosability } from '#domain/bookkeeping/month.ts';
import type { AmbiguousDay, DayMonthOrder } from '#domain/bookkeeping/read-settlement-day.ts';
import type {
  ChangeSinceClosing,
  ReceiptOrVoucher,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { Reconciliation } from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

export type ReceiptOrVoucherLine = ReceiptOrVoucher & {
  at: Date;
  /** The payer's name as it was printed on the receipt or voucher. */
  payer: string;
  /** The number of the receipt. On a voucher's line, it is the number of the receipt that the voucher corrects. */
  receipt: string;
};

export type BookkeepingMonth = {
  month: Month;
  mode: PaymentProviderMode;
  /** The receipts of the month, sorted by number; after them the vouchers, sorted by number. */
  receiptsAndVouchers: ReceiptOrVoucherLine[];
  closingTime: MonthClosability;
  closing: { at: Date; by: string } | null;
  /** The receipts and vouchers that changed since the month was closed. */
  changes: ChangeSinceClosing[];
  /** Vouchers that were issued in later months for receipts of this month. */
  laterVouchers: ReceiptOrVoucherLine[];
  /**
   * The receipts of the month for which something is unfinished: their order has an unsettled discrepancy, or a refund
   * is under way.
   */
  waiting: { orderId: string; number: string }[];
  settlement: Reconciliation & { rows: number; feePaise: Paise };
};

/**
 * `changed`: the figures of the month differ from those that the member saw. `late`: a colleague has already closed
 * the month.
 */
type ClosingResult = 'closed' | 'changed' | 'late' | Exclude<MonthClosability, 'now'>;

/**
 * The figures that the page showed when the member pressed the button: the number of receipts and vouchers, and their
 * net sum in paise. If the figures have changed since, the closing is refused.
 */
type SeenMonth = { count: number; net: number };

type UploadResult =
  /**
   * `rows` is the number of rows of the file, and `added` the number of those that no earlier file had. `months` are
   * the months of all its rows, the earliest first.
   */
  | { at: 'kept'; rows: number; added: number; months: Month[] }
  | { at: 'refused'; sentence: string }
  /**
   * Nothing was stored, because every date of the file can be read with the day first or with the month first. The
   * member has to say which comes first. `text` is the file, which is sent again with the answer.
   */
  | { at: 'ask order'; example: AmbiguousDay; text: string };

export type BookkeepingApi = {
  /**
   * The mode (`live`, `test` or `demonstration`) in which new orders are made now; `live` if none is in force. The page
   * shows it until the member chooses another one.
   */
  usualMode(): Promise<PaymentProviderMode>;
  month(month: Month, mode: PaymentProviderMode): Promise<BookkeepingMonth>;
  close(month: Month, mode: PaymentProviderMode, seen: SeenMonth): Promise<ClosingResult>;
  /**
   * Reads and stores a settlement file of the payment provider. `order` says whether the day or the month comes first
   * in its dates, as the member answered; null if the member was not asked.
   */
  uploadSettlementFile(
    mode: PaymentProviderMode,
    file: Uint8Array,
    order: DayMonthOrder | null,
  ): Promise<UploadResult>;
  /**
   * Removes the rows of the month that belong to no payment or refund of this site; they came from a settlement file of
   * another account or payment mode. `seen` is the number of such rows on the page. If there is another number now,
   * nothing is removed, and the result is false.
   */
  removeUnknownSettlementRows(
    month: Month,
    mode: PaymentProviderMode,
    seen: number,
  ): Promise<boolean>;
  /** Every receipt and voucher of the month, for a spreadsheet. */
  csv(month: Month, mode: PaymentProviderMode): Promise<string>;
};
