import { describe, expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

describe('a workshop', () => {
  it.each([
    [{ endDate: '2025-06-01' }, 'endDate is 2025-06-01, before the workshop starts on 2025-06-10'],
    [
      { endDate: '2025-06-31' },
      'endDate must be a day that exists, such as "2026-06-30", not "2025-06-31"',
    ],
    [
      { startDate: '10-06-2025' },
      'startDate must be a day that exists, such as "2026-06-30", not "10-06-2025"',
    ],
    [{ endDate: '2025-06-15' }, 'days is 4, but from 2025-06-10 to 2025-06-15 there are 6'],
    [
      { startTime: '4 PM' },
      'startTime must be a time from "00:00" to "23:59", such as "16:00", not "4 PM"',
    ],
    [
      { startTime: '18.30' },
      'startTime must be a time from "00:00" to "23:59", such as "16:00", not "18.30"',
    ],
    [
      { endTime: '25:00' },
      'endTime must be a time from "00:00" to "23:59", such as "16:00", not "25:00"',
    ],
    [{ endTime: '06:30' }, 'endTime is 06:30, which is not later than startTime 16:00'],
    [{ endTime: '16:00' }, 'endTime is 16:00, which is not later than startTime 16:00'],
    [
      { startDate: '2062-06-10', endDate: '2062-06-13' },
      'startDate is in the year 2062, which looks like a slip',
    ],
    [
      { startDate: '0206-06-10', endDate: '0206-06-13' },
      'startDate is in the year 206, which looks like a slip',
    ],
  ])('with %o', (change, reason) => {
    const said = findProblemsInChangedSample(({ content }) => {
      Object.assign(entryAt(content.workshops, 0), change);
    });
    expect(said).toEqual([
      `content/catalogue/workshops.ts, entry 1 (MERN Stack Workshop): ${reason}.`,
    ]);
  });
});

describe('a webinar', () => {
  it.each([
    [
      '2026-06-31T19:00:00+05:30',
      /startsAt must be a moment that exists, such as ".*", not "2026-06-31T19:00:00\+05:30"\.$/,
    ],
    ['2026-12-05 19:00', /startsAt must be a moment that exists/],
    ['2026-12-05T19:00:00', /startsAt must be a moment that exists/],
    [
      '2026-12-05T19:00:00Z',
      /startsAt is 00:30 at night in India; is its offset right, \+05:30 for Indian time\?$/,
    ],
    ['2206-12-05T19:00:00+05:30', /startsAt is in the year 2206, which looks like a slip\.$/],
  ])('that starts at %s', (startsAt, sentence) => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.webinars, 1).startsAt = startsAt;
    });
    expect(said).toEqual([expect.stringMatching(sentence)]);
    expect(said[0]).toMatch(
      /^content\/showcase\/webinars\.ts, entry 2 \(Drawings that get built\): /,
    );
  });
});

it('support hours that are reversed', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    content.provider.supportHours = { opens: '21:00', closes: '11:00' };
  });
  expect(said).toEqual([
    'content/provider.ts: supportHours close at 11:00, which is not later than they open, 21:00.',
  ]);
});

it('a project with a date of update in a future year', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.phpProjects, 1).technology.updated = '2062-11-21';
  });
  expect(said).toEqual([
    'content/showcase/php-projects/small-crm.ts, Small CRM: technology, updated is in the year 2062, which looks like a slip.',
  ]);
});
