import { addDays, type CalendarDate } from '../calendar-date.ts';
import type { BatchPlan } from './batch.ts';

const daysBetween = (from: CalendarDate, to: CalendarDate) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * The same batch once more: on the same days of the week, after the one that is copied has ended and after today. Its
 * early price was for that one, and does not come along.
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
