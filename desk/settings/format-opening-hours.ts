/** Formats the opening hours, and the number of public holidays, each as a short text. */
import type { HoursDetails } from '../api-types/hours-mail-and-connections-api.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { weekdayNamesOf } from '../words/weekday-names.ts';

/** Formats "10:00 to 18:00, closed on Saturday and Sunday". */
export function formatOpeningHours({ opens, closes, restDays }: HoursDetails['office']): string {
  const closed = weekdayNamesOf(restDays);
  const days = closed.length === 0 ? 'every day' : `closed on ${closed.join(' and ')}`;
  return `${opens} to ${closes}, ${days}`;
}

export const formatHolidayCount = ({ days }: HoursDetails['holidays']): string =>
  days.length === 0 ? 'no public holidays' : formatCountWithNoun(days.length, 'public holiday');
