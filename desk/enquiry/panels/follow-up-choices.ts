/** The choices for a follow-up or another call: the most frequent ones, and any other time. Times are in India. */
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay, indiaUtcOffsetMs } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { nextMorningCallTime, nextTimeAtHour } from '#domain/enquiries/follow-up-times.ts';
import { type OpeningTimes, usualOpeningTimes } from '#domain/enquiries/opening-times.ts';

const hourMs = 3_600_000;

export const followUpChoices = {
  hour: {
    label: 'In an hour',
    at: (now: Date, _: OpeningTimes) => new Date(now.getTime() + hourMs),
  },
  evening: { label: 'After 6 pm', at: (now: Date, _: OpeningTimes) => nextTimeAtHour(18, now) },
  morning: { label: 'Next morning', at: nextMorningCallTime },
  days: {
    label: 'In three days',
    at: (now: Date, calling: OpeningTimes) => morningAfter(3, now, calling),
  },
  week: {
    label: 'In a week',
    at: (now: Date, calling: OpeningTimes) => morningAfter(7, now, calling),
  },
} as const;
type FollowUpChoice = keyof typeof followUpChoices;

/** All choices with their times, the nearest first: in the evening, "Next morning" comes before "After 6 pm". */
export const listFollowUpChoices = (now: Date, calling: OpeningTimes) =>
  Object.entries(followUpChoices)
    .map(([choice, { label, at }]) => ({ choice, label, at: at(now, calling) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());

/**
 * The time for calls in the morning in `days` days. If no calls are made on that day, it is on the next day with calls.
 */
const morningAfter = (days: number, now: Date, calling: OpeningTimes) =>
  nextMorningCallTime(momentOfIndianHour(addDays(indianDay(now), days - 1), 12), calling);

const longestAheadMs = 366 * 24 * hourMs;
const dateTimeInputPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

type ReadFollowUpTime = { at: 'moment'; moment: Date } | { at: 'refused'; sentence: string };

/**
 * Returns the time of a follow-up, or a sentence that says why it was refused. `choice` is a key of `followUpChoices`,
 * or `at` for a time of the `datetime-local` field; `typed` is the text of this field.
 */
export function parseFollowUpTime(
  choice: string,
  typed: string,
  now: Date,
  calling: OpeningTimes = usualOpeningTimes,
): ReadFollowUpTime {
  if (Object.hasOwn(followUpChoices, choice))
    return { at: 'moment', moment: followUpChoices[choice as FollowUpChoice].at(now, calling) };
  const moment = dateTimeInputPattern.test(typed) ? new Date(`${typed}:00+05:30`) : null;
  if (moment === null || Number.isNaN(moment.getTime()))
    return { at: 'refused', sentence: 'Choose a day and an hour.' };
  if (moment <= now)
    return { at: 'refused', sentence: 'That moment has passed. Choose one that is to come.' };
  if (moment.getTime() - now.getTime() > longestAheadMs)
    return { at: 'refused', sentence: 'That is more than a year away. Choose a nearer day.' };
  return { at: 'moment', moment };
}

/** Formats a time for a `datetime-local` field. */
export const formatDateTimeInput = (at: Date): string =>
  new Date(at.getTime() + indiaUtcOffsetMs).toISOString().slice(0, 16);
