import { expect, it } from 'vitest';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { isOfferOpenForEnrolment } from '#domain/orders/is-offer-open-for-enrolment.ts';
import { sampleOffers } from '../support/sample-offers.ts';

it('the pages offer an enrolment on exactly the days on which the service accepts it', () => {
  for (const offer of sampleOffers)
    for (const today of ['2025-06-09', '2025-06-10', '2025-06-11', '2025-06-14', '2026-11-23'])
      expect([offer.slug, today, findLastDayToEnrol(offer, today)?.isPast !== true]).toEqual([
        offer.slug,
        today,
        isOfferOpenForEnrolment(offer.start, today),
      ]);
});
