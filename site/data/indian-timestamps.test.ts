import { describe, expect, it } from 'vitest';
import { formatTimeRange } from '#contract/text/format-time-range.ts';
import { sampleCatalogue } from '../../tests/support/sample-offers.ts';
import { formatIndianTimestampParts, toIndianTimestamp } from './indian-timestamps.ts';
import { workshopEndOf } from './workshop-end-of.ts';

describe('Indian time', () => {
  it('is five and a half hours ahead of UTC, in every month', () => {
    expect(Date.parse(toIndianTimestamp('2025-06-10', '16:00'))).toBe(
      Date.UTC(2025, 5, 10, 10, 30),
    );
    expect(Date.parse(toIndianTimestamp('2025-12-10', '03:00'))).toBe(
      Date.UTC(2025, 11, 9, 21, 30),
    );
  });

  it('writes timings of workshops as they are published', () => {
    expect(formatTimeRange('16:00', '18:30')).toBe('04:00 PM to 6:30 PM');
    expect(formatTimeRange('15:00', '17:30')).toBe('03:00 PM to 5:30 PM');
  });

  it('writes noon and midnight as 12', () => {
    expect(formatTimeRange('12:00', '00:05')).toBe('12:00 PM to 12:05 AM');
    expect(formatTimeRange('09:00', '09:30')).toBe('09:00 AM to 9:30 AM');
  });

  it('shows an instant in the time of India', () => {
    const shown = formatIndianTimestampParts('2026-12-12T20:00:00Z');
    expect(shown).toMatchObject({ weekday: 'Sunday', date: '13 December 2026' });
    expect(shown.time).toBe('01:30 AM');
  });
});

describe('a workshop', () => {
  it('is over at the end of its last afternoon, not when its last day begins', () => {
    const [workshop] = sampleCatalogue.workshops;
    expect(workshop && Date.parse(workshopEndOf(workshop))).toBe(Date.UTC(2025, 5, 13, 13, 0));
  });
});
