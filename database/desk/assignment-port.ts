/** Assigning enquiries by the owner's rules, and telling colleagues who works on what. */
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';

/** What the rules say; asked inside the transaction, so it may not wait for anything. */
export type AssignmentRules = {
  /** `rule` counts from 1; 0 is what holds otherwise. */
  choose(enquiry: Enquiry, had: readonly StaffId[]): { to: StaffId; rule: number } | null;
  /** Whether the member works on the day on which an answer can be expected. */
  isHere(staffId: StaffId): boolean;
  /** When whoever gets it now loses it without an answer; null: never. */
  answerBy(at: Date): Date | null;
};

export type AssignmentResult =
  /** `from` had it before, and did not answer. */
  | { at: 'assigned'; to: StaffId; from: StaffId | null }
  | { at: 'nobody'; from: StaffId | null }
  /** Somebody has worked on the enquiry, or it was erased: nothing is left to assign. */
  | { at: 'ended' }
  /** The enquiry changed while the rules were applied: apply them again. */
  | { at: 'meanwhile' };

/** The name under which the rules act in histories. */
export const assignmentWorker = 'assignment';

export interface AssignmentPort {
  /** Enquiries that wait for an owner, and those whose owner's time is over; the longest waiting first. */
  dueAssignments(limit: number): Promise<string[]>;
  /** Assigns one of these, or passes it on, together with the person's other open enquiries. */
  assign(enquiryId: string, rules: AssignmentRules): Promise<AssignmentResult>;
}

/** `taken`: it is not theirs any more; `nobody left`: everybody had it, and nobody answered. */
export type ColleagueNoticeKind = 'given' | 'taken' | 'passed on' | 'nobody left';

export type ColleagueNotice = {
  id: string;
  staffId: StaffId;
  enquiryId: string;
  kind: ColleagueNoticeKind;
  /** A member of staff, or `assignmentWorker`. */
  who: string;
  at: Date;
};

export interface ColleagueNoticePort {
  /** The notices that the member has not seen yet, newest first. */
  colleagueNotices(staffId: StaffId): Promise<ColleagueNotice[]>;
  /** Marks the notices up to this one as seen. */
  seeColleagueNotices(staffId: StaffId, upTo: string): Promise<void>;
  /**
   * What has to be mailed now, to members without an open desk; given again after a while, until `noteMailed`. Each
   * is given to one caller.
   */
  claimNoticeMails(): Promise<ColleagueNotice[]>;
  noteMailed(ids: readonly string[]): Promise<void>;
}
