/** The published facts of batches and fees. Of the places, only whether any are left is published. */
import type { PublishedBatch, PublishedFee } from '#contract/published-facts.ts';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import { batchStatus, placesLabel } from '#domain/batches/batch-status.ts';
import type { Fee } from '#domain/batches/fee-on.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** Leaves out drafts. On public addresses, where samples are not sold, leaves out samples too. */
export function selectPublishedBatches(
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
        places: placesLabel(seats, held + taken),
        ...(earlyPrice === null ? {} : { earlyPrice }),
        ...(isSample ? { sample: true as const } : {}),
      },
    ];
  });
}

export const selectPublishedFees = (fees: readonly Fee[]): PublishedFee[] =>
  fees.map(({ of, fromDay, paise, reason }) => ({ of, fromDay, paise, reason }));
