import type { Offer } from '../offer-schema.ts';

/**
 * The last day to buy an offer with dates: the first day of its last coming batch, or of its past batch if none is
 * coming.
 */
export interface LastDayToEnrol {
  /** The last day, as an ISO date in India. */
  on: string;
  /** Whether the day was past when the page was rendered. In the browser, the visitor's clock decides. */
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
