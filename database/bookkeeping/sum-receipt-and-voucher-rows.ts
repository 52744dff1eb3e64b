/**
 * Adds up the rows of a SQL statement that counts receipts and vouchers, grouped by kind (receipt or voucher) and
 * reason.
 */
import type {
  ReceiptAndVoucherSums,
  VoucherReason,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';

/** The count `n` and the sum `paise` of one kind and reason. PostgreSQL returns both as text (bigint). */
export type ReceiptAndVoucherSumRow = {
  kind: ReceiptKind | null;
  why: VoucherReason | null;
  n: number | string;
  paise: number | string;
};

export function sumReceiptAndVoucherRows(
  counted: readonly ReceiptAndVoucherSumRow[],
): ReceiptAndVoucherSums {
  const receipts = counted.filter(({ kind }) => kind === 'receipt');
  const vouchers = counted.filter(({ kind }) => kind === 'voucher');
  const mistakes = vouchers.filter(({ why }) => why === 'mistake');
  return {
    receipts: sum(receipts, 'n'),
    receiptsPaise: sum(receipts, 'paise'),
    vouchers: sum(vouchers, 'n'),
    vouchersPaise: sum(vouchers, 'paise'),
    mistakes: sum(mistakes, 'n'),
    mistakesPaise: sum(mistakes, 'paise'),
  };
}

const sum = (rows: readonly ReceiptAndVoucherSumRow[], what: 'n' | 'paise') =>
  rows.reduce((total, row) => total + Number(row[what]), 0);
