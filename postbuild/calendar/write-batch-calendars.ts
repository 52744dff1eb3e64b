/**
 * The sessions of a batch as an iCalendar file: one event in Indian time that repeats on its weekdays. The UID
 * belongs to the batch, so that downloading the file again after a change of dates moves the event.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { indianDay } from '#content/indian-day.ts';
import { offers } from '#content/offers/offers.ts';
import { languageNames } from '#content/offers/start-sentence.ts';
import { provider } from '#content/provider.ts';
import { published, renderedAt } from '#content/published.ts';
import { sampleLabel } from '#content/samples/sample-label.ts';
import { batchCalendarPath } from '#contract/batch-calendar-path.ts';
import type { PublishedBatch } from '#contract/published-facts.ts';
import {
  encodeCalendarFile,
  encodeUtc,
  escapeCalendarText,
  quoteCalendarParameter,
} from './encode-icalendar.ts';

/** One offset is enough, because India has not changed its offset since 1945. */
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

/** The text of the file. Calendars prefer the file with the later `createdAt`. */
export function makeBatchCalendar(title: string, batch: PublishedBatch, createdAt: Date): string {
  const { id, startsOn, endsOn, days, from, to, language, mentor, sample } = batch;
  const at = (time: string) => `${startsOn}T${time}00`.replaceAll(/[-:]/g, '');
  const lastMoment = encodeUtc(new Date(`${endsOn}T${to}:00+05:30`));
  const byDay = days.map((day) => day.slice(0, 2).toUpperCase()).join(',');
  const name = sample ? `${title} (${sampleLabel.word})` : title;
  return encodeCalendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(provider.name)}//Batches//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...indianTime,
    'BEGIN:VEVENT',
    `UID:batch-${id}@${provider.email.split('@')[1]}`,
    `DTSTAMP:${encodeUtc(createdAt)}`,
    `DTSTART;TZID=Asia/Kolkata:${at(from)}`,
    `DTEND;TZID=Asia/Kolkata:${at(to)}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${byDay};UNTIL=${lastMoment}`,
    `SUMMARY:${escapeCalendarText(name)}`,
    `DESCRIPTION:${escapeCalendarText(`Live, in ${languageNames[language]}, with ${mentor}. The link comes with your confirmation.`)}`,
    `LOCATION:${escapeCalendarText('Online')}`,
    `ORGANIZER;CN=${quoteCalendarParameter(provider.name)}:mailto:${provider.email}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/**
 * One calendar file for each batch that is not over: pages link to those that can be joined, and the pages of orders
 * also to those that run.
 */
export function makeBatchCalendarFiles(
  batches: readonly PublishedBatch[] = published.batches,
  createdAt: Date = renderedAt,
): { path: string; text: string }[] {
  const today = indianDay(createdAt);
  const titles = new Map(offers.map(({ slug, title }) => [slug, title]));
  return batches.flatMap((batch) => {
    const title = titles.get(batch.offer);
    const isLeft = batch.state !== 'cancelled' && batch.endsOn >= today;
    if (title === undefined || !isLeft) return [];
    return [
      { path: batchCalendarPath(batch.id), text: makeBatchCalendar(title, batch, createdAt) },
    ];
  });
}

export async function writeBatchCalendars(clientDir: string): Promise<number> {
  const files = makeBatchCalendarFiles();
  for (const { path, text } of files) {
    const file = join(clientDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return files.length;
}
