/**
 * One start of an offer: dates, days and hours, language, mentor, seats. What staff decide about it is stored; what
 * follows of the day and of the seats given is worked out (`batch-status.ts`).
 */
import type { CalendarDate } from '../calendar-date.ts';
import type { Paise } from '../money.ts';

/** Monday first, as calendars in India are printed. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const batchLanguages = ['en', 'hi'] as const;
export type BatchLanguage = (typeof batchLanguages)[number];

/** What staff have decided: it is being prepared, it is sold, or it does not take place. */
export const batchStates = ['draft', 'open', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

/** Holds through `untilDay`, for orders made until then. */
export type EarlyPrice = { paise: Paise; untilDay: CalendarDate; reason: string };

export type BatchPlan = {
  /** The slug of what is taught. */
  offer: string;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
  /** In the order of the week. */
  days: readonly Weekday[];
  /** "16:00", in India; `to` is later on the same day. */
  from: string;
  to: string;
  language: BatchLanguage;
  mentor: string;
  /** Null where there is no limit. */
  seats: number | null;
  earlyPrice: EarlyPrice | null;
};

export type Batch = BatchPlan & {
  id: string;
  state: BatchState;
  /** Made for a fresh machine, so that it shows how a batch looks; never sold on a public address. */
  isSample: boolean;
};
