export type AuditEntry = {
  id: string;
  at: Date;
  type: string;
  /** A name, or `terminal` and the like. */
  who: string;
  subject: string;
  what: Readonly<Record<string, unknown>>;
};

export type AuditDoor = {
  /** Newest first, 50 at most; `before` is the last entry of the page before. */
  list(filter: {
    who?: string | undefined;
    type?: string | undefined;
    before?: string | undefined;
  }): Promise<AuditEntry[]>;
};
