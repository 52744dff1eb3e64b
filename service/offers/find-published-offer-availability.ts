/** How an offer is sold now, by the batches that visitors can know of: with dates, by arrangement, or not at all. */
import type { StoredBatch } from '#database/batches/batch-port.ts';
import { offerAvailability } from '#domain/batches/offer-availability.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';

/** `known` are what `knownBatches` gives, for all offers or for this one. */
export function findPublishedOfferAvailability(
  known: readonly StoredBatch[],
  offer: string,
  today: CalendarDate,
) {
  const given = known
    .filter((batch) => batch.offer === offer)
    .map((batch) => ({ ...batch, given: batch.held + batch.taken }));
  return offerAvailability(given, today);
}
