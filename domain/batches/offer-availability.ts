/** How an offer is sold on a given day, which depends on its batches. */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Batch } from './batch.ts';
import { batchStatus } from './batch-status.ts';

type OfferAvailability =
  /**
   * Visitors can enrol in the next batches of the offer, which are sorted by date. A full batch may have a waiting
   * list.
   */
  | { at: 'batches'; batches: readonly BatchWithGivenSeats[] }
  /**
   * The offer had batches but none is upcoming. Visitors can ask for a call or for news of the next date, but can't
   * enrol.
   */
  | { at: 'waits' }
  /** Visitors know of no batch of the offer, past or coming. The start is agreed with each learner. */
  | { at: 'arrangement' };

export type BatchWithGivenSeats = Batch & { given: number };

/** `known` are the batches of one offer that visitors can know of (`visibleBatches`). */
export function offerAvailability(
  known: readonly BatchWithGivenSeats[],
  today: CalendarDate,
): OfferAvailability {
  const next = known
    .filter((batch) => batchStatus(batch, batch.given, today).at === 'open')
    .sort((a, b) => (a.startsOn + a.id < b.startsOn + b.id ? -1 : 1));
  if (next.length > 0) return { at: 'batches', batches: next };
  return known.length > 0 ? { at: 'waits' } : { at: 'arrangement' };
}
