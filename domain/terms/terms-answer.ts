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
   * The date on which the answer depends: the last day to ask, the first day from which the learner may ask or gets the
   * whole sum, or the last day on which the course may begin. Null if no start is agreed and so no date decides.
   */
  decisiveDate: CalendarDate | null;
  /** The sum that the learner gets back, or the charge that the learner pays for the change; 0 if there is none. */
  paise: Paise;
};
