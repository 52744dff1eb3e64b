import type { LastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { toIndianTimestamp } from '#site/data/indian-timestamps.ts';

/**
 * The instant at which the enrolment in an offer closes, for `data-until`: after this instant, the built page is wrong,
 * so the page loads React to correct it (`mustReactCorrectPage`). Undefined for an offer that starts by arrangement, or
 * if the enrolment was already closed when the page was built.
 */
export function enrolmentClosesAt(lastDay: LastDayToEnrol | null): string | undefined {
  if (!lastDay || lastDay.isPast) return undefined;
  return new Date(toIndianTimestamp(lastDay.on, '24:00')).toISOString();
}
