import type { CalendarDate } from '../dates/calendar-date.ts';
import type { PaymentProviderMode } from '../money/payment-provider-modes.ts';
import type { LearnerStep } from './learner-steps.ts';

export type ChecklistStep = {
  step: LearnerStep;
  /** The day on which the step is due; null while the dates on which it depends are unknown. */
  dueOn: CalendarDate | null;
  /**
   * When the step was done, and who recorded it: a staff id, or `worker` if the service recorded it because the learner
   * has a place in a batch.
   */
  done: { on: CalendarDate; by: string } | null;
};

/** A person who has paid for an offer, with the checklist of the order. */
export type Learner = {
  orderId: string;
  /** The id of the enrolment. An erasure deletes the enrolment, and the order then has no learner any more. */
  enquiryId: string;
  offer: { slug: string; title: string };
  mode: PaymentProviderMode;
  name: string;
  email: string;
  phone: string;
  ownerId: string | null;
  paidOn: CalendarDate;
  /**
   * The first and the last day of the course, as planned for the batch or as agreed with the learner. Null while a day
   * is unknown.
   */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  /** The id of the batch; null if the start is by arrangement. */
  batchId: string | null;
  /** The steps in the order in which they happen. */
  steps: readonly ChecklistStep[];
};
