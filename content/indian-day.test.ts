import { expect, it } from 'vitest';
import { indianDay } from './indian-day.ts';

it('begins a day in India at half past six in the evening of Greenwich', () => {
  expect(indianDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(indianDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});
