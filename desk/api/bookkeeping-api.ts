import type { Month, MonthClosability } from '#domain/bookkeeping/month.ts';
import type { AmbiguousDay, DayMonthOrder } from '#domain/bookkeeping/read-settlement-day.ts';
import type {
  ChangeSinceClosing,
  ReceiptOrVoucher,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { Reconciliation } from '#domain/bookkeeping/reconcile.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

export type ReceiptOrVoucherLine = ReceiptOrVoucher & {
  at: Date;
  /** The payer's name as it was printed. */
  payer: string;
  /** The number of the receipt; a voucher's line shows it too. */
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
  /** The receipts of the month whose order has an unsettled discrepancy or a refund under way, each with its order. */
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
   * `added` is the number of rows that no earlier file had. `months` are the months of all rows, the earliest first.
   */
  | { at: 'kept'; rows: number; added: number; months: Month[] }
  | { at: 'refused'; sentence: string }
  /**
   * Nothing was stored, because every date of the file can be read with the day first or with the month first. The
   * member has to say which comes first. `text` is the file, which is sent again with the answer.
   */
  | { at: 'ask order'; example: AmbiguousDay; text: string };

export type BookkeepingApi = {
  /** The payment mode of new orders, with which the page of the month opens. */
  usualMode(): Promise<PaymentProviderMode>;
  month(month: Month, mode: PaymentProviderMode): Promise<BookkeepingMonth>;
  close(month: Month, mode: PaymentProviderMode, seen: SeenMonth): Promise<ClosingResult>;
  /**
   * Reads a settlement file of the provider. `order` is the member's answer whether day or month comes first; null if
   * no member was asked.
   */
  upload(
    mode: PaymentProviderMode,
    file: Uint8Array,
    order: DayMonthOrder | null,
  ): Promise<UploadResult>;
  /**
   * Removes the rows of the month whose payment or refund this site does not know: they came in a settlement file of
   * another account or payment mode. `seen` is the number of such rows on the page. If the number differs now, nothing
   * is removed, and the result is false.
   */
  removeUnknown(month: Month, mode: PaymentProviderMode, seen: number): Promise<boolean>;
  /** Every receipt and voucher of the month, for a spreadsheet. */
  csv(month: Month, mode: PaymentProviderMode): Promise<string>;
};
