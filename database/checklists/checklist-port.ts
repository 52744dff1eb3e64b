/**
 * Checklists of what learners were promised with their payment. A checklist is created in the transaction of the
 * payment (`insert-learner-checklist.ts`) and follows the dates of the batch (`sync-checklist-with-batch.ts`). It is
 * shown while its order is paid. A refund request, or a paid change to another course, hides it; if staff take that
 * back, it is shown again.
 */

import type { Learner } from '#domain/checklists/learner.ts';
import type { LearnerListName } from '#domain/checklists/learner-list-names.ts';
import type { LearnerStep } from '#domain/checklists/learner-steps.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Actor, EnquiryScope } from '../desk/desk-port.ts';

export type ChecklistChangeResult =
  | { at: 'changed' }
  /**
   * Nothing was changed. For a step: it already has this state, was not promised, is set by the batch, or would be
   * recorded for a day in the future. For agreed dates: the order has a batch. For an assignment: the colleague already
   * owns the learner, or may not work on enquiries.
   */
  | { at: 'unchanged' }
  /** A colleague owns this learner, so the member may not change the checklist. */
  | { at: 'taken'; by: string }
  | { at: 'gone' };

export type OrderChecklist = Pick<Learner, 'startsOn' | 'steps'>;

type AgreedDates = { startsOn: CalendarDate; endsOn: CalendarDate | null };

export interface ChecklistPort {
  /**
   * Returns one page of a list; `page` counts from 1, and `total` counts the learners on all pages. Learners are sorted
   * by their next due day, and those without a due day come last. Only the list `complete` begins with the newest
   * orders.
   */
  learners(
    list: LearnerListName,
    scope: EnquiryScope,
    today: CalendarDate,
    page: number,
  ): Promise<{ rows: Learner[]; total: number }>;
  findLearner(orderId: string): Promise<Learner | null>;
  /**
   * Returns the first day of the course and the steps of the order's checklist, even if the order was refunded later;
   * null if it was never paid.
   */
  findChecklist(orderId: string): Promise<OrderChecklist | null>;
  /**
   * Records a step as done on the day `on`, which must not be in the future. Any change to the checklist of an
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
   * Records the dates that were agreed in writing for an order without a batch, and the step "batch confirmed". Returns
   * `unchanged` for an order with a batch, because the batch decides the dates.
   */
  agreeDates(orderId: string, dates: AgreedDates, actor: Actor): Promise<ChecklistChangeResult>;
  /** Assigns a learner to a colleague, or to nobody if `to` is null. */
  assignLearner(orderId: string, to: string | null, actor: Actor): Promise<ChecklistChangeResult>;
  /**
   * Creates the missing checklists of paid orders, for example of orders that were paid under an earlier release.
   * Resolves with the number of created checklists.
   */
  createMissingChecklists(): Promise<number>;
}
