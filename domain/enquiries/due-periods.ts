/** The periods by which lists group what is due. */
import { addDays } from '../dates/calendar-date.ts';
import { indianDay } from '../dates/indian-day.ts';
import { momentOfIndianHour } from '../dates/moment-of-indian-time.ts';

/** When an enquiry is due, by calendar day. `week` is after tomorrow and within seven days from today. */
export const duePeriods = ['overdue', 'today', 'tomorrow', 'week'] as const;
export type DuePeriod = (typeof duePeriods)[number];

/** The moments that a period covers: from `from` (included; null for no limit) to `before` (excluded). */
export function spanOfDuePeriod(period: DuePeriod, now: Date): { from: Date | null; before: Date } {
  const midnight = (days: number) => momentOfIndianHour(addDays(indianDay(now), days), 0);
  const afterNow = new Date(now.getTime() + 1);
  switch (period) {
    case 'overdue':
      return { from: null, before: afterNow };
    case 'today':
      return { from: afterNow, before: midnight(1) };
    case 'tomorrow':
      return { from: midnight(1), before: midnight(2) };
    case 'week':
      return { from: midnight(2), before: midnight(7) };
    default:
      return period satisfies never;
  }
}

export type Dueness = 'overdue' | 'today' | 'later' | 'never';

/** Overdue means due now or earlier. Due today means due later on the same day in India. */
export function duenessOf(dueAt: Date | null, now: Date): Dueness {
  if (dueAt === null) return 'never';
  if (dueAt <= now) return 'overdue';
  return indianDay(dueAt) === indianDay(now) ? 'today' : 'later';
}
