import { formatClock } from './format-clock.ts';

/**
 * Formats a start and an end as the specification writes them for workshops: "04:00 PM to 6:30 PM", with two digits
 * first and one digit second. The hours of batches follow. A single time has two digits (`formatClock`).
 */
export function formatTimings(start: string, end: string): string {
  return `${formatClock(start)} to ${formatClock(end).replace(/^0/, '')}`;
}
