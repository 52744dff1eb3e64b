import { type Weekday, weekdays } from './format-day.ts';

/**
 * Orders the days of a batch as they follow each other. Days come Monday first; but if they are one row over the end of
 * the week (Mon, Tue, Wed and Sun), the row begins with its own first day: Sun, Mon, Tue, Wed.
 */
export function startWithFirstOfRow(days: readonly Weekday[]): readonly Weekday[] {
  const at = days.map((day) => weekdays.indexOf(day));
  const afterGap = at.flatMap((one, n) => (n > 0 && one !== (at[n - 1] ?? 0) + 1 ? n : []));
  const [begin = 0, ...otherGaps] = afterGap;
  const isOverWeekEnd = at[0] === 0 && at.at(-1) === weekdays.length - 1;
  if (!isOverWeekEnd || otherGaps.length > 0) return days;
  return [...days.slice(begin), ...days.slice(0, begin)];
}
