/**
 * In which order the rows are shown. Pure. Without a wish they stay as they come: as listed, or best first when
 * something was searched; among equals that order holds as well.
 */
export const orderIds = ['fee', 'length', 'live', 'start'] as const;
export type OrderId = (typeof orderIds)[number];

/** As much of an offer as ordering needs. */
export interface OrderedRow {
  feeRupees: number;
  /** The length, for comparing only. */
  days: number;
  /** The fee over the live hours, in whole rupees. */
  rupeesPerLiveHour: number;
  /** ISO date of a start that lies ahead; null when it is arranged on a call. */
  startsOn: string | null;
}

/** Text compares as the number does: what has no date comes last. */
const noDate = '~';

const keys: Readonly<Record<OrderId, (row: OrderedRow) => number | string>> = {
  fee: ({ feeRupees }) => feeRupees,
  length: ({ days }) => days,
  live: ({ rupeesPerLiveHour }) => rupeesPerLiveHour,
  start: ({ startsOn }) => startsOn ?? noDate,
};

export function inOrder<Row extends OrderedRow>(
  rows: readonly Row[],
  order: OrderId | null,
): readonly Row[] {
  if (order === null) return rows;
  const key = keys[order];
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Orders that would say something: with no date ahead, "soonest first" would be an empty promise. */
export function ordersOf(rows: readonly OrderedRow[]): OrderId[] {
  return orderIds.filter((id) => new Set(rows.map(keys[id])).size > 1);
}

/** Of each row, how many smaller values stand before it: rows that share a number are equal. */
export function placesIn(rows: readonly OrderedRow[], order: OrderId): number[] {
  const key = keys[order];
  const values = [...new Set(inOrder(rows, order).map(key))];
  return rows.map((row) => values.indexOf(key(row)));
}
