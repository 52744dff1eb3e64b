/** Reads how an offer is sold now: in batches with a date, by arrangement, or not until a new date is set. */
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type { Store } from '#database/store.ts';
import { offerAvailability } from '#domain/batches/offer-availability.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** The batches of all offers, or of one offer, and whether samples among them are sold. */
export type BatchesOnSale = { batches: readonly StoredBatch[]; areSamplesSold: boolean };

export async function readBatchesOnSale(
  { batches }: Pick<Store, 'batches'>,
  offer?: string,
): Promise<BatchesOnSale> {
  const [known, areSamplesSold] = await Promise.all([
    batches.knownBatches(offer),
    batches.areSamplesSold(),
  ]);
  return { batches: known, areSamplesSold };
}

export function publishedAvailability(
  { batches, areSamplesSold }: BatchesOnSale,
  offer: string,
  today: CalendarDate,
) {
  const given = batches
    .filter((batch) => batch.offer === offer)
    .map((batch) => ({ ...batch, given: batch.held + batch.taken }));
  return offerAvailability(given, today, { areSamplesSold });
}
