/** The answer that a rule of the terms gives for one order. Staff see it before they act. */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';

/** The section of the terms with the rule, as the anchor of its address: `/terms#rescheduling`. */
type TermsSection =
  | 'refunds-self-paced-offline'
  | 'refunds-job-guarantee'
  | 'if-a-course-does-not-begin'
  | 'changing-your-course'
  | 'rescheduling';

export type TermsAnswer = {
  rule: TermsSection;
  isAllowed: boolean;
  /** A sentence that gives staff the reason. */
  because: string;
  /**
   * The date that decides: the last day to ask, the first day from which the learner may ask or gets the whole sum, or
   * the last day on which the course may begin. Null if there is none, because no start is agreed.
   */
  turnsOn: CalendarDate | null;
  /** The sum that is refunded to the learner, or that the learner pays where the rule has a charge; 0 otherwise. */
  paise: Paise;
};
