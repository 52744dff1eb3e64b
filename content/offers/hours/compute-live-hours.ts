/** The live hours of an offer, and the price of a live hour. */
import { findFeeTodayRupees } from '../facts/find-fee-today-rupees.ts';
import { lengthInDays } from '../length.ts';
import type { Offer } from '../offer-schema.ts';

type HoursAndLength = Pick<Offer, 'kind' | 'hours' | 'length'>;

/** All live hours of an offer: rounded where hours are given by the week, exact for workshops. */
export function computeTotalLiveHours({ kind, hours, length }: HoursAndLength): number {
  if (kind === 'workshop') return hours.livePerWeek;
  return Math.round((hours.livePerWeek * lengthInDays(length)) / 7);
}

/**
 * The price of a live hour in whole rupees: the whole fee of today divided by the live hours, although the fee also
 * pays for other things.
 */
export function computeRupeesPerLiveHour(
  offer: HoursAndLength & Pick<Offer, 'feeRupees' | 'nextStarts'>,
): number {
  return Math.round(findFeeTodayRupees(offer) / computeTotalLiveHours(offer));
}
