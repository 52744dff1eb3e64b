import { formatClock } from './format-clock.ts';

/**
 * Formats the timings of a workshop as the specification writes them: "04:00 PM to 6:30 PM", with two digits first
 * and one digit second. All other times have two digits (`formatClock`).
 */
export function formatTimings(start: string, end: string): string {
  return `${formatClock(start)} to ${formatClock(end).replace(/^0/, '')}`;
}
