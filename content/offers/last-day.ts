import type { Offer } from './offer-schema.ts';

/** The last day on which an offer with dates can be bought: its first one. */
export interface LastDay {
  /** ISO date, in India. */
  on: string;
  /** As the build saw it; the visitor's clock decides as soon as the script runs. */
  isPast: boolean;
}

/** Null for what starts by arrangement, which is always sold. `today` is an ISO date in India. */
export function lastDayToEnrol({ start }: Pick<Offer, 'start'>, today: string): LastDay | null {
  if (start.at === 'request') return null;
  return { on: start.startDate, isPast: start.startDate < today };
}
