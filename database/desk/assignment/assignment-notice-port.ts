/**
 * What happened to an enquiry or a checklist of this member. `given`: a colleague or a rule assigned it to the member.
 * `taken`: a colleague took it away. `passed on`: a rule took it away, because the member did not answer in time.
 * `nobody left`: every possible member has had the enquiry; only members with the role `owner` get this notice.
 */

import type { StaffId } from '#domain/enquiries/enquiry-work.ts';

export type AssignmentNoticeKind = 'given' | 'taken' | 'passed on' | 'nobody left';
export type AssignmentNotice = {
  id: string;
  staffId: StaffId;
  /** The id of an enquiry, or of the order that a checklist belongs to. */
  subject: string;
  kind: AssignmentNoticeKind;
  /** The author of the change: a staff id, or `assignmentAuthor` for a rule. */
  who: string;
  at: Date;
};

export interface AssignmentNoticePort {
  /** Returns the notices that the member has not seen yet, newest first, at most 100. */
  listUnseenAssignmentNotices(staffId: StaffId): Promise<AssignmentNotice[]>;
  /** Marks this notice and all older notices of the member as seen. */
  markAssignmentNoticesSeen(staffId: StaffId, upTo: string): Promise<void>;
  /**
   * Returns the notices that must be mailed now, for members without an open page of the desk. A notice goes to only
   * one caller. If that caller does not call `markNoticesMailed`, the notice is returned again after 15 minutes.
   */
  claimNoticeMails(): Promise<AssignmentNotice[]>;
  markNoticesMailed(ids: readonly string[]): Promise<void>;
}
