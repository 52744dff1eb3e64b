/** The promises to learners who have paid: the steps, and when each step is due. */
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { skipSunday } from '../enquiries/follow-up-times.ts';

/**
 * All steps, in their order; a paid order has only those that its offer promises. "platform opened" and "first sign-in"
 * are two steps, because the right to a refund ends when the learner signs in, not when we open the account.
 */
export const learnerSteps = [
  'batch confirmed',
  'welcome sent',
  'platform opened',
  'first sign-in',
  'group joined',
  'first class',
  'internship',
  'certificate',
] as const;
export type LearnerStep = (typeof learnerSteps)[number];

/** The steps that every kind of offer promises. Orders of earlier releases, which store no steps, have these. */
const promisedByAll: readonly LearnerStep[] = [
  'batch confirmed',
  'welcome sent',
  'first class',
  'certificate',
];

/**
 * The stored steps, in the order of `learnerSteps`; if none are stored, the steps that every kind of offer promises.
 */
export function readLearnerSteps(kept: unknown): LearnerStep[] {
  const given = Array.isArray(kept) ? kept : promisedByAll;
  return learnerSteps.filter((step) => given.includes(step));
}

type LearnerDates = {
  paidOn: CalendarDate;
  /** The first and the last day of the batch, or those agreed with the learner; null until they are known. */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
};

/** The day by which a step is due; null while the dates on which it depends are unknown. */
export function dueDayOf(step: LearnerStep, dates: LearnerDates): CalendarDate | null {
  const { paidOn, startsOn, endsOn } = dates;
  const afterPayment = (days: number) => skipSunday(addDays(paidOn, days));
  const onceStarted = (days: number) => startsOn && later(addDays(startsOn, days), afterPayment(1));
  switch (step) {
    // The welcome message is due on the day of the payment (on Monday after a Sunday), so that the learner hears from
    // us at once.
    case 'welcome sent':
      return afterPayment(0);
    case 'batch confirmed':
      return afterPayment(2);
    case 'platform opened':
      return onceStarted(-3);
    case 'first sign-in':
    case 'group joined':
      return onceStarted(0);
    // The step of the first class is due after the class, because attendance is known only then.
    case 'first class':
      return onceStarted(1);
    case 'internship':
      return endsOn;
    case 'certificate':
      return endsOn && addDays(endsOn, 7);
    default:
      return step satisfies never;
  }
}

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);

/**
 * Whether a member of staff may change the steps of a learner. The steps of a colleague's learner can be changed only
 * by members who may act for everybody.
 */
export function mayChangeSteps(
  { ownerId }: { ownerId: string | null },
  by: { staffId: string | null; mayOverrule: boolean },
): boolean {
  return ownerId === null || ownerId === by.staffId || by.mayOverrule;
}
