/** When to look or to call again: what is said most often, and any other moment. The clock is India's. */
import { addDays } from '#domain/calendar-date.ts';
import { atHour, indianHour, nextMorning } from '#domain/enquiries/due-moments.ts';
import { indiaAheadMs, indianDay } from '#domain/indian-day.ts';

const hourMs = 3_600_000;

export const whenChoices = {
  hour: { label: 'In an hour', at: (now: Date) => new Date(now.getTime() + hourMs) },
  evening: { label: 'After 6', at: (now: Date) => atHour(18, now) },
  morning: { label: 'Next morning', at: nextMorning },
  days: { label: 'In three days', at: (now: Date) => morningAfter(3, now) },
  week: { label: 'In a week', at: (now: Date) => morningAfter(7, now) },
} as const;
type WhenChoice = keyof typeof whenChoices;

/** Nobody calls on a Sunday: then it is the Monday. */
const morningAfter = (days: number, now: Date) =>
  nextMorning(indianHour(addDays(indianDay(now), days - 1), 12));

const farthestMs = 366 * 24 * hourMs;
const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export type ReadWhen = { at: 'moment'; moment: Date } | { at: 'refused'; sentence: string };

/** `choice` is one of the above, or `at` for the moment that was written into the field beside it. */
export function readWhen(choice: string, typed: string, now: Date): ReadWhen {
  if (Object.hasOwn(whenChoices, choice))
    return { at: 'moment', moment: whenChoices[choice as WhenChoice].at(now) };
  const moment = written.test(typed) ? new Date(`${typed}:00+05:30`) : null;
  if (moment === null || Number.isNaN(moment.getTime()))
    return { at: 'refused', sentence: 'Choose a day and an hour.' };
  if (moment <= now)
    return { at: 'refused', sentence: 'That moment has passed. Choose one that is to come.' };
  if (moment.getTime() - now.getTime() > farthestMs)
    return { at: 'refused', sentence: 'That is more than a year away. Choose a nearer day.' };
  return { at: 'moment', moment };
}

/** As the field for a day and an hour has it. */
export const inField = (at: Date): string =>
  new Date(at.getTime() + indiaAheadMs).toISOString().slice(0, 16);
