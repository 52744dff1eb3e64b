import type { VoucherReason } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';

/**
 * A receipt or voucher with its money. Every figure about money is a sum of these: the amount of an order says what
 * it asks for, not what was paid.
 */
export type StoredReceiptOrVoucher = {
  number: string;
  orderId: string;
  /** The payer's name as it was printed. */
  payer: string;
  kind: ReceiptKind;
  mode: PaymentProviderMode;
  issuedAt: Date;
  paise: Paise;
  way: PaymentMethod;
  /**
   * The provider's id of the payment or refund; our own id if a person recorded it. Null for money that was returned on
   * the provider's page in parts, or that staff settled as the refund.
   */
  movement: string | null;
  /**
   * Only for money that a person recorded: its reference, its day in India, and the member of staff. A voucher for a
   * mistake has only the member.
   */
  reference: string | null;
  movedOn: CalendarDate | null;
  recordedBy: string | null;
  /** Only for a voucher: the number of its receipt, and whether it documents a refund or a mistake. */
  against: string | null;
  why: VoucherReason | null;
};

/** Receipts and vouchers, from which all figures about money are computed. */
export interface ReceiptAndVoucherPort {
  /** The receipts and vouchers of one order, oldest first. */
  receiptsAndVouchersOf(orderId: string): Promise<StoredReceiptOrVoucher[]>;
  /** The receipts and vouchers that were issued in this span, oldest first. */
  receiptsAndVouchersIn(
    mode: PaymentProviderMode,
    since: Date,
    until: Date,
  ): Promise<StoredReceiptOrVoucher[]>;
}

/** The data that was printed on receipts and vouchers. Tax law requires keeping it when the enrolment is erased. */
export interface PrintedReceiptPort {
  /**
   * Returns null if no receipt or voucher has this number. `payer` is the name as printed. `file` is null until the PDF
   * is rendered for the first time.
   */
  findReceipt(number: string): Promise<{ payer: string; file: Buffer | null } | null>;
  /**
   * Stores the file unless one is stored already, and returns the stored file. `payer` is used only if no name was
   * stored with the number.
   */
  keepReceiptFile(
    receipt: { number: string; orderId: string; payer: string },
    file: Buffer,
  ): Promise<Buffer>;
}
