/** Compares a batch with what the page of its offer says. Staff are warned; nothing is refused. */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { BatchPlan } from './batch.ts';

type Times = Pick<BatchPlan, 'days' | 'from' | 'to'>;
export type ScheduleOnOfferPage = Times & { lengthDays: number };

/**
 * A difference between a batch and the page of its offer: the length in weeks from the first day to the last, or the
 * live hours a week. `promised` is the value on the page, and `planned` the value of the batch.
 */
export type DifferenceFromOfferPage = { of: 'weeks' | 'hours'; promised: number; planned: number };

/**
 * Batches of an offer that lasts fewer days are not compared. Such offers are workshops, and the rules of `content/`
 * already check their number of sessions.
 */
const shortestDays = 14;
/**
 * How much the length of a batch may differ from the promised length: by `days` days, or by the share `part` of the
 * promised length, whichever is more. Lengths differ because months have different lengths, and because a batch ends on
 * one of its weekdays.
 */
const tolerance = { days: 7, part: 0.15 };

export function findDifferencesFromOfferPage(
  plan: Times & { startsOn: CalendarDate; endsOn: CalendarDate },
  promised: ScheduleOnOfferPage,
): DifferenceFromOfferPage[] {
  if (promised.lengthDays < shortestDays) return [];
  const lengthDays = (Date.parse(plan.endsOn) - Date.parse(plan.startsOn)) / 86_400_000 + 1;
  const allowed = Math.max(tolerance.days, promised.lengthDays * tolerance.part);
  const hours = { promised: hoursAWeek(promised), planned: hoursAWeek(plan) };
  return [
    ...(Math.abs(lengthDays - promised.lengthDays) > allowed
      ? [{ of: 'weeks' as const, promised: weeks(promised.lengthDays), planned: weeks(lengthDays) }]
      : []),
    ...(hours.promised === hours.planned || Number.isNaN(hours.planned)
      ? []
      : [{ of: 'hours' as const, ...hours }]),
  ];
}

const weeks = (days: number) => Math.round(days / 7);
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const hoursAWeek = ({ days, from, to }: Times) =>
  (days.length * (minutes(to) - minutes(from))) / 60;
