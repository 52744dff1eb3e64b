import type { CalendarDate } from './calendar-date.ts';

/** Of versions in the order of their days, the last that had begun on that day; null before the first. */
export function noticeInForce<Notice extends { from: CalendarDate }>(
  notices: readonly Notice[],
  day: CalendarDate,
): Notice | null {
  return notices.findLast(({ from }) => from <= day) ?? null;
}
