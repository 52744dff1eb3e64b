/** Validates the form of a batch: returns one sentence per wrong field; empty when the batch can be saved. */
import { formatDay } from '#contract/text/format-day.ts';
import { weekdayLabels } from '#contract/text/weekdays.ts';
import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';
import type { Batch, BatchPlan, BatchState } from './batch.ts';
import { listSessionDays, longestBatchDays, weekdayOf } from './session-days.ts';

export const batchBounds = { mentor: 80, seats: 1_000, reason: 120 } as const;

type BatchField =
  | 'offer'
  | 'startsOn'
  | 'endsOn'
  | 'days'
  | 'from'
  | 'to'
  | 'mentor'
  | 'seats'
  | 'earlyPaise'
  | 'earlyUntil'
  | 'earlyReason';
export type BatchProblems = Partial<Record<BatchField, string>>;

type Known = {
  /** The stored batch; null for a new one. */
  before: Pick<Batch, 'offer' | 'earlyPrice' | 'startsOn' | 'endsOn' | 'state'> | null;
  /** The state in which the batch would be saved. */
  state: BatchState;
  today: CalendarDate;
  /** The number of seats that are given: held for a payment, or paid. The seat limit can't be lower. */
  given: number;
  /** The number of orders that keep a place in the batch, paid or not. */
  orders: number;
  isOffer: (slug: string) => boolean;
  /** Today's fee of the offer, with which a new early price is compared; null when unknown. */
  feePaise: Paise | null;
};

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

export function checkBatch(plan: BatchPlan, known: Known): BatchProblems {
  const problems: BatchProblems = {
    ...checkOffer(plan, known),
    ...checkTimes(plan),
    ...checkPast(plan, known),
    ...checkSeats(plan, known),
    ...checkEarlyPrice(plan, known),
  };
  const { mentor } = plan;
  if (mentor === '') problems.mentor = 'Say who teaches.';
  else if (mentor.length > batchBounds.mentor)
    problems.mentor = `At most ${batchBounds.mentor} characters.`;
  return problems;
}

function checkOffer({ offer }: BatchPlan, { before, orders, isOffer }: Known): BatchProblems {
  if (before !== null && before.offer !== offer && orders > 0)
    return { offer: 'Somebody has enrolled for this batch: make another one for another offer.' };
  return isOffer(offer) ? {} : { offer: 'Choose what is taught.' };
}

function checkTimes({ startsOn, endsOn, days, from, to }: BatchPlan): BatchProblems {
  const problems: BatchProblems = {};
  if (!isCalendarDate(startsOn)) problems.startsOn = 'Give the first day.';
  if (!isCalendarDate(endsOn)) problems.endsOn = 'Give the last day.';
  if (days.length === 0) problems.days = 'Choose at least one day of the week.';
  if (!clock.test(from)) problems.from = 'Give a time such as 16:00.';
  if (!clock.test(to)) problems.to = 'Give a time such as 18:30.';
  else if (to <= from) problems.to = 'It has to end after it begins.';
  if (problems.startsOn !== undefined || problems.endsOn !== undefined) return problems;
  if (endsOn < startsOn) problems.endsOn = 'The last day lies before the first.';
  else if (Date.parse(endsOn) - Date.parse(startsOn) >= longestBatchDays * 86_400_000)
    problems.endsOn = 'A batch lasts two years at most.';
  else if (days.length > 0 && listSessionDays({ startsOn, endsOn, days })[0] !== startsOn)
    problems.days = `${formatDay(startsOn)} is none of these days: tick ${weekdayLabels[weekdayOf(startsOn)]} too, or choose another first day.`;
  return problems;
}

/**
 * A batch that is over can't be cancelled, because it was taught. A batch with learners can't be moved to a past day,
 * because they would have missed it.
 */
function checkPast(
  { startsOn }: BatchPlan,
  { before, state, orders, today }: Known,
): BatchProblems {
  if (before === null || before.state === 'draft') return {};
  if (state === 'cancelled')
    return before.state === 'open' && before.endsOn < today
      ? { endsOn: `It ended on ${formatDay(before.endsOn)}, and cannot be cancelled any more.` }
      : {};
  if (orders === 0 || !isCalendarDate(startsOn)) return {};
  return startsOn < today && before.startsOn >= today
    ? {
        startsOn: `This day is past, and ${orders === 1 ? 'one person has' : `${orders} people have`} a place: choose a day to come. If it does not take place, cancel it below.`,
      }
    : {};
}

function checkSeats({ seats }: BatchPlan, { given }: Known): BatchProblems {
  if (seats === null) return {};
  if (!Number.isSafeInteger(seats) || seats < 1 || seats > batchBounds.seats)
    return { seats: `A whole number from 1 to ${batchBounds.seats}, or nothing for no limit.` };
  return seats < given ? { seats: `${given} places are given already; it can't be fewer.` } : {};
}

function checkEarlyPrice(plan: BatchPlan, { before, feePaise }: Known): BatchProblems {
  const { earlyPrice, startsOn } = plan;
  if (earlyPrice === null) return {};
  const { paise, untilDay, reason } = earlyPrice;
  // A stored early price stays valid if the fee has fallen below it. Visitors then pay the fee (`priceOnDay`).
  const isStored = before?.earlyPrice?.paise === paise;
  const problems: BatchProblems = {};
  if (!Number.isSafeInteger(paise) || paise < 100)
    problems.earlyPaise = 'Give an amount in rupees.';
  else if (paise % 100 !== 0)
    problems.earlyPaise = 'Pages say whole rupees: give an amount without paise.';
  else if (feePaise !== null && paise >= feePaise && !isStored)
    problems.earlyPaise = 'An early price is lower than the fee.';
  if (!isCalendarDate(untilDay)) problems.earlyUntil = 'Give the last day on which it holds.';
  else if (isCalendarDate(startsOn) && untilDay > startsOn)
    problems.earlyUntil = 'It ends on the first day of the batch at the latest.';
  if (reason === '' || reason.length > batchBounds.reason)
    problems.earlyReason = `Say why, in at most ${batchBounds.reason} characters: visitors read it.`;
  return problems;
}
