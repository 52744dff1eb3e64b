/**
 * Changes that colleagues or the rules made to this member's enquiries. They are listed until the member has seen
 * them.
 */
export type OwnerChange = {
  id: string;
  at: Date;
  enquiryId: string;
  name: string;
  kind: 'given' | 'taken' | 'passed on' | 'nobody left';
  /** Who made the change: a member's id, or the name of a worker. */
  who: string;
  /** Whether the member may still open the enquiry. */
  mayOpen: boolean;
};

export type OwnerChangesApi = {
  /** The changes, newest first; if several concern one enquiry, the newest. Empty for roles without enquiries. */
  all(): Promise<OwnerChange[]>;
  /** Marks all changes up to this one as seen. */
  saw(upTo: string): Promise<void>;
};
