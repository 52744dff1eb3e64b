import type { LastDay } from '#content/offers/last-day-to-enrol.ts';
import { toIndianTimestamp } from '#site/data/indian-timestamps.ts';
import { useHasPassed } from './use-has-passed.ts';

/** Whether the last day to enrol in an offer is over in India. Always false for offers that start by arrangement. */
export function useIsEnrolmentClosed(lastDay: LastDay | null): boolean {
  return useHasPassed(
    toIndianTimestamp(lastDay?.on ?? '9999-12-31', '24:00'),
    lastDay?.isPast ?? false,
  );
}

/**
 * The instant from which a built page is wrong about an offer, for `data-until`: the page's starter then loads
 * React, which corrects the page. Undefined for an offer that starts by arrangement or was already over at the
 * build.
 */
export function closesAt(lastDay: LastDay | null): string | undefined {
  if (!lastDay || lastDay.isPast) return undefined;
  return new Date(toIndianTimestamp(lastDay.on, '24:00')).toISOString();
}
