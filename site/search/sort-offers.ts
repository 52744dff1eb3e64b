/**
 * Sorts offers in the chosen order. Offers with equal values stay in the order in which they came; if no order is
 * chosen, all offers do.
 */

export const sortOrderIds = ['fee', 'length', 'live', 'start'] as const;
export type SortOrderId = (typeof sortOrderIds)[number];

/** The facts of an offer by which the list can be sorted. */
export interface SortableOffer {
  feeRupees: number;
  /** The length in days. It is only compared and never shown. */
  days: number;
  /** The fee divided by the live hours, in whole rupees. */
  rupeesPerLiveHour: number;
  /** ISO date of the next start; null when it is arranged on a call. */
  startsOn: string | null;
}

/** A text that sorts after every ISO date, so that offers without a date come last. */
const noDate = '~';

const keys: Readonly<Record<SortOrderId, (row: SortableOffer) => number | string>> = {
  fee: ({ feeRupees }) => feeRupees,
  length: ({ days }) => days,
  live: ({ rupeesPerLiveHour }) => rupeesPerLiveHour,
  start: ({ startsOn }) => startsOn ?? noDate,
};

export function sortOffers<Row extends SortableOffer>(
  rows: readonly Row[],
  order: SortOrderId | null,
): readonly Row[] {
  if (order === null) return rows;
  const key = keys[order];
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/**
 * The sort orders that can change the order of this list. "Soonest first", for example, is left out if no offer has a
 * date.
 */
export function listUsefulSortOrders(rows: readonly SortableOffer[]): SortOrderId[] {
  return sortOrderIds.filter((id) => new Set(rows.map(keys[id])).size > 1);
}

/** Returns the rank of each row in this order, from 0. Rows with equal values have the same rank. */
export function rankBySortOrder(rows: readonly SortableOffer[], order: SortOrderId): number[] {
  const key = keys[order];
  const values = [...new Set(sortOffers(rows, order).map(key))];
  return rows.map((row) => values.indexOf(key(row)));
}
