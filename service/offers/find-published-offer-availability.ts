/**
 * Finds out from the published batches how an offer is sold today: in batches with dates, by arrangement, or not at the
 * moment.
 */
import type { StoredBatch } from '#database/batches/batch-port.ts';
import { offerAvailability } from '#domain/batches/offer-availability.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';

/** `known` are the batches that visitors can see (`BatchPort.visibleBatches`). Batches of other offers are ignored. */
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
