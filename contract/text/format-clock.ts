/**
 * Formats "16:00" as "04:00 PM", as visitors read a single time of day (`format-time-range.ts` writes two). The desk
 * shows "16:00".
 */
export function formatClock(clock: string): string {
  const [hours = '0', minutes = '00'] = clock.split(':');
  const hour = Number(hours);
  const shown = String(hour % 12 || 12).padStart(2, '0');
  return `${shown}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
