/**
 * Formats one time of day for visitors: "16:00" as "04:00 PM". The desk shows "16:00". `format-time-range.ts` formats
 * two times.
 */
export function formatClock(clock: string): string {
  const [hours = '0', minutes = '00'] = clock.split(':');
  const hour = Number(hours);
  const shown = String(hour % 12 || 12).padStart(2, '0');
  return `${shown}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
