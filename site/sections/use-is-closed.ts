import type { LastDay } from '#content/offers/last-day.ts';
import { indianInstant } from '#site/data/indian-time.ts';
import { useHasPassed } from './use-has-passed.ts';

/** Whether the last day on which an offer can be bought is over in India; never for what starts by arrangement. */
export function useIsClosed(lastDay: LastDay | null): boolean {
  return useHasPassed(
    indianInstant(lastDay?.on ?? '9999-12-31', '24:00'),
    lastDay?.isPast ?? false,
  );
}

/**
 * The instant from which a built page is out of date about an offer, for its `data-until`: the page's starter then
 * fetches React, which puts it right. Undefined for what starts by arrangement and for what was over at the build.
 */
export function closesAt(lastDay: LastDay | null): string | undefined {
  if (!lastDay || lastDay.isPast) return undefined;
  return new Date(indianInstant(lastDay.on, '24:00')).toISOString();
}
