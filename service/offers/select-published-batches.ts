/**
 * Selects which facts about batches and fees are published. Of a batch, the number of seats is published, but never the
 * number of taken seats: pages only say whether any or few places are left.
 */
import type { PublishedBatch } from '#contract/published/published-facts.ts';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import { batchStatus, seatAvailability } from '#domain/batches/batch-status.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';

/**
 * Leaves out drafts, and samples where samples are not sold (as on public addresses). If an offer has a real batch, its
 * samples are left out everywhere, because visitors would take them for real batches too. A batch that is a draft or
 * over does not count as a real batch here.
 */
export function selectPublishedBatches(
  batches: readonly StoredBatch[],
  today: CalendarDate,
  { areSamplesSold }: { areSamplesSold: boolean },
): PublishedBatch[] {
  const statusOf = (batch: StoredBatch) => batchStatus(batch, batch.held + batch.taken, today);
  const hasReal = new Set(
    batches
      .filter((batch) => !batch.isSample && !['draft', 'over'].includes(statusOf(batch).at))
      .map(({ offer }) => offer),
  );
  return batches.flatMap((batch) => {
    const { isSample, held, taken, seats, earlyPrice } = batch;
    const { at } = statusOf(batch);
    if (at === 'draft' || (isSample && (!areSamplesSold || hasReal.has(batch.offer)))) return [];
    return [
      {
        id: batch.id,
        offer: batch.offer,
        startsOn: batch.startsOn,
        endsOn: batch.endsOn,
        days: [...batch.days],
        from: batch.from,
        to: batch.to,
        language: batch.language,
        mentor: batch.mentor,
        seats,
        state: at,
        places: seatAvailability(seats, held + taken),
        revision: batch.version,
        ...(earlyPrice === null ? {} : { earlyPrice }),
        ...(isSample ? { sample: true as const } : {}),
      },
    ];
  });
}
