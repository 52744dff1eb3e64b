import { formatClock } from './format-clock.ts';
import { provider } from './provider.ts';

/** When calls are answered, in Indian time, as a text for sentences: "11:00 AM to 09:00 PM". */
export const supportHours = `${formatClock(provider.supportHours.opens)} to ${formatClock(provider.supportHours.closes)}`;
