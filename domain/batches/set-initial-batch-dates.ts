/**
 * Sets the dates of a batch with which a new installation begins: days counted from today for a sample batch, or the
 * published dates of an offer. See `content/batches/make-initial-batches.ts`.
 */
import type { Weekday } from '#contract/text/weekdays.ts';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';
import type { BatchPlan } from './batch.ts';
import { listSessionDays, weekdayOf } from './session-days.ts';

export type InitialBatchTemplate = Omit<
  BatchPlan,
  'startsOn' | 'endsOn' | 'earlyPrice' | 'days'
> & {
  days: readonly Weekday[];
  start:
    | { at: 'day'; startsOn: CalendarDate; endsOn: CalendarDate }
    | { at: 'in days'; days: number; lengthDays: number };
  early: { paise: Paise; untilDaysBefore: number; reason: string } | null;
};

export function setInitialBatchDates(first: InitialBatchTemplate, today: CalendarDate): BatchPlan {
  const { start, early, ...plan } = first;
  const { startsOn, endsOn } = datesOf(first, today);
  return {
    ...plan,
    // Removes the weekdays on which a batch of a few days never meets.
    days: plan.days.filter((day) =>
      listSessionDays({ startsOn, endsOn, days: plan.days }).some((on) => weekdayOf(on) === day),
    ),
    startsOn,
    endsOn,
    earlyPrice: early && {
      paise: early.paise,
      untilDay: addDays(startsOn, -early.untilDaysBefore),
      reason: early.reason,
    },
  };
}

function datesOf({ start, days }: InitialBatchTemplate, today: CalendarDate) {
  if (start.at === 'day') return start;
  let startsOn = addDays(today, start.days);
  for (let n = 0; n < 7 && !days.includes(weekdayOf(startsOn)); n += 1)
    startsOn = addDays(startsOn, 1);
  return { startsOn, endsOn: addDays(startsOn, Math.max(1, start.lengthDays) - 1) };
}
