/** The fee of an offer on a day in India. The triggers that create orders have the same rule (`006-batches.sql`). */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';
import type { EarlyPrice } from './batch.ts';

/** The fee applies from `fromDay`. `of` is the slug of an offer, or a kind of offer such as "workshop". */
export type DatedFee = { of: string; fromDay: CalendarDate; paise: Paise; reason: string };

/**
 * The newest fee that has begun. A fee for the offer itself has priority over a fee for its kind. Null when no fee
 * is set.
 */
export function findOfferFeeOnDay(
  fees: readonly DatedFee[],
  { slug, kind }: { slug: string; kind: string | null },
  day: CalendarDate,
): DatedFee | null {
  const newest = (of: string) =>
    fees
      .filter((fee) => fee.of === of && fee.fromDay <= day)
      .reduce<DatedFee | null>(
        (last, fee) => (last && last.fromDay > fee.fromDay ? last : fee),
        null,
      );
  return newest(slug) ?? (kind === null ? null : newest(kind));
}

/** Returns the early price until its last day, then the fee. An early price that is not below the fee is ignored. */
export function priceOnDay(feePaise: Paise, early: EarlyPrice | null, day: CalendarDate): Paise {
  return early !== null && day <= early.untilDay ? Math.min(feePaise, early.paise) : feePaise;
}
