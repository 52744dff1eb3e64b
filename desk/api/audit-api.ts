import type { CalendarDate } from '#domain/dates/calendar-date.ts';

export type AuditEntry = {
  id: string;
  at: Date;
  type: string;
  /** The actor: a staff id, or another actor such as `terminal`, `worker` or `provider` (`nonMemberActorName`). */
  who: string;
  subject: string;
  what: Readonly<Record<string, unknown>>;
};

export type AuditApi = {
  /** One page of entries, newest first; `before` is the id of the previous page's last entry. */
  list(filter: {
    who?: string | undefined;
    type?: string | undefined;
    /** Only entries of this day in India. */
    day?: CalendarDate | undefined;
    before?: string | undefined;
  }): Promise<AuditEntry[]>;
};
