/**
 * People who have paid, and what each of them was promised. A member sees the same learners as enquiries: their own and
 * unassigned ones, or all.
 */

import type { Learner } from '#domain/checklists/learner.ts';
import type { LearnerListName } from '#domain/checklists/learner-list-names.ts';
import type { LearnerStep } from '#domain/checklists/learner-steps.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { FilledMessage } from './enquiry-api.ts';
import type { ListedMissedInstalment } from './orders-api.ts';

export type ListedLearner = Learner & {
  /**
   * Whether the reader may change this learner's checklist: the learner is the reader's own or unassigned, or the
   * reader may also change colleagues' learners.
   */
  mayAct: boolean;
};

export type LearnerDetails = ListedLearner & {
  /** If the reader may not open the learner's enquiry, the id of the colleague who owns it; otherwise null. */
  hiddenEnquiryOwnerId: string | null;
  messages: readonly FilledMessage[];
  /** The history of the checklist, oldest first. */
  history: {
    id: string;
    at: Date;
    type: string;
    who: string;
    what: Readonly<Record<string, unknown>>;
  }[];
};

/** The result of a change to a learner. `taken`: a colleague looks after this learner, so nothing was changed. */
export type LearnerChangeResult = { at: 'changed' | 'unchanged' } | { at: 'taken'; by: string };

export type LearnersApi = {
  /**
   * Instalments that were not paid after two reminders, the oldest first. An owner of the desk gets all of them; other
   * members get those of enquiries that are their own or unassigned. If the enquiry was erased, every member whose role
   * handles orders gets the instalment.
   */
  missedInstalments(): Promise<ListedMissedInstalment[]>;
  /**
   * One page of the list; `page` counts from 1. The list `due` has the same learners as `dueToday`, even if the member
   * may see more.
   */
  list(list: LearnerListName, page: number): Promise<{ rows: ListedLearner[]; total: number }>;
  /**
   * The first page of the learners with a due step, as the page Today shows them. An owner of the desk gets all of
   * these learners; another member gets their own and the unassigned ones.
   */
  dueToday(): Promise<{ rows: ListedLearner[]; total: number }>;
  /** Throws a 404 if there is no such learner, or if the reader may not see the learner. */
  find(orderId: string): Promise<LearnerDetails>;
  doStep(orderId: string, step: LearnerStep, on: CalendarDate): Promise<LearnerChangeResult>;
  undoStep(orderId: string, step: LearnerStep): Promise<LearnerChangeResult>;
  agreeDates(
    orderId: string,
    dates: { startsOn: CalendarDate; endsOn: CalendarDate | null },
  ): Promise<LearnerChangeResult>;
  /**
   * Assigns the learner to the member `to`. If `to` is null, the learner becomes unassigned. Only some roles may assign
   * a learner to a colleague; other members can assign one to themselves, or release one of their own.
   */
  assign(orderId: string, to: string | null): Promise<LearnerChangeResult>;
};
