/**
 * Changes that colleagues or the rules made to this member's enquiries and checklists. They are listed until the member
 * has seen them.
 */
export type ChangeByOthers = {
  id: string;
  at: Date;
  name: string;
  kind: 'given' | 'taken' | 'passed on' | 'nobody left';
  /** The actor who made the change: a member's id, or the name of a worker. */
  who: string;
  /** The page of the enquiry or checklist; null if the member may not open it any more. */
  path: string | null;
};

export type ChangesByOthersApi = {
  /**
   * The changes, newest first. For each enquiry or checklist, only the newest change is listed. Empty for roles without
   * enquiries.
   */
  all(): Promise<ChangeByOthers[]>;
  /** Marks all changes up to this one as seen. */
  markSeen(upTo: string): Promise<void>;
};
