const months = [
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
];

/**
 * "2025-06-10" and "2025-06-13" → "June 10 to 13, 2025", as the provider publishes its dates; other months
 * and years are named twice. By hand: a browser takes tens of milliseconds for its first `Intl` format.
 */
export function formatDateRange(start: string, end: string): string {
  const [year, month, day] = start.split('-');
  const [endYear, endMonth, endDay] = end.split('-');
  const from = dayMonth(month, day);
  if (year !== endYear) return `${from}, ${year} to ${dayMonth(endMonth, endDay)}, ${endYear}`;
  if (month !== endMonth) return `${from} to ${dayMonth(endMonth, endDay)}, ${year}`;
  return day === endDay ? `${from}, ${year}` : `${from} to ${Number(endDay)}, ${year}`;
}

const dayMonth = (month: string | undefined, day: string | undefined) =>
  `${months[Number(month) - 1]} ${Number(day)}`;
