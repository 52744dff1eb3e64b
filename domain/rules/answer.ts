/** What a rule of the terms says about one order: staff see it before they press a button. */
import type { CalendarDate } from '../calendar-date.ts';
import type { Paise } from '../money.ts';

/** The section of the terms that a rule stands in; each is an address, `/terms#rescheduling`. */
type TermsSection =
  | 'refunds-self-paced-offline'
  | 'refunds-job-guarantee'
  | 'if-a-course-does-not-begin'
  | 'changing-your-course'
  | 'rescheduling';

export type Answer = {
  rule: TermsSection;
  isAllowed: boolean;
  /** A sentence for staff, with what decided it. */
  because: string;
  /** The date on which it turns: the last day to ask, or the first from which one may. */
  turnsOn: CalendarDate | null;
  /** Paid back to the learner where the rule gives money back, paid by the learner where it costs. 0 where neither. */
  paise: Paise;
};
