import type { VoucherReason } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';

/**
 * A receipt or voucher with its money. All figures about money are sums of receipts and vouchers, because the amount of
 * an order says only what was asked for, not what was paid.
 */
export type StoredReceiptOrVoucher = {
  number: string;
  orderId: string;
  /** The payer's name as it is printed. */
  payer: string;
  kind: ReceiptKind;
  mode: PaymentProviderMode;
  issuedAt: Date;
  paise: Paise;
  way: PaymentMethod;
  /**
   * The id of the payment or refund: the provider's, or ours if a person recorded the money. Null if the money was
   * returned on the provider's page in parts, or if staff settled such a return as the refund.
   */
  movement: string | null;
  /**
   * Only if a person recorded the money: its reference, its day in India, and the member of staff. A voucher for a
   * payment that was recorded by mistake has only the member.
   */
  reference: string | null;
  movedOn: CalendarDate | null;
  recordedBy: string | null;
  /** Only for a voucher: the number of the receipt that it refunds or cancels, and the reason (refund or mistake). */
  against: string | null;
  why: VoucherReason | null;
};

/** Receipts and vouchers, from which all figures about money are computed. */
export interface ReceiptAndVoucherPort {
  /** Returns the receipts and vouchers of one order, oldest first. */
  receiptsAndVouchersOf(orderId: string): Promise<StoredReceiptOrVoucher[]>;
  /** Returns the receipts and vouchers that were issued in this span, oldest first. */
  receiptsAndVouchersIn(
    mode: PaymentProviderMode,
    since: Date,
    until: Date,
  ): Promise<StoredReceiptOrVoucher[]>;
}

/** What was printed on receipts and vouchers. Tax law requires that it stays when the enrolment is erased. */
export interface PrintedReceiptPort {
  /**
   * Finds a receipt or voucher by its number; null if there is none. `payer` is the printed name. `file` is the PDF;
   * null until it is rendered for the first time.
   */
  findReceipt(number: string): Promise<{ payer: string; file: Buffer | null } | null>;
  /**
   * Stores the PDF and returns the stored file. If a file is already stored, that file stays and is returned. `payer`
   * is used only if no receipt or voucher with this number is stored.
   */
  keepReceiptFile(
    receipt: { number: string; orderId: string; payer: string },
    file: Buffer,
  ): Promise<Buffer>;
}
