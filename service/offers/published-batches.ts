/** What of batches and fees is published: the facts of the day, and of places only whether there are any. */
import type { PublishedBatch, PublishedFee } from '#contract/published-facts.ts';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import { batchStatus, placesOf } from '#domain/batches/batch-status.ts';
import type { Fee } from '#domain/batches/fee-on.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** Drafts are left out; samples too where they are not sold, as on a public address. */
export function publishedBatches(
  batches: readonly StoredBatch[],
  today: CalendarDate,
  { areSamplesSold }: { areSamplesSold: boolean },
): PublishedBatch[] {
  return batches.flatMap((batch) => {
    const { isSample, held, taken, seats, earlyPrice } = batch;
    const { at } = batchStatus(batch, held + taken, today);
    if (at === 'draft' || (isSample && !areSamplesSold)) return [];
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
        places: placesOf(seats, held + taken),
        ...(earlyPrice === null ? {} : { earlyPrice }),
        ...(isSample ? { sample: true as const } : {}),
      },
    ];
  });
}

export const publishedFees = (fees: readonly Fee[]): PublishedFee[] =>
  fees.map(({ of, fromDay, paise, reason }) => ({ of, fromDay, paise, reason }));
