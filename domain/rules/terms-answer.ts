/** What a rule of the terms says about one order, shown to staff before they act. */
import type { CalendarDate } from '../calendar-date.ts';
import type { Paise } from '../money.ts';

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
  /** A sentence for staff that gives the reason. */
  because: string;
  /** The deciding date: the last day to ask, or the first day from which one may. */
  turnsOn: CalendarDate | null;
  /** Refunded to the learner, or paid by the learner where the rule has a charge; 0 otherwise. */
  paise: Paise;
};
