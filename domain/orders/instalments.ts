/**
 * A plan of instalments: the fee in two to four sums, the first one due at once. The sums add up exactly to the
 * fee. Only the dates of unpaid instalments can be moved.
 */
import { addDays, addMonths, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';

export const instalmentPlanBounds = { fewest: 2, most: 4, longestDays: 184 } as const;

/** The numbers of instalments that a plan may have: 2, 3, 4. */
export const allowedInstalmentCounts: readonly number[] = Array.from(
  { length: instalmentPlanBounds.most - instalmentPlanBounds.fewest + 1 },
  (_, n) => instalmentPlanBounds.fewest + n,
);

/**
 * When staff and learner are reminded of an instalment, in days before or after its due date: the payment link is sent
 * before it (`askedBefore`); if nothing is paid, two reminders follow (`reminded`), and then staff have to act
 * (`missedAfter`). If the link (or an order without a link) was made after the due date, the days count from then on.
 */
export const instalmentReminderDays = { askedBefore: 3, reminded: [1, 4], missedAfter: 7 } as const;

/**
 * For how many days after the due date the payment link of an instalment stays valid. A learner who pays late still has
 * the place, because a place that is partly paid does not expire automatically.
 */
export const instalmentLinkDaysAfterDue = 60;

const instalmentShare = (feePaise: Paise, count: number): Paise =>
  Math.floor(feePaise / count / 100) * 100;

/** Whether each instalment is at least one rupee if the fee is divided into `count` instalments. */
export const canFeeBeDivided = (feePaise: Paise, count: number): boolean =>
  instalmentShare(feePaise, count) >= 100;

/**
 * Divides a fee into equal sums in whole rupees; the first sum also contains the remainder. Throws for an amount
 * that is too small to divide.
 */
export function instalmentAmounts(feePaise: Paise, count: number): Paise[] {
  if (!canFeeBeDivided(feePaise, count))
    throw new Error(`${feePaise} paise can't be paid in ${count} instalments.`);
  const share = instalmentShare(feePaise, count);
  return Array.from({ length: count }, (_, n) =>
    n === 0 ? feePaise - share * (count - 1) : share,
  );
}

/** The dates with which a form begins: today, and the same day of the next months. */
export const usualInstalmentDates = (today: CalendarDate, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_, n) => addMonths(today, n));

/**
 * Returns a sentence that says what is wrong with a plan; null if nothing is. `later` are the due dates of all
 * instalments but the first, which is due today. The number of instalments is checked too.
 */
export function describeInstalmentPlanProblem(
  later: readonly string[],
  today: CalendarDate,
): string | null {
  const count = later.length + 1;
  if (count < instalmentPlanBounds.fewest || count > instalmentPlanBounds.most)
    return `A plan has ${instalmentPlanBounds.fewest} to ${instalmentPlanBounds.most} instalments.`;
  return describeInstalmentDatesProblem(later, today, today);
}

/**
 * Returns a sentence that says what is wrong with these dates; null if they are right. Each date has to be later than
 * the one before (the first date: later than `after`), later than today, and within six months.
 */
export function describeInstalmentDatesProblem(
  dates: readonly string[],
  after: CalendarDate,
  today: CalendarDate,
): string | null {
  for (const [n, date] of dates.entries()) {
    if (!isCalendarDate(date)) return 'Please choose a date for each instalment.';
    if (date <= (n === 0 ? after : (dates[n - 1] ?? after)))
      return 'Please choose dates that follow one another, each later than the one before.';
    if (date <= today) return 'Please choose dates after today.';
    if (date > addDays(today, instalmentPlanBounds.longestDays))
      return 'Please choose dates within the next six months.';
  }
  return null;
}

type UnpaidInstalment = {
  dueOn: CalendarDate;
  /**
   * The day on which the payment link was made; without a link, the day on which the order was made. If this day is
   * after the due date, the instalment counts as late only from this day on.
   */
  askedOn: CalendarDate;
  /** How many reminders are done: sent, or left out because the next one was due too. */
  reminders: number;
  /** Whether the order has a payment link. Without a link, no reminder is sent. */
  hasLink: boolean;
};

/** `reminders` is the new number to store. If two reminders are due at once, both are counted, but only one is sent. */
type InstalmentStep = { do: 'remind'; reminders: number } | { do: 'give to a person' } | null;

/** Returns the step that is due today for an unpaid instalment; null if none is due. */
export function decideUnpaidInstalmentStep(
  { dueOn, askedOn, reminders, hasLink }: UnpaidInstalment,
  today: CalendarDate,
): InstalmentStep {
  const lateSince = askedOn > dueOn ? askedOn : dueOn;
  const isPast = (days: number) => today >= addDays(lateSince, days);
  const due = instalmentReminderDays.reminded.filter(isPast).length;
  if (hasLink && due > reminders) return { do: 'remind', reminders: due };
  return isPast(instalmentReminderDays.missedAfter) ? { do: 'give to a person' } : null;
}

/**
 * Divides a refund among the payments, which are given from oldest to newest. The first payment is refunded first,
 * because its order holds the place. Null if the payments together are less than the refund.
 */
export function splitRefund<Id>(
  payments: readonly { id: Id; refundablePaise: Paise }[],
  paise: Paise,
): { id: Id; paise: Paise }[] | null {
  let left = paise;
  const parts = payments.flatMap(({ id, refundablePaise }) => {
    const part = Math.min(left, refundablePaise);
    left -= part;
    return part > 0 ? [{ id, paise: part }] : [];
  });
  return left === 0 ? parts : null;
}

/**
 * Whether the order is an instalment after the first one of its plan. The first order of a plan has the place and the
 * course of the whole plan; a later one only pays for them.
 */
export const isLaterInstalment = ({
  instalment,
}: {
  instalment: { position: number } | null;
}): boolean => instalment !== null && instalment.position > 1;
