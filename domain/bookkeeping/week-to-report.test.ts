import { expect, it } from 'vitest';
import { mondayOfWeekToReport, spanOfWeek } from './week-to-report.ts';

// The times are in UTC; in India it is five and a half hours later.
it.each([
  ['2026-11-23T02:29:59Z', '2026-11-09', 'a second before eight on Monday'],
  ['2026-11-23T02:30:00Z', '2026-11-16', 'at eight on Monday'],
  ['2026-11-24T12:00:00Z', '2026-11-16', 'after a day without the service'],
  ['2026-11-29T18:29:00Z', '2026-11-16', 'late on Sunday'],
  ['2026-11-29T18:31:00Z', '2026-11-16', 'when Monday has begun in India alone'],
  ['2027-01-04T03:00:00Z', '2026-12-28', 'over the end of a year'],
])('at %s reports the week from %s: %s', (now, monday) => {
  expect(mondayOfWeekToReport(new Date(now))).toBe(monday);
});

it('a week begins and ends at midnight in India', () => {
  expect(spanOfWeek('2026-11-16')).toEqual({
    since: new Date('2026-11-15T18:30:00Z'),
    until: new Date('2026-11-22T18:30:00Z'),
  });
});
