/**
 * The published fees of a kind of offer: the one that applies on the day for which pages are rendered, and the next.
 */
import { indianDay } from './indian-day.ts';
import { publishedFacts, renderedAt } from './published-facts-at-render.ts';

/**
 * Returns the published fee that applies today, in whole rupees. If no published fee applies yet, returns
 * `defaultRupees`, the fee in the content. `of` is a kind of offer.
 */
export function findCurrentFeeOfKindRupees(of: string, defaultRupees: number): number {
  const today = indianDay(renderedAt);
  const begun = publishedFacts.fees.filter((fee) => fee.of === of && fee.fromDay <= today);
  const last = begun.reduce<(typeof begun)[number] | null>(
    (latest, fee) => (latest === null || fee.fromDay >= latest.fromDay ? fee : latest),
    null,
  );
  return last === null ? defaultRupees : last.paise / 100;
}

/** The next fee, which does not apply yet; null where none is set. */
export function findNextFeeOfKind(of: string): { feeRupees: number; fromDay: string } | null {
  const today = indianDay(renderedAt);
  const next = publishedFacts.fees
    .filter((fee) => fee.of === of && fee.fromDay > today)
    .toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1))[0];
  return next === undefined ? null : { feeRupees: next.paise / 100, fromDay: next.fromDay };
}
