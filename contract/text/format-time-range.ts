import { formatClock } from './format-clock.ts';

/**
 * Formats two times of day, such as "16:00" and "18:30", as the specification writes them for workshops: "04:00 PM to
 * 6:30 PM". The second hour has no leading zero. The hours of batches are written in the same way.
 */
export function formatTimeRange(start: string, end: string): string {
  return `${formatClock(start)} to ${formatClock(end).replace(/^0/, '')}`;
}
