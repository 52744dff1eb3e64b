import type { CalendarDate } from './dates/calendar-date.ts';

/**
 * Returns the last version that had begun on the day; null before the first version. `versions` are sorted by date.
 */
export function findPrivacyVersionInForce<Version extends { from: CalendarDate }>(
  versions: readonly Version[],
  day: CalendarDate,
): Version | null {
  return versions.findLast(({ from }) => from <= day) ?? null;
}
