import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import type { BatchPlan } from './batch.ts';

const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * Plans a batch again on the same weekdays, a whole number of weeks later: it begins after the end of the copied batch
 * and after today. The new plan has no early price, because that price belonged to the copied batch.
 */
export function copyBatch(plan: BatchPlan, today: CalendarDate): BatchPlan {
  const { startsOn, endsOn } = plan;
  const after = endsOn > today ? endsOn : today;
  const weeks = Math.floor(daysBetween(startsOn, after) / 7) + 1;
  return {
    ...plan,
    startsOn: addDays(startsOn, weeks * 7),
    endsOn: addDays(endsOn, weeks * 7),
    earlyPrice: null,
  };
}
