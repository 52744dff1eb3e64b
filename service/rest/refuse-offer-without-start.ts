/**
 * Refuses an enrolment for an offer without an upcoming start. Such an enrolment can arrive, because a page that was
 * opened before the last day still shows the form.
 */
import type { Store } from '#database/store.ts';
import type { Submission } from '#database/visitors/submission-port.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { isOfferOpenForEnrolment } from '#domain/orders/is-offer-open-for-enrolment.ts';
import { findPublishedOfferAvailability } from '../offers/find-published-offer-availability.ts';
import type { Offers } from '../offers/read-offers.ts';
import { refusals } from './request-refused.ts';

type Given = { store: Pick<Store, 'batches'>; offers: Offers; now: () => number };

/**
 * Rejects with RequestRefused if nobody can enrol for the offer any more. Only enrolments are checked. If the offer has
 * open batches, the database later checks the chosen batch. If the offer has no batches, the dates of the built site
 * decide.
 */
export async function refuseOfferWithoutStart(
  { table, row }: Submission,
  { store, offers, now }: Given,
): Promise<void> {
  const offer = row.offer ? offers.find(row.offer) : null;
  if (table !== 'enrollments' || offer === null) return;
  const today = indianDay(new Date(now()));
  const known = await store.batches.visibleBatches(offer.slug);
  const sold = findPublishedOfferAvailability(known, offer.slug, today);
  switch (sold.at) {
    case 'batches':
      return;
    case 'waits':
      throw refusals.noDate(offer.title);
    case 'arrangement':
      if (!isOfferOpenForEnrolment(offer.start, today)) throw refusals.noDate(offer.title);
      return;
    default:
      return sold satisfies never;
  }
}
