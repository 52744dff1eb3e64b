import { expect, it } from 'vitest';
import { indianDay } from './indian-day.ts';

it('a day in India begins at 18:30 UTC', () => {
  expect(indianDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(indianDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});
