/**
 * A strict reader of iCalendar files (RFC 5545). It refuses what a lenient calendar program would repair: other line
 * ends, long lines, a missing property, a time zone that the file does not define, a rule that leaves out its own first
 * day. It reads what our files contain: events in UTC or in a zone with one offset, once or weekly.
 */
interface CalendarEvent {
  uid: string;
  isCancelled: boolean;
  /** Of two versions of an event, calendars keep the version with the higher number. */
  sequence: number;
  summary: string;
  startsAt: Date;
  endsAt: Date;
  /** When each session begins, the first one included. */
  sessions: Date[];
}

interface Property {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
}

interface Component {
  name: string;
  properties: Property[];
  parts: Component[];
}

const longestLine = 75;
const dayMs = 24 * 60 * 60 * 1000;
const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const contentLine = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/;

/** Throws with the reason if the file is not valid. */
export function readIcalendar(file: Buffer): CalendarEvent[] {
  const calendar = componentOf(unfold(file).map(propertyOf));
  if (calendar.name !== 'VCALENDAR') throw new Error('The file does not begin a calendar.');
  if (only(calendar, 'VERSION').value !== '2.0') throw new Error('The version is not 2.0.');
  if (only(calendar, 'PRODID').value === '') throw new Error('The file names no maker.');
  const zones = new Map(
    calendar.parts.filter(({ name }) => name === 'VTIMEZONE').map((zone) => zoneOf(zone)),
  );
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
  if (events.length === 0) throw new Error('The calendar has no event.');
  return events.map((event) => eventOf(event, zones));
}

function unfold(file: Buffer): string[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  if (!text.endsWith('\r\n')) throw new Error('The last line has no CRLF.');
  const lines = text.slice(0, -2).split('\r\n');
  const whole: string[] = [];
  for (const line of lines) {
    const octets = Buffer.byteLength(line);
    if (octets > longestLine) throw new Error(`A line has ${octets} octets: ${line}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not occur.
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(line))
      throw new Error(`A line has a control character: ${JSON.stringify(line)}`);
    if (/^[ \t]/.test(line)) whole.push(`${whole.pop() ?? ''}${line.slice(1)}`);
    else whole.push(line);
  }
  return whole;
}

function propertyOf(line: string): Property {
  const [, name, given, value] = contentLine.exec(line) ?? [];
  if (name === undefined || given === undefined || value === undefined)
    throw new Error(`This is no property: ${line}`);
  const parameters = new Map(
    [...given.matchAll(/;([A-Z-]+)=("[^"]*"|[^";:,]*)/g)].map(
      ([, key = '', said = '']) => [key, said.replaceAll('"', '')] as const,
    ),
  );
  return { name, parameters, value };
}

function componentOf(properties: readonly Property[]): Component {
  const open: Component[] = [{ name: 'file', properties: [], parts: [] }];
  for (const property of properties) {
    const inner = open.at(-1) as Component;
    if (property.name === 'BEGIN') open.push({ name: property.value, properties: [], parts: [] });
    else if (property.name === 'END') {
      if (inner.name !== property.value) throw new Error(`END:${property.value} closes nothing.`);
      open.pop();
      open.at(-1)?.parts.push(inner);
    } else if (open.length === 1) throw new Error(`${property.name} is outside the calendar.`);
    else inner.properties.push(property);
  }
  const [file] = open;
  const [calendar, ...others] = file?.parts ?? [];
  if (open.length !== 1 || calendar === undefined || others.length > 0)
    throw new Error('The file is not one whole calendar.');
  return calendar;
}

function only({ name: of, properties }: Component, name: string): Property {
  const [found, ...others] = properties.filter((property) => property.name === name);
  if (found === undefined || others.length > 0)
    throw new Error(`${of} has ${found === undefined ? 'no' : 'more than one'} ${name}.`);
  return found;
}

/** The id of a zone, and how many milliseconds its clocks are ahead of UTC. */
function zoneOf(zone: Component): [id: string, aheadMs: number] {
  const [standard, ...others] = zone.parts;
  if (standard === undefined || others.length > 0)
    throw new Error('This reader knows zones with one offset.');
  only(standard, 'DTSTART');
  only(standard, 'TZOFFSETFROM');
  const offset = /^([+-])(\d\d)(\d\d)$/.exec(only(standard, 'TZOFFSETTO').value);
  if (offset === null) throw new Error('The offset of the zone is none.');
  const [, sign, hours, minutes] = offset;
  const aheadMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return [only(zone, 'TZID').value, sign === '-' ? -aheadMs : aheadMs];
}

/** Reads a moment. A moment without a zone is refused: every calendar would show it at another time. */
function momentOf({ name, parameters, value }: Property, zones: ReadonlyMap<string, number>) {
  const digits = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(value);
  if (digits === null) throw new Error(`${name} is no moment: ${value}`);
  const [, year, month, day, hour, minute, second, isUtc] = digits;
  const zone = parameters.get('TZID');
  const aheadMs = isUtc === 'Z' ? 0 : zones.get(zone ?? '');
  if ((isUtc === 'Z') !== (zone === undefined) || aheadMs === undefined)
    throw new Error(`${name} names no time zone that the file defines: ${value}`);
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const local = new Date(`${text}Z`);
  if (Number.isNaN(local.getTime()) || local.toISOString().slice(0, 19) !== text)
    throw new Error(`${name} is no day or hour: ${value}`);
  return { at: new Date(local.getTime() - aheadMs), local, aheadMs };
}

function eventOf(event: Component, zones: ReadonlyMap<string, number>): CalendarEvent {
  const uid = only(event, 'UID').value;
  if (!/^[\w.-]+@[\w.-]+$/.test(uid)) throw new Error(`The UID is not unique in the world: ${uid}`);
  momentOf(only(event, 'DTSTAMP'), new Map());
  const start = momentOf(only(event, 'DTSTART'), zones);
  const end = momentOf(only(event, 'DTEND'), zones);
  if (end.at <= start.at) throw new Error('The event ends before it begins.');
  const sessions = sessionsOf(event, start);
  return {
    uid,
    isCancelled: event.properties.some(
      ({ name, value }) => name === 'STATUS' && value === 'CANCELLED',
    ),
    sequence: Number(only(event, 'SEQUENCE').value),
    summary: textOf(only(event, 'SUMMARY').value),
    startsAt: start.at,
    endsAt: end.at,
    sessions,
  };
}

function sessionsOf(
  event: Component,
  { at, local, aheadMs }: { at: Date; local: Date; aheadMs: number },
): Date[] {
  if (!event.properties.some(({ name }) => name === 'RRULE')) return [at];
  const rule = new Map(
    only(event, 'RRULE')
      .value.split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  const days = rule.get('BYDAY')?.split(',') ?? [];
  if (rule.get('FREQ') !== 'WEEKLY' || rule.size !== 3 || days.length === 0)
    throw new Error('This reader knows weekly rules with days and an end.');
  if (days.some((day) => !weekdayCodes.includes(day))) throw new Error('BYDAY names no weekday.');
  if (!days.includes(weekdayCodes[local.getUTCDay()] ?? ''))
    throw new Error('The first day is none of the days of the rule.');
  const until = momentOf(
    { name: 'UNTIL', parameters: new Map(), value: rule.get('UNTIL') ?? '' },
    new Map(),
  );
  const sessions: Date[] = [];
  for (let day = local.getTime(); day - aheadMs <= until.at.getTime(); day += dayMs)
    if (days.includes(weekdayCodes[new Date(day).getUTCDay()] ?? ''))
      sessions.push(new Date(day - aheadMs));
  return sessions;
}

function textOf(value: string): string {
  if (/(?<!\\)(?:\\\\)*(?:[;,]|\\[^\\;,nN])/.test(value))
    throw new Error(`A text has a character that is not escaped: ${value}`);
  return value.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  );
}
