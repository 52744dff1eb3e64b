/** What an offer costs on a day in India. The triggers that make an order say the same (`006-batches.sql`). */
import type { CalendarDate } from '../calendar-date.ts';
import type { Paise } from '../money.ts';
import type { EarlyPrice } from './batch.ts';

/** From that day on. `of` is an offer's slug or a kind of offers, such as "workshop". */
export type Fee = { of: string; fromDay: CalendarDate; paise: Paise; reason: string };

/** The newest that has begun; one of the offer itself goes before one of its kind. Null where none was set. */
export function feeOn(
  fees: readonly Fee[],
  { slug, kind }: { slug: string; kind: string | null },
  day: CalendarDate,
): Fee | null {
  const newest = (of: string) =>
    fees
      .filter((fee) => fee.of === of && fee.fromDay <= day)
      .reduce<Fee | null>((last, fee) => (last && last.fromDay > fee.fromDay ? last : fee), null);
  return newest(slug) ?? (kind === null ? null : newest(kind));
}

/** An early price that is not lower than the fee of its day is none. */
export function priceOn(feePaise: Paise, early: EarlyPrice | null, day: CalendarDate): Paise {
  return early !== null && day <= early.untilDay ? Math.min(feePaise, early.paise) : feePaise;
}
