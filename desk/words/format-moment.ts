/**
 * Formats times as people in India say them: "today 18:00", "Mon 23 Nov 10:00". The time is in India, wherever the
 * server is.
 */
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';

const zone = 'Asia/Kolkata';
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const dayOfAnyYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

export const formatTimeOfDay = (at: Date): string => clock.format(at);

/** Formats a day: "today", "tomorrow", "yesterday", "Mon 23 Nov", and in another year "3 Jan 2025". */
export function formatRelativeDay(at: Date, now: Date): string {
  const [day, today] = [indianDay(at), indianDay(now)];
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  if (day === addDays(today, -1)) return 'yesterday';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? dayOfYear : dayOfAnyYear).format(at).replace(',', '');
}

export const formatMoment = (at: Date, now: Date): string =>
  `${formatRelativeDay(at, now)} ${formatTimeOfDay(at)}`;

const wholeDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Formats "Saturday 21 November", for the heading of a page. */
export const formatWeekdayAndDate = (at: Date): string => wholeDay.format(at).replace(',', '');
