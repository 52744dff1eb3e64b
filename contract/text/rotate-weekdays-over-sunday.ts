import { type Weekday, weekdays } from './weekdays.ts';

/**
 * Orders the weekdays of a batch. The week starts on Monday; but days that follow each other over a Sunday (Mon, Tue,
 * Wed and Sun) start with the first of them: Sun, Mon, Tue, Wed.
 */
export function rotateWeekdaysOverSunday(days: readonly Weekday[]): readonly Weekday[] {
  const at = days.map((day) => weekdays.indexOf(day));
  const afterGap = at.flatMap((one, n) => (n > 0 && one !== (at[n - 1] ?? 0) + 1 ? n : []));
  const [begin = 0, ...otherGaps] = afterGap;
  const isOverWeekEnd = at[0] === 0 && at.at(-1) === weekdays.length - 1;
  if (!isOverWeekEnd || otherGaps.length > 0) return days;
  return [...days.slice(begin), ...days.slice(0, begin)];
}
