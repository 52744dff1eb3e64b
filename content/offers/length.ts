/** The length of an offer, in the unit in which it is sold. */
export type Length =
  | { readonly unit: 'days'; readonly count: number }
  | { readonly unit: 'weeks'; readonly count: number }
  | { readonly unit: 'months'; readonly count: number };

/** A month is a twelfth of a year, so that 18 weeks (126 days) are longer than 4 months (122 days). */
const daysOf: Readonly<Record<Length['unit'], number>> = { days: 1, weeks: 7, months: 365.25 / 12 };

/** The length in days, only for comparing and sorting; it is never shown. */
export function lengthInDays({ unit, count }: Length): number {
  return count * daysOf[unit];
}

/** Formats a length: "18 weeks", "1 month". */
export function formatLength({ unit, count }: Length): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
