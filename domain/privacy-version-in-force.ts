import type { CalendarDate } from './calendar-date.ts';

/** `versions` are sorted by date. Returns the last that had begun on the day; null before the first. */
export function privacyVersionInForce<Version extends { from: CalendarDate }>(
  versions: readonly Version[],
  day: CalendarDate,
): Version | null {
  return versions.findLast(({ from }) => from <= day) ?? null;
}
