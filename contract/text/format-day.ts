/**
 * Writes dates in words, the same on a page, in a mail and at the desk. `Intl` is not used, because its first formatter
 * takes a browser tens of milliseconds.
 */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const partsOf = (isoDate: string) => {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return { year, month: monthNames[Number(month) - 1] ?? '', day: String(Number(day)) };
};

/** Formats a date: "2026-12-05" as "5 December 2026". */
export function formatDay(isoDate: string): string {
  const { year, month, day } = partsOf(isoDate);
  return `${day} ${month} ${year}`;
}

/**
 * Formats two dates: "2025-06-10" and "2025-06-13" as "10 to 13 June 2025". If the months or the years differ, both are
 * named. Two equal dates are written as one.
 */
export function formatDayRange(start: string, end: string): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  if (from.year !== to.year) return `${formatDay(start)} to ${formatDay(end)}`;
  if (from.month !== to.month) return `${from.day} ${from.month} to ${formatDay(end)}`;
  return start === end ? formatDay(start) : `${from.day} to ${formatDay(end)}`;
}
