/**
 * Writes each webinar as an iCalendar file (RFC 5545). Times are in UTC, so that no calendar can misread a time zone.
 * This is possible because India has had one offset since 1945. The UID depends only on the slug: when a visitor
 * downloads the file again after a change, the calendar moves the event instead of adding a second one.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provider } from '#content/provider.ts';
import type { Webinar } from '#content/schema.ts';
import { webinars } from '#content/showcase/webinars.ts';
import {
  encodeCalendarLines,
  encodeUtcTime,
  escapeCalendarText,
  makeEventRevisionLines,
  quoteCalendarParameter,
  sequenceNumberOfMoment,
} from '#contract/batches/encode-icalendar.ts';

interface CalendarFacts {
  /** Origin of the site without a trailing slash. */
  siteUrl: string;
  /** When the file was made. If a calendar already has an event with the same UID, the later file replaces it. */
  createdAt: Date;
}

/** Writes `webinars/<slug>.ics` for every webinar below `clientDir`; returns their number. */
export async function writeWebinarCalendars(
  clientDir: string,
  facts: CalendarFacts,
): Promise<number> {
  const folder = join(clientDir, 'webinars');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    webinars.map((webinar) =>
      writeFile(join(folder, `${webinar.slug}.ics`), makeWebinarCalendar(webinar, facts)),
    ),
  );
  return webinars.length;
}

/** The text of `/webinars/<slug>.ics`, with CRLF line ends and folded lines. */
export function makeWebinarCalendar(
  webinar: Webinar,
  { siteUrl, createdAt }: CalendarFacts,
): string {
  const { slug, title, summary, startsAt, minutes, host, agenda, audience } = webinar;
  const starts = new Date(startsAt);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const page = `${siteUrl}/webinar`;
  const description = [summary, agenda.map((point) => `- ${point}`).join('\n'), audience, page];
  return encodeCalendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(provider.name)}//Webinars//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:webinar-${slug}@${provider.email.split('@')[1]}`,
    ...makeEventRevisionLines(createdAt, sequenceNumberOfMoment(createdAt)),
    `DTSTART:${encodeUtcTime(starts)}`,
    `DTEND:${encodeUtcTime(ends)}`,
    `SUMMARY:${escapeCalendarText(title)}`,
    `DESCRIPTION:${escapeCalendarText(description.join('\n\n'))}`,
    `LOCATION:${escapeCalendarText(`Online, with the ${host}`)}`,
    `URL:${page}`,
    `ORGANIZER;CN=${quoteCalendarParameter(provider.name)}:mailto:${provider.email}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeCalendarText(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
