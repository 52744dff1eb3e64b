/**
 * A webinar as an iCalendar file (RFC 5545) that calendars on phones and desks accept.
 *
 * Times are in UTC: Indian time has had one offset since 1945, and an instant needs no table of zones
 * that a calendar could misread. The UID depends on the slug alone, so a file fetched again after a
 * change moves the entry instead of adding a second one.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provider } from '#content/provider.ts';
import type { Webinar } from '#content/schema.ts';
import { webinars } from '#content/showcase/webinars.ts';

interface CalendarFacts {
  /** Origin of the site, without a slash at its end. */
  siteUrl: string;
  /** When the file was made; calendars take the newer of two. */
  createdAt: Date;
}

/** Writes `webinars/<slug>.ics` of every webinar below `clientDir`; tells how many. */
export async function writeWebinarCalendars(
  clientDir: string,
  facts: CalendarFacts,
): Promise<number> {
  const folder = join(clientDir, 'webinars');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    webinars.map((webinar) =>
      writeFile(join(folder, `${webinar.slug}.ics`), webinarCalendar(webinar, facts)),
    ),
  );
  return webinars.length;
}

/** The text of `/webinars/<slug>.ics`, with CRLF line ends and folded lines. */
export function webinarCalendar(webinar: Webinar, { siteUrl, createdAt }: CalendarFacts): string {
  const { slug, title, summary, startsAt, minutes, host, agenda, audience } = webinar;
  const starts = new Date(startsAt);
  const ends = new Date(starts.getTime() + minutes * 60_000);
  const page = `${siteUrl}/webinar`;
  const description = [summary, agenda.map((point) => `- ${point}`).join('\n'), audience, page];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(provider.name)}//Webinars//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:webinar-${slug}@${provider.email.split('@')[1]}`,
    `DTSTAMP:${utc(createdAt)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description.join('\n\n'))}`,
    `LOCATION:${text(`Online, with the ${host}`)}`,
    `URL:${page}`,
    `ORGANIZER;CN=${parameter(provider.name)}:mailto:${provider.email}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** 2026-12-12T15:30:00.000Z → 20261212T153000Z. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A value of type TEXT: these four characters mean something else in a calendar. */
function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** A parameter's value may hold anything but quotes when it stands in quotes. */
function parameter(value: string): string {
  return `"${value.replaceAll('"', "'")}"`;
}

const longestLine = 75;

/** No line may be longer than 75 octets; what follows on the next begins with a blank. No character is cut in two. */
function folded(line: string): string {
  let out = '';
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > longestLine) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += octets;
  }
  return out;
}
