import { expect, it } from 'vitest';
import { readIcalendar } from './read-icalendar.ts';

const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const event = {
  UID: 'UID:batch-1@miranaya.example',
  DTSTAMP: 'DTSTAMP:20261126T053000Z',
  SEQUENCE: 'SEQUENCE:3',
  DTSTART: 'DTSTART;TZID=Asia/Kolkata:20261214T190000',
  DTEND: 'DTEND;TZID=Asia/Kolkata:20261214T210000',
  RRULE: 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261221T153000Z',
  SUMMARY: 'SUMMARY:Commas\\, and \\nlines',
};

const fileOf = (changes: Partial<Record<keyof typeof event, string | null>> = {}) =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Us//Batches//EN',
      ...zone,
      'BEGIN:VEVENT',
      ...Object.values({ ...event, ...changes }).filter((line) => line !== null),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );

it('reads the sessions of a weekly event at their hour in India', () => {
  expect(readIcalendar(fileOf())).toEqual([
    {
      uid: 'batch-1@miranaya.example',
      isCancelled: false,
      sequence: 3,
      summary: 'Commas, and \nlines',
      startsAt: new Date('2026-12-14T13:30:00Z'),
      endsAt: new Date('2026-12-14T15:30:00Z'),
      sessions: ['2026-12-14', '2026-12-17', '2026-12-21'].map(
        (day) => new Date(`${day}T13:30:00Z`),
      ),
    },
  ]);
});

it('joins a folded line', () => {
  const folded = `SUMMARY:${'a'.repeat(60)}\r\n ${'b'.repeat(60)}`;
  expect(readIcalendar(fileOf({ SUMMARY: folded }))[0]?.summary).toBe(
    'a'.repeat(60) + 'b'.repeat(60),
  );
});

it.each([
  ['line ends of Unix', Buffer.from(fileOf().toString().replaceAll('\r\n', '\n')), 'CRLF'],
  ['one line end of Unix', Buffer.from(fileOf().toString().replace('\r\n', '\n')), 'control'],
  ['a line of 76 octets', fileOf({ SUMMARY: `SUMMARY:${'é'.repeat(34)}` }), '76 octets'],
  ['no UID', fileOf({ UID: null }), 'no UID'],
  ['two UIDs', fileOf({ RRULE: event.UID }), 'more than one UID'],
  ['no DTSTAMP', fileOf({ DTSTAMP: null }), 'no DTSTAMP'],
  ['a DTSTAMP of no zone', fileOf({ DTSTAMP: 'DTSTAMP:20261126T053000' }), 'no time zone'],
  ['no SEQUENCE', fileOf({ SEQUENCE: null }), 'no SEQUENCE'],
  ['no DTEND', fileOf({ DTEND: null }), 'no DTEND'],
  ['an end before its start', fileOf({ DTEND: 'DTEND:20261214T120000Z' }), 'ends before'],
  ['a start of no zone', fileOf({ DTSTART: 'DTSTART:20261214T190000' }), 'no time zone'],
  [
    'a zone that is not defined',
    fileOf({ DTSTART: 'DTSTART;TZID=Europe/Paris:20261214T190000' }),
    'no time zone',
  ],
  ['30 February', fileOf({ DTSTART: 'DTSTART:20260230T190000Z' }), 'no day'],
  [
    'a rule without its first day',
    fileOf({ RRULE: event.RRULE.replace('MO,', '') }),
    'none of the days',
  ],
  ['an end of the rule without a zone', fileOf({ RRULE: event.RRULE.slice(0, -1) }), 'time zone'],
  ['a comma that is not escaped', fileOf({ SUMMARY: 'SUMMARY:One, two' }), 'not escaped'],
  ['a line that is no property', fileOf({ SUMMARY: 'Summary of it' }), 'no property'],
  ['text after its end', Buffer.concat([fileOf(), Buffer.from('X-A:b\r\n')]), 'outside'],
  ['bytes that are no UTF-8', Buffer.concat([Buffer.from([0xff]), fileOf()]), ''],
])('refuses a file with %s', (_which, file, reason) => {
  expect(() => readIcalendar(file)).toThrow(reason);
});
