/** What colleagues or the rules did with this person's enquiries, listed until the person has seen it. */
export type OwnerChange = {
  id: string;
  at: Date;
  enquiryId: string;
  name: string;
  kind: 'given' | 'taken' | 'passed on' | 'nobody left';
  /** A member's id, or the name of a worker. */
  who: string;
  /** Whether the member may still open the enquiry. */
  mayOpen: boolean;
};

export type OwnerChangesApi = {
  /** Newest first; of several about one enquiry, the newest. Empty for roles without enquiries. */
  all(): Promise<OwnerChange[]>;
  /** Marks all changes up to this one as seen. */
  saw(upTo: string): Promise<void>;
};
