import type { Offer } from '../offer-schema.ts';

/**
 * The last day to enrol in an offer with dates: the first day of the last open batch that is still to come. If there is
 * none, it is the first day of the dates that the pages show, which are usually past.
 */
export interface LastDayToEnrol {
  /** The last day, as an ISO date in India. */
  on: string;
  /**
   * Whether the day was past on `today`. Browsers compare the day again with the visitor's clock, because the page may
   * be old.
   */
  isPast: boolean;
}

/**
 * The last day to enrol in an offer; null for an offer that starts by arrangement, which is always sold. `today` is
 * an ISO date in India.
 */
export function findLastDayToEnrol(
  { start, nextStarts }: Pick<Offer, 'start' | 'nextStarts'>,
  today: string,
): LastDayToEnrol | null {
  if (start.at === 'request') return null;
  const on = nextStarts.at(-1)?.startDate ?? start.startDate;
  return { on, isPast: on < today };
}
