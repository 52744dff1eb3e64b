import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import {
  type BatchSessions,
  type CalendarBatch,
  makeBatchCalendar,
} from './make-batch-calendar.ts';

const batch: CalendarBatch = {
  id: '1',
  startsOn: '2026-12-01',
  endsOn: '2026-12-11',
  days: ['tue', 'fri'],
  from: '04:00',
  to: '05:30',
  language: 'hi',
  mentor: 'Somebody, of the web team',
};
const provider = { name: 'Miranaya', email: 'hello@miranaya.example' };

const fileOf = (changes: Partial<BatchSessions> = {}, createdAt = new Date(0)) =>
  makeBatchCalendar('A; b, c', { ...batch, ...changes }, provider, createdAt);

function sessionsOf(changes: Partial<BatchSessions> = {}): string[] {
  const file = fileOf(changes);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const each = event.iterator();
  const found: string[] = [];
  for (let at = each.next(); at; at = each.next()) found.push(at.toJSDate().toISOString());
  return found;
}

it('a batch has an event on each of its days, from the first to the last, at its hour in India', () => {
  expect(sessionsOf()).toEqual([
    '2026-11-30T22:30:00.000Z',
    '2026-12-03T22:30:00.000Z',
    '2026-12-07T22:30:00.000Z',
    '2026-12-10T22:30:00.000Z',
  ]);
});

it('a batch of one day has one event', () => {
  expect(sessionsOf({ endsOn: '2026-12-01' })).toHaveLength(1);
});

it('a file that is made later has a higher sequence number, so that it replaces the event', () => {
  const sequenceAt = (moment: string) => {
    const event = new ICAL.Component(ICAL.parse(fileOf({}, new Date(moment)))).getFirstSubcomponent(
      'vevent',
    );
    return Number(event?.getFirstPropertyValue('sequence'));
  };
  const before = sequenceAt('2026-11-26T10:00:00Z');
  expect(before).toBeGreaterThan(0);
  expect(sequenceAt('2026-11-26T10:01:00Z')).toBe(before + 1);
});
