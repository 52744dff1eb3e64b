export type AuditEntry = {
  id: string;
  at: Date;
  type: string;
  /** A staff id, `terminal`, or the name of a worker. */
  who: string;
  subject: string;
  what: Readonly<Record<string, unknown>>;
};

export type AuditApi = {
  /** Newest first, a page of them; `before` is the last entry of the page before. */
  list(filter: {
    who?: string | undefined;
    type?: string | undefined;
    before?: string | undefined;
  }): Promise<AuditEntry[]>;
};
