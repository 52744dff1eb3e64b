/**
 * Notices that tell a member what a colleague or a rule changed about one of their enquiries or checklists. A notice is
 * listed until the member has marked it as seen.
 */
export type ShownAssignmentNotice = {
  id: string;
  at: Date;
  name: string;
  /**
   * `given`: assigned to this member. `taken`: a colleague took it from this member. `passed on`: a rule took it from
   * this member, who had not answered in time. `nobody left`: every member had the enquiry in turn, and nobody
   * answered.
   */
  kind: 'given' | 'taken' | 'passed on' | 'nobody left';
  /** The actor who made the change: a member's id, or `assignment` for a rule. */
  who: string;
  /** The page of the enquiry or checklist; null if the member may not open it any more. */
  path: string | null;
};

export type AssignmentNoticesApi = {
  /**
   * The notices, newest first; only the newest one of each enquiry or checklist. Roles that don't work on enquiries get
   * none.
   */
  all(): Promise<ShownAssignmentNotice[]>;
  /** Marks the notice with this id and all earlier ones as seen. */
  markSeen(upTo: string): Promise<void>;
};
