/**
 * Checklists of what learners were promised with their payment. A list is created in the transaction of the payment
 * (`make-checklist.ts`), follows the batch's dates (`sync-checklist-dates.ts`), and is shown while its order is paid: a refund
 * ends it.
 */
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { LearnerStep } from '#domain/checklists/checklist.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { Actor, EnquiryScope } from '../desk/desk-port.ts';

export type ChecklistStep = {
  step: LearnerStep;
  /** The due day; null while the dates on which it depends are unknown. */
  dueOn: CalendarDate | null;
  /** When it happened, and who recorded it: a staff id, or `worker` if it follows from the batch's dates. */
  done: { on: CalendarDate; by: string } | null;
};

/** A person who has paid. */
export type Learner = {
  orderId: string;
  /** The enrolment. It is deleted when the person is erased, and then they are no learner here. */
  enquiryId: string;
  offer: { slug: string; title: string };
  mode: PaymentMode;
  name: string;
  email: string;
  phone: string;
  ownerId: string | null;
  paidOn: CalendarDate;
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  /** Null if the start is by arrangement. */
  batchId: string | null;
  /** Sorted in the order of the steps. */
  steps: readonly ChecklistStep[];
};

/** `due`: a step is due today or earlier. `open`: a step is left. `complete`: none is left. */
export const learnerLists = ['due', 'open', 'not signed in', 'complete'] as const;
export type LearnerList = (typeof learnerLists)[number];

export type StepResult =
  | { at: 'changed' }
  /** Nothing changed: the step already has this state, was not promised, or is set by the batch. */
  | { at: 'unchanged' }
  /** A colleague looks after this learner. */
  | { at: 'taken'; by: string }
  | { at: 'gone' };

export type LearnerProgress = Pick<Learner, 'startsOn' | 'steps'>;

type AgreedDates = { startsOn: CalendarDate; endsOn: CalendarDate | null };

export interface ChecklistPort {
  /** `page` counts from 1. Sorted by the next due day; complete ones newest first. */
  learners(
    list: LearnerList,
    sight: EnquiryScope,
    today: CalendarDate,
    page: number,
  ): Promise<{ rows: Learner[]; total: number }>;
  findLearner(orderId: string): Promise<Learner | null>;
  /** The progress of an order, even if it was refunded since; null if it was never paid. */
  progressOf(orderId: string): Promise<LearnerProgress | null>;
  /** `on` must not be in the future. Acting on an unassigned learner claims them. */
  doStep(orderId: string, step: LearnerStep, on: CalendarDate, actor: Actor): Promise<StepResult>;
  undoStep(orderId: string, step: LearnerStep, actor: Actor): Promise<StepResult>;
  /** Records the start of an order by arrangement, as agreed in writing. An order with a batch is moved instead. */
  agreeDates(orderId: string, dates: AgreedDates, actor: Actor): Promise<StepResult>;
  /** To a colleague, or null to leave them unassigned; `unchanged` if that person may not work on enquiries. */
  assignLearner(orderId: string, to: string | null, actor: Actor): Promise<StepResult>;
  /**
   * Creates the missing lists of orders that were paid earlier or by an earlier release. Resolves with their number.
   */
  makeMissing(): Promise<number>;
}
