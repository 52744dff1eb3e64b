import type { LastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { toIndianTimestamp } from '#site/data/indian-timestamps.ts';
import { useHasPassed } from './use-has-passed.ts';

/** Whether the last day to enrol in an offer is over in India. Always false for offers that start by arrangement. */
export function useIsEnrolmentClosed(lastDay: LastDayToEnrol | null): boolean {
  return useHasPassed(
    toIndianTimestamp(lastDay?.on ?? '9999-12-31', '24:00'),
    lastDay?.isPast ?? false,
  );
}
