import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import {
  type BatchCalendarFacts,
  type CalendarBatch,
  makeBatchCalendar,
} from './make-batch-calendar.ts';

const batch: CalendarBatch = {
  id: '1',
  revision: 1,
  startsOn: '2026-12-01',
  endsOn: '2026-12-11',
  days: ['tue', 'fri'],
  from: '04:00',
  to: '05:30',
  language: 'hi',
  mentor: 'Somebody, of the web team',
};
const provider = { name: 'Miranaya', email: 'hello@miranaya.example' };

const fileOf = (changes: Partial<CalendarBatch> = {}, createdAt = new Date(0)) =>
  makeBatchCalendar('A; b, c', { ...batch, ...changes }, provider, createdAt);

function sessionsOf(changes: Partial<BatchCalendarFacts> = {}): string[] {
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

const sequenceOf = (...given: Parameters<typeof fileOf>) => {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(...given)));
  return Number(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('sequence'));
};

it('a batch that was saved again has a higher sequence number, however early its file was made', () => {
  const [early, late] = [new Date('2026-11-26T10:00:00Z'), new Date('2099-11-26T10:00:00Z')];
  expect(sequenceOf({ revision: 2 }, early)).toBeGreaterThan(sequenceOf({ revision: 1 }, late));
  expect(sequenceOf({ revision: 2 }, late)).toBe(sequenceOf({ revision: 2 }, early));
});

it('the sequence number is higher than those of earlier releases, which counted minutes', () => {
  const minutes = new Date('2027-01-01T00:00:00Z').getTime() / 60_000;
  expect(sequenceOf()).toBeGreaterThan(minutes);
});
