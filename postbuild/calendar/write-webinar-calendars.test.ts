import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Webinar } from '#content/schema.ts';
import { webinars } from '#content/showcase/webinars.ts';
import { makeWebinarCalendar } from './write-webinar-calendars.ts';

const facts = { siteUrl: 'https://miranaya.example', createdAt: new Date('2026-11-21T04:00:00Z') };

const awkward: Webinar = {
  slug: 'awkward',
  title: 'Commas, semicolons; backslashes \\ and ₹2,299',
  summary: `${'हिन्दी और ₹ '.repeat(20)}the end`,
  startsAt: '2026-12-31T23:30:00+05:30',
  minutes: 90,
  host: 'Mentor team',
  agenda: ['First, this', 'Then; that', 'Questions'],
  audience: 'Everyone.',
};

function eventOf(webinar: Webinar) {
  const calendar = new ICAL.Component(ICAL.parse(makeWebinarCalendar(webinar, facts)));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The calendar has no event');
  return new ICAL.Event(component);
}

describe('the calendar file of a webinar', () => {
  it.each(webinars.map((webinar) => [webinar.slug, webinar] as const))(
    'of %s starts and ends at the instants that the content gives',
    (_, webinar) => {
      const event = eventOf(webinar);
      const startsAt = Date.parse(webinar.startsAt);
      expect(event.startDate.toJSDate().getTime()).toBe(startsAt);
      expect(event.endDate.toJSDate().getTime()).toBe(startsAt + webinar.minutes * 60_000);
      expect(event.summary).toBe(webinar.title);
    },
  );

  it('has times in UTC, so that no calendar needs a time zone table', () => {
    expect(makeWebinarCalendar(awkward, facts)).toContain('\r\nDTSTART:20261231T180000Z\r\n');
    expect(eventOf(awkward).startDate.zone.tzid).toBe('UTC');
  });

  it('keeps its UID when the title, the time and the site’s host change', () => {
    const moved = { ...awkward, title: 'Another title', startsAt: '2027-01-07T23:30:00+05:30' };
    const other = makeWebinarCalendar(moved, { ...facts, siteUrl: 'http://localhost:3000' });
    expect(other).toContain(`UID:${eventOf(awkward).uid}`);
    expect(new Set(webinars.map((webinar) => eventOf(webinar).uid)).size).toBe(webinars.length);
  });

  it('replaces an older file of the webinar in a calendar, which compares their numbers', () => {
    const numberAt = (createdAt: Date) => {
      const text = makeWebinarCalendar(awkward, { ...facts, createdAt });
      return Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(text)?.[1]);
    };
    const later = new Date(facts.createdAt.getTime() + 60_000);
    expect(numberAt(later)).toBe(numberAt(facts.createdAt) + 1);
  });

  it('preserves commas, semicolons, backslashes and line breaks', () => {
    const event = eventOf(awkward);
    expect(event.summary).toBe(awkward.title);
    expect(event.description).toContain(`${awkward.summary}\n\n- First, this\n- Then; that`);
  });

  it('has no line longer than 75 octets and ends each with CR LF', () => {
    const calendar = makeWebinarCalendar(awkward, facts);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of calendar.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
  });

  it('reminds an hour before', () => {
    const alarm = eventOf(awkward).component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT1H');
  });
});
