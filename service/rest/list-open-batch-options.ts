/** Lists the batches of an offer that are open for enrolment, for the fields of pages that the service renders. */
import { formatDay } from '#contract/text/format-day.ts';
import { formatTimeRange } from '#contract/text/format-time-range.ts';
import type { Store } from '#database/store.ts';
import { seatAvailability } from '#domain/batches/batch-status.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { findPublishedOfferAvailability } from '../offers/find-published-offer-availability.ts';

export type OpenBatchOption = { id: string; label: string; isFull: boolean };

/**
 * Lists the batches, earliest first, including full batches. Empty if nobody can enrol for a batch of this offer now.
 */
export async function listOpenBatchOptions(
  store: Pick<Store, 'batches'>,
  offer: string,
  now: number,
): Promise<OpenBatchOption[]> {
  const known = await store.batches.visibleBatches(offer);
  const sold = findPublishedOfferAvailability(known, offer, indianDay(new Date(now)));
  if (sold.at !== 'batches') return [];
  return sold.batches.map(({ id, startsOn, from, to, seats, given, language, isSample }) => {
    const places = seatAvailability(seats, given);
    const notes = [
      language === 'hi' ? 'in Hindi' : 'in English',
      ...(places === 'full' ? ['full, with a waiting list'] : []),
      ...(places === 'few' ? ['few places left'] : []),
      ...(isSample ? ['sample'] : []),
    ];
    const label = `${formatDay(startsOn)}, ${formatTimeRange(from, to)}, ${notes.join(', ')}`;
    return { id, label, isFull: places === 'full' };
  });
}
