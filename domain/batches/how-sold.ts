/** How an offer is sold on a day, as its batches have it. */
import type { CalendarDate } from '../calendar-date.ts';
import type { Batch } from './batch.ts';
import { batchStatus } from './batch-status.ts';

export type HowSold =
  /** By its next starts, the first one first; each may be full and have a waiting list. */
  | { at: 'batches'; batches: readonly SoldBatch[] }
  /** It had batches and has none to come: a call or a line to be told takes the place of enrolling. */
  | { at: 'waits' }
  /** It never had a batch: its start is agreed with each learner. */
  | { at: 'arrangement' };

export type SoldBatch = Batch & { given: number };

/** `batches` are those of one offer. Where samples are not sold they are as good as not there. */
export function howSold(
  batches: readonly SoldBatch[],
  today: CalendarDate,
  { areSamplesSold }: { areSamplesSold: boolean },
): HowSold {
  const known = batches.filter(
    ({ state, isSample }) => state !== 'draft' && (areSamplesSold || !isSample),
  );
  const next = known
    .filter((batch) => batchStatus(batch, batch.given, today).at === 'open')
    .sort((a, b) => (a.startsOn + a.id < b.startsOn + b.id ? -1 : 1));
  if (next.length > 0) return { at: 'batches', batches: next };
  return known.length > 0 ? { at: 'waits' } : { at: 'arrangement' };
}
