/**
 * One start of an offer: dates, days and hours, language, mentor, seats. Only what staff decide is stored. What
 * depends on the day and on the given seats is computed (`batch-status.ts`).
 */
import type { Weekday } from '#contract/text/weekdays.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';

export const batchLanguages = ['en', 'hi'] as const;
export type BatchLanguage = (typeof batchLanguages)[number];

/** The decision of staff about the batch: in preparation, on sale, or cancelled. */
const batchStates = ['draft', 'open', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

/** The price applies to orders that are made on or before `untilDay`. */
export type EarlyPrice = { paise: Paise; untilDay: CalendarDate; reason: string };

export type BatchPlan = {
  /** The slug of the course, program or workshop. */
  offer: string;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
  /** The days of the week, sorted, Monday first. */
  days: readonly Weekday[];
  /** The times are in India, such as "16:00"; `to` is later on the same day. */
  from: string;
  to: string;
  language: BatchLanguage;
  mentor: string;
  /** The number of places; null for no limit. */
  seats: number | null;
  earlyPrice: EarlyPrice | null;
};

export type Batch = BatchPlan & {
  id: string;
  state: BatchState;
  /** Whether the batch is an example for a new installation. Such a batch is never sold on a public address. */
  isSample: boolean;
};
