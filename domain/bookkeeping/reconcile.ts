/**
 * Compares the provider's settlement with our receipts and vouchers. A row of the settlement matches, has another
 * amount, is known without a receipt, or is unknown here. A known payment or refund that is in no file yet is
 * missing.
 */
import type { CalendarDate } from '../calendar-date.ts';
import type { Paise } from '../money.ts';

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

/** A payment or refund that is known here. */
export type KnownMovement = {
  id: string;
  paise: Paise;
  /** Null for money that was paid for no order of ours. */
  orderId: string | null;
  /**
   * Why no receipt or voucher exists: a second payment, a payment for no order of ours, or a refund that the
   * provider has not confirmed yet. Null if one exists.
   */
  because: 'discrepancy' | 'not ours' | 'under way' | null;
};

export type Reconciliation = {
  matched: { row: SettlementRow; known: KnownMovement }[];
  differing: { row: SettlementRow; known: KnownMovement }[];
  /** The payment or refund is known but has no receipt or voucher: a person has to settle it, or has settled it. */
  explained: { row: SettlementRow; known: KnownMovement }[];
  unknown: SettlementRow[];
  /** Known payments and refunds that are in no settlement file yet. */
  missing: KnownMovement[];
};

export function reconcile(
  rows: readonly SettlementRow[],
  known: readonly KnownMovement[],
  /** The payments and refunds of the month, which have to be in a settlement file. */
  expected: readonly KnownMovement[],
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
