/** How much of an offer is live from its first day to its last, and what an hour of it comes to. */
import { lengthInDays } from './length.ts';
import type { Offer } from './offer-schema.ts';

type Taught = Pick<Offer, 'kind' | 'hours' | 'length'>;

/** To the nearest hour where hours are given by the week; those of a workshop are counted, not rounded. */
export function liveHours({ kind, hours, length }: Taught): number {
  if (kind === 'workshop') return hours.livePerWeek;
  return Math.round((hours.livePerWeek * lengthInDays(length)) / 7);
}

/** The whole fee over the live hours, although it pays for more than these. In whole rupees. */
export function rupeesPerLiveHour(offer: Taught & Pick<Offer, 'feeRupees'>): number {
  return Math.round(offer.feeRupees / liveHours(offer));
}
