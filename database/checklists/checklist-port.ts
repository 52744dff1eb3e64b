/**
 * Checklists of what learners were promised with their payment. A checklist is created in the transaction of the
 * payment (`insert-learner-checklist.ts`) and follows the dates of the batch (`sync-checklist-with-place.ts`). It is
 * shown while its order is paid: a refund request or a paid change of course hides it, and taking that back shows it
 * again.
 */

import type { LearnerStep } from '#domain/checklists/learner-steps.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { Actor, EnquiryScope } from '../desk/desk-port.ts';

export type ChecklistStep = {
  step: LearnerStep;
  /** The day on which the step is due; null while the dates on which it depends are unknown. */
  dueOn: CalendarDate | null;
  /**
   * When the step was done, and who recorded it: a staff id, or `worker` if the step follows from the dates of the
   * batch.
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
   * The first and the last day of the course, as planned for the batch or as agreed with the learner; null until they
   * are known.
   */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  /** The id of the batch; null if the start is by arrangement. */
  batchId: string | null;
  /** The steps in the order in which they happen. */
  steps: readonly ChecklistStep[];
};

/**
 * `due`: a step is due today or earlier. `open`: at least one step is left. `not signed in`: the start is today or
 * past, and the learner has not signed in to the learning platform. `complete`: no step is left.
 */
export type LearnerListName = 'due' | 'open' | 'not signed in' | 'complete';

export type ChecklistChangeResult =
  | { at: 'changed' }
  /**
   * Nothing was changed. For a step: it already has this state, was not promised, is set by the batch, or its day is in
   * the future. For an assignment: the colleague already owns the learner, or may not work on enquiries.
   */
  | { at: 'unchanged' }
  /** A colleague looks after this learner, so the member may not change the checklist. */
  | { at: 'taken'; by: string }
  | { at: 'gone' };

export type OrderChecklist = Pick<Learner, 'startsOn' | 'steps'>;

type AgreedDates = { startsOn: CalendarDate; endsOn: CalendarDate | null };

export interface ChecklistPort {
  /**
   * One page of a list; `page` counts from 1. Sorted by the next due day, learners without one last; the list
   * `complete` begins with the newest orders. `total` counts all pages.
   */
  learners(
    list: LearnerListName,
    sight: EnquiryScope,
    today: CalendarDate,
    page: number,
  ): Promise<{ rows: Learner[]; total: number }>;
  findLearner(orderId: string): Promise<Learner | null>;
  /** The progress of an order, even if the order was refunded later; null if it was never paid. */
  progressOf(orderId: string): Promise<OrderChecklist | null>;
  /**
   * Records a step as done on the day `on`, which must not be in the future. Every change to the checklist of an
   * unassigned learner also assigns the learner to the member who makes the change, if this member may own enquiries.
   */
  doStep(
    orderId: string,
    step: LearnerStep,
    on: CalendarDate,
    actor: Actor,
  ): Promise<ChecklistChangeResult>;
  undoStep(orderId: string, step: LearnerStep, actor: Actor): Promise<ChecklistChangeResult>;
  /**
   * Records the dates that were agreed in writing for an order without a batch, and the step "batch confirmed".
   * `unchanged` for an order with a batch, which can only be moved to another batch.
   */
  agreeDates(orderId: string, dates: AgreedDates, actor: Actor): Promise<ChecklistChangeResult>;
  /** Assigns a learner to a colleague, or with null to nobody. */
  assignLearner(orderId: string, to: string | null, actor: Actor): Promise<ChecklistChangeResult>;
  /**
   * Creates the missing checklists of orders that were paid earlier or under an earlier release. Resolves with
   * their number.
   */
  makeMissing(): Promise<number>;
}
