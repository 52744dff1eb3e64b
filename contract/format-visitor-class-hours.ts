import { weekdayAbbreviations } from './format-day.ts';
import { formatTimings } from './format-timings.ts';

type Hours = { days: readonly (keyof typeof weekdayAbbreviations)[]; from: string; to: string };

/**
 * Formats the days and hours of a batch as visitors read them on the page of their enrolment, in mails and on receipts:
 * "Tue, Thu, 04:00 PM to 6:30 PM".
 */
export const formatVisitorClassHours = ({ days, from, to }: Hours): string =>
  `${days.map((day) => weekdayAbbreviations[day]).join(', ')}, ${formatTimings(from, to)}`;
