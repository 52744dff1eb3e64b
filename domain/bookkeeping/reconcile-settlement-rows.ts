/**
 * Compares the rows of the provider's settlement files with our receipts and vouchers. A row matches, has another
 * amount, is explained without a receipt or voucher, or is unknown to us. A payment or refund of ours that is in no
 * file is missing.
 */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';

export const settlementRowKinds = ['payment', 'refund', 'other'] as const;
export type SettlementRowKind = (typeof settlementRowKinds)[number];

export type SettlementRow = {
  /** The provider's id of the payment or refund. */
  id: string;
  kind: SettlementRowKind;
  paise: Paise;
  /** The provider's charge, including the tax on it. */
  feePaise: Paise;
  /** The day of the payment or refund, in India. */
  day: CalendarDate;
  /** The id of the transfer to the bank; null until the provider has made the transfer. */
  settlement: string | null;
};

/** A payment or refund in our own records. */
export type KnownPaymentOrRefund = {
  id: string;
  paise: Paise;
  /** The id of the order; null for money that was paid for no order of ours. */
  orderId: string | null;
  /**
   * Why no receipt or voucher exists: a second payment, a payment for no order of ours, or a refund that the provider
   * has not confirmed yet. Null if there is a receipt or voucher.
   */
  because: 'discrepancy' | 'not ours' | 'under way' | null;
};

export type Reconciliation = {
  matched: { row: SettlementRow; known: KnownPaymentOrRefund }[];
  differing: { row: SettlementRow; known: KnownPaymentOrRefund }[];
  /** Rows of payments and refunds for which our records have no receipt or voucher; `known.because` says why. */
  explained: { row: SettlementRow; known: KnownPaymentOrRefund }[];
  unknown: SettlementRow[];
  /** Payments and refunds of our records that are in no settlement file yet. */
  missing: KnownPaymentOrRefund[];
};

export function reconcileSettlementRows(
  rows: readonly SettlementRow[],
  known: readonly KnownPaymentOrRefund[],
  /** The payments and refunds of the month, which have to be in a settlement file. */
  expected: readonly KnownPaymentOrRefund[],
): Reconciliation {
  const byId = new Map(known.map((one) => [one.id, one]));
  const found: Reconciliation = {
    matched: [],
    differing: [],
    explained: [],
    unknown: [],
    missing: [],
  };
  for (const row of rows) {
    const one = byId.get(row.id);
    if (one === undefined) found.unknown.push(row);
    else if (one.because !== null) found.explained.push({ row, known: one });
    else if (one.paise !== row.paise) found.differing.push({ row, known: one });
    else found.matched.push({ row, known: one });
  }
  const inFiles = new Set(rows.map(({ id }) => id));
  found.missing = expected.filter(({ id }) => !inFiles.has(id));
  return found;
}
