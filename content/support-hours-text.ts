import { formatClock } from '#contract/text/format-clock.ts';
import { provider } from './provider.ts';

/** When calls are answered, in Indian time, for use in sentences: "11:00 AM to 09:00 PM". */
export const supportHoursText = `${formatClock(provider.supportHours.opens)} to ${formatClock(provider.supportHours.closes)}`;
