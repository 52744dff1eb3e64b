import { formatTimeRange } from './format-time-range.ts';
import { rotateWeekdaysOverSunday } from './rotate-weekdays-over-sunday.ts';
import { type Weekday, weekdayLabels } from './weekdays.ts';

type Hours = { days: readonly Weekday[]; from: string; to: string };

/**
 * Formats the days and hours of a batch as visitors read them on the page of their enrolment, in mails and on receipts:
 * "Tue, Thu, 04:00 PM to 6:30 PM".
 */
export const formatDaysAndHours12h = ({ days, from, to }: Hours): string =>
  `${rotateWeekdaysOverSunday(days)
    .map((day) => weekdayLabels[day])
    .join(', ')}, ${formatTimeRange(from, to)}`;
