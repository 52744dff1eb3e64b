import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { DeskEvent } from '#domain/desk-event.ts';

export type AuditApi = {
  /** One page of entries, newest first; `before` is the id of the previous page's last entry. */
  list(filter: {
    who?: string | undefined;
    type?: string | undefined;
    /** Only entries of this day, in Indian time. */
    day?: CalendarDate | undefined;
    before?: string | undefined;
  }): Promise<DeskEvent[]>;
};
