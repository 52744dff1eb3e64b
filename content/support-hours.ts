import { provider } from './provider.ts';

/** "16:00" → "04:00 PM". */
function formatClock(clock: string): string {
  const [hours = '0', minutes = '00'] = clock.split(':');
  const hour = Number(hours);
  const shown = String(hour % 12 || 12).padStart(2, '0');
  return `${shown}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** When calls are answered, in Indian time, as a text for sentences: "11:00 AM to 09:00 PM". */
export const supportHours = `${formatClock(provider.supportHours.opens)} to ${formatClock(provider.supportHours.closes)}`;
