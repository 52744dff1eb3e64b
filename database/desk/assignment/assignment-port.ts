/** Assigns enquiries by the owner's rules, and tells colleagues who works on what. */
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';

/**
 * Decides by the owner's rules who gets an enquiry. Its functions run inside the transaction, so they may not wait for
 * anything.
 */
export type AssignmentDecider = {
  /**
   * Chooses a member for the enquiry; null for nobody. `had` are the members who had the enquiry before. `rule` is the
   * number of the rule that decided, counted from 1. It is 0 if no rule could choose a member and the default decided.
   */
  choose(enquiry: Enquiry, had: readonly StaffId[]): { to: StaffId; rule: number } | null;
  /** Whether the member works on the day on which an answer is expected. */
  isHere(staffId: StaffId): boolean;
  /**
   * The time by which a member who gets an enquiry at `at` has to answer. Without an answer, the member then loses the
   * enquiry. Null if there is no limit.
   */
  answerBy(at: Date): Date | null;
};

export type AssignmentResult =
  /** `from` is the member who had the enquiry before and did not answer. */
  | { at: 'assigned'; to: StaffId; from: StaffId | null }
  | { at: 'nobody'; from: StaffId | null }
  /** A member has worked on the enquiry, or it was erased, so nothing is left to assign. */
  | { at: 'ended' }
  /** The enquiry changed while the rules were applied, so they have to be applied again. */
  | { at: 'meanwhile' };

/** The name under which histories show assignments by the rules. */
export const assignmentAuthor = 'assignment';

export interface AssignmentPort {
  /**
   * Enquiries that wait for an owner, and enquiries whose owner did not answer in time; the longest waiting first.
   */
  dueAssignments(limit: number): Promise<string[]>;
  /**
   * Assigns or reassigns an enquiry that `dueAssignments` returned, together with the person's other open enquiries.
   */
  assign(enquiryId: string, rules: AssignmentDecider): Promise<AssignmentResult>;
}

/**
 * What happened to the member's enquiry or checklist. `given`: a colleague or a rule assigned it to this member.
 * `taken`: somebody reassigned it to another member, or to nobody. `passed on`: a rule did so, because this member had
 * not answered. `nobody left`: no rule found a member who has not had the enquiry; only owners get this notice.
 */
export type AssignmentNoticeKind = 'given' | 'taken' | 'passed on' | 'nobody left';

export type AssignmentNotice = {
  id: string;
  staffId: StaffId;
  /** The subject of the notice: the id of an enquiry, or of the order that a checklist belongs to. */
  subject: string;
  kind: AssignmentNoticeKind;
  /** A staff id, or `assignmentAuthor`. */
  who: string;
  at: Date;
};

export interface AssignmentNoticePort {
  /** The notices that the member has not seen yet, newest first, at most 100. */
  assignmentNotices(staffId: StaffId): Promise<AssignmentNotice[]>;
  /** Marks all notices up to this one as seen. */
  seeAssignmentNotices(staffId: StaffId, upTo: string): Promise<void>;
  /**
   * Returns the notices that have to be mailed now, to members without an open desk. Only one caller gets a notice. If
   * `noteMailed` is not called, the notice is returned again after a while.
   */
  claimNoticeMails(): Promise<AssignmentNotice[]>;
  noteMailed(ids: readonly string[]): Promise<void>;
}
