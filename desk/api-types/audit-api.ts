import type { CalendarDate } from '#domain/dates/calendar-date.ts';

export type AuditEntry = {
  id: string;
  at: Date;
  type: string;
  /**
   * The actor: a staff id, or a word for an actor who is no member, such as `worker` or `provider`.
   * `nonMemberActorName` has the names that are shown for these words.
   */
  who: string;
  subject: string;
  what: Readonly<Record<string, unknown>>;
};

export type AuditApi = {
  /** One page of entries, newest first; `before` is the id of the previous page's last entry. */
  list(filter: {
    who?: string | undefined;
    type?: string | undefined;
    /** Only entries of this day, in Indian time. */
    day?: CalendarDate | undefined;
    before?: string | undefined;
  }): Promise<AuditEntry[]>;
};
