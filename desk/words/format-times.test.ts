import { describe, expect, it } from 'vitest';
import { describeFollowUpWithUrgency } from './describe-follow-up-with-urgency.ts';
import { formatDurationInOneUnit } from './format-duration-in-one-unit.ts';
import { formatMoment } from './format-moment.ts';

/** The present time in these tests: a Saturday, 15:30 in India. */
const now = new Date('2026-11-21T10:00:00Z');

describe('a time is formatted', () => {
  it.each([
    ['2026-11-21T12:30:00Z', 'today 18:00'],
    // At this moment it is still the previous day in Greenwich.
    ['2026-11-20T18:30:00Z', 'today 00:00'],
    ['2026-11-21T18:30:00Z', 'tomorrow 00:00'],
    ['2026-11-20T18:29:00Z', 'yesterday 23:59'],
    ['2026-11-23T04:30:00Z', 'Mon 23 Nov 10:00'],
    ['2026-01-03T04:30:00Z', 'Sat 3 Jan 10:00'],
    ['2025-12-31T18:29:00Z', '31 Dec 2025 23:59'],
  ])('%s as %s', (at, words) => {
    expect(formatMoment(new Date(at), now)).toBe(words);
  });
});

describe('a duration is formatted', () => {
  it.each([
    [0, '1 min'],
    [59 * 60_000, '59 min'],
    [60 * 60_000, '1 h'],
    [24 * 3_600_000 - 1, '23 h'],
    [24 * 3_600_000, '1 day'],
    [75 * 3_600_000, '3 days'],
  ])('%i ms as %s', (ms, words) => {
    expect(formatDurationInOneUnit(ms)).toBe(words);
  });
});

describe('a follow-up', () => {
  const said = (state: string, dueAt: string | null) =>
    describeFollowUpWithUrgency({ state, dueAt: dueAt === null ? null : new Date(dueAt) }, now);

  it('is late after its time has passed', () => {
    expect(said('reached', '2026-11-19T09:00:00Z')).toEqual({
      dueness: 'overdue',
      words: '2 days late',
    });
    expect(said('reached', '2026-11-21T10:00:00Z')).toEqual({
      dueness: 'overdue',
      words: '1 min late',
    });
  });

  it('of an enquiry without an answer counts as waiting and not as late', () => {
    expect(said('new', '2026-11-21T07:00:00Z')).toEqual({ dueness: 'waits', words: 'waits 3 h' });
  });

  it('is for today until midnight in India, then for later, and never without a time', () => {
    expect(said('thinking', '2026-11-21T18:29:00Z')).toEqual({
      dueness: 'today',
      words: 'today 23:59',
    });
    expect(said('thinking', '2026-11-21T18:30:00Z')).toEqual({
      dueness: 'later',
      words: 'tomorrow 00:00',
    });
    expect(said('lost', null)).toBeNull();
  });
});
