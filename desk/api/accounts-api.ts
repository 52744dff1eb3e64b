import type { Month } from '#domain/accounts/month.ts';
import type { ChangeSinceClosing, Paper } from '#domain/accounts/receipts-and-vouchers.ts';
import type { Reconciliation } from '#domain/accounts/reconcile.ts';
import type { Paise } from '#domain/money.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';

export type PaperLine = Paper & {
  at: Date;
  /** The payer's name as it was printed. */
  payer: string;
  /** The number of the receipt; a voucher's line shows it too. */
  receipt: string;
};

export type MonthView = {
  month: Month;
  mode: PaymentMode;
  /** The month's papers by number: receipts, then vouchers. */
  papers: PaperLine[];
  /** Whether the month's last day is over, so that the month can be closed. */
  isOver: boolean;
  closing: { at: Date; by: string } | null;
  /** The receipts and vouchers that changed since the month was closed. */
  changes: ChangeSinceClosing[];
  /** Vouchers of later months for receipts of this one. */
  laterVouchers: PaperLine[];
  /** The month's orders that wait for a person. */
  waiting: { orderId: string; number: string }[];
  settlement: Reconciliation & { rows: number; feePaise: Paise };
};

/** `changed`: the month no longer holds what the person saw; `late`: a colleague has closed it already. */
type ClosingResult = 'closed' | 'too early' | 'changed' | 'late';

/** The month's figures on the page when the button was pressed, to refuse a closing if they have changed. */
type SeenMonth = { papers: number; net: number };

type UploadResult =
  | { at: 'kept'; rows: number; added: number }
  | { at: 'refused'; sentence: string };

export type AccountsApi = {
  /** The mode in which new orders are paid; it is shown first. */
  usualMode(): Promise<PaymentMode>;
  month(month: Month, mode: PaymentMode): Promise<MonthView>;
  close(month: Month, mode: PaymentMode, seen: SeenMonth): Promise<ClosingResult>;
  /** A settlement file of the provider's. */
  upload(mode: PaymentMode, file: Uint8Array): Promise<UploadResult>;
  /** Every receipt and voucher of the month, for a spreadsheet. */
  csv(month: Month, mode: PaymentMode): Promise<string>;
};
