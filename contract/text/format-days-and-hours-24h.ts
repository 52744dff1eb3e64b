import { rotateWeekdaysOverSunday } from './rotate-weekdays-over-sunday.ts';
import { type Weekday, weekdayLabels } from './weekdays.ts';

type Hours = { days: readonly Weekday[]; from: string; to: string };

/** Formats the days and hours of a batch at the desk: "Tue, Thu, 16:00 to 18:30". */
export const formatDaysAndHours24h = ({ days, from, to }: Hours): string =>
  `${rotateWeekdaysOverSunday(days)
    .map((day) => weekdayLabels[day])
    .join(', ')}, ${from} to ${to}`;
