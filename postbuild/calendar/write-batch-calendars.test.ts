import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { NextStart } from '#content/offers/next-start-schema.ts';
import { makeBatchCalendar } from './write-batch-calendars.ts';

const start: NextStart = {
  id: '0191c7a0-0000-7000-8000-000000000001',
  startDate: '2026-12-01',
  endDate: '2026-12-11',
  days: ['tue', 'fri'],
  startTime: '04:00',
  endTime: '05:30',
  language: 'hi',
  mentor: 'Somebody, of the web team',
  places: 'open',
  seats: 20,
  early: null,
  isSample: false,
};

function sessionsOf(changes: Partial<NextStart> = {}): string[] {
  const file = makeBatchCalendar({ title: 'A; b, c' }, { ...start, ...changes }, new Date(0));
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
  expect(sessionsOf({ endDate: '2026-12-01' })).toHaveLength(1);
});

it('a sample says that it is one', () => {
  const named = (isSample: boolean) =>
    makeBatchCalendar({ title: 'Web' }, { ...start, isSample }, new Date(0));
  expect(named(true)).toContain('SUMMARY:Web (Sample)\r\n');
  expect(named(false)).toContain('SUMMARY:Web\r\n');
});
