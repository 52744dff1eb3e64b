/** An enrolment for which there is no start: a page that was opened before the last day still shows the form. */
import type { Store } from '#database/store.ts';
import type { Submission } from '#database/visitors/visitor-port.ts';
import { howSold } from '#domain/batches/how-sold.ts';
import { indianDay } from '#domain/indian-day.ts';
import { isOpenForEnrolment } from '#domain/is-open-for-enrolment.ts';
import type { Offers } from '../offers/offers.ts';
import { refusals } from './wire-errors.ts';

type Given = { store: Pick<Store, 'batches'>; offers: Offers; now: () => number };

/**
 * Rejects with a Refusal. Whether its batch has a place is said by the database, which gives it. Where an offer has no
 * batches, the dates count that the site was built with.
 */
export async function refuseWithoutStart(
  { table, row }: Submission,
  { store, offers, now }: Given,
): Promise<void> {
  const offer = row.offer ? offers.find(row.offer) : null;
  if (table !== 'enrollments' || offer === null) return;
  const today = indianDay(new Date(now()));
  const [batches, areSamplesSold] = await Promise.all([
    store.batches.batches(offer.slug),
    store.batches.areSamplesSold(),
  ]);
  const sold = howSold(
    batches.map((batch) => ({ ...batch, given: batch.held + batch.taken })),
    today,
    { areSamplesSold },
  );
  switch (sold.at) {
    case 'batches':
      return;
    case 'waits':
      throw refusals.noDate(offer.title);
    case 'arrangement':
      if (!isOpenForEnrolment(offer.start, today)) throw refusals.noDate(offer.title);
      return;
    default:
      return sold satisfies never;
  }
}
