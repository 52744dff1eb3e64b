/**
 * The sessions of a batch as an iCalendar file: one event in Indian time that repeats on the weekdays of the batch. If
 * a newer file with the same UID and other dates is added to a calendar, the calendar moves the event.
 */

import type { PublishedBatch } from '../published/published-facts.ts';
import { languageNames } from '../text/language-names.ts';
import {
  encodeCalendarLines,
  encodeUtcTime,
  escapeCalendarText,
  makeEventRevisionLines,
  quoteCalendarParameter,
} from './encode-icalendar.ts';

/** The time zone needs only one UTC offset, because India has not changed its offset since 1945. */
const indianTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export type BatchCalendarFacts = Pick<
  PublishedBatch,
  'startsOn' | 'endsOn' | 'from' | 'to' | 'language' | 'mentor'
> & { days: Readonly<PublishedBatch['days']> };

/** `revision` is how often the batch was saved. */
export type CalendarBatch = BatchCalendarFacts & { id: string; revision: number };

/**
 * The sequence numbers of this release begin above those of all earlier releases, so that calendars accept a new file
 * in place of an old one. Earlier releases used the minute in which a file was made.
 */
const firstSequence = 30_000_000;
const mostMoves = 1000;

/**
 * Returns the text of the iCalendar file. Calendars show `name`, which is the name of the offer.
 *
 * A batch has the same UID in the file of its offer's page and in the file of an order. So a calendar that gets both
 * files shows the batch once, as in the file with the higher sequence number. This number depends on how often the
 * batch was saved, and not on the time of the file: the file of the offer's page is made again each midnight, perhaps
 * from older dates than an order's file has.
 *
 * `left` are the batches that a learner has left: their events are cancelled. `moves` is how often the learner was
 * moved between batches. Each move raises the sequence number, so that a file made after it replaces the earlier files.
 */
export function makeBatchCalendar(
  name: string,
  batch: CalendarBatch,
  provider: { name: string; email: string },
  createdAt: Date,
  { left, moves }: { left: readonly CalendarBatch[]; moves: number } = { left: [], moves: 0 },
): string {
  const event = (one: CalendarBatch, status: 'CONFIRMED' | 'CANCELLED') =>
    eventLines({ name, provider, createdAt, moves, status }, one);
  return encodeCalendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(provider.name)}//Batches//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...indianTime,
    ...event(batch, 'CONFIRMED'),
    ...left.flatMap((one) => event(one, 'CANCELLED')),
    'END:VCALENDAR',
  ]);
}

type EventFacts = {
  name: string;
  provider: { name: string; email: string };
  createdAt: Date;
  moves: number;
  status: 'CONFIRMED' | 'CANCELLED';
};

function eventLines(
  { name, provider, createdAt, moves, status }: EventFacts,
  { id, revision, startsOn, endsOn, days, from, to, language, mentor }: CalendarBatch,
): string[] {
  const at = (time: string) => `${startsOn}T${time}00`.replaceAll(/[-:]/g, '');
  const lastMoment = encodeUtcTime(new Date(`${endsOn}T${to}:00+05:30`));
  const byDay = days.map((day) => day.slice(0, 2).toUpperCase()).join(',');
  return [
    'BEGIN:VEVENT',
    `UID:batch-${id}@${provider.email.split('@')[1]}`,
    ...makeEventRevisionLines(createdAt, firstSequence + revision * mostMoves + moves),
    `DTSTART;TZID=Asia/Kolkata:${at(from)}`,
    `DTEND;TZID=Asia/Kolkata:${at(to)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${byDay};UNTIL=${lastMoment}`,
    `SUMMARY:${escapeCalendarText(name)}`,
    `DESCRIPTION:${escapeCalendarText(`Live, in ${languageNames[language]}, with ${mentor}. The link comes with your confirmation.`)}`,
    `LOCATION:${escapeCalendarText('Online')}`,
    `ORGANIZER;CN=${quoteCalendarParameter(provider.name)}:mailto:${provider.email}`,
    `STATUS:${status}`,
    'END:VEVENT',
  ];
}
