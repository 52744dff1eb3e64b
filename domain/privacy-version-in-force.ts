import type { CalendarDate } from './calendar-date.ts';

/** Of versions in the order of their days, the last that had begun on that day; null before the first. */
export function privacyVersionInForce<Version extends { from: CalendarDate }>(
  versions: readonly Version[],
  day: CalendarDate,
): Version | null {
  return versions.findLast(({ from }) => from <= day) ?? null;
}
