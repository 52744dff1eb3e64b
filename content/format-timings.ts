import { formatClock } from './format-clock.ts';

/**
 * "04:00 PM to 6:30 PM": the way the provider publishes the timings of workshops, two digits first, then one.
 * Every other time has two digits (`formatClock`).
 */
export function formatTimings(start: string, end: string): string {
  return `${formatClock(start)} to ${formatClock(end).replace(/^0/, '')}`;
}
