import { formatDay } from '#contract/text/format-day.ts';
import type { Order } from '#database/orders/order.ts';
import type { WantedOffer } from '#desk/api-types/enquiry-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { MessageOffer } from '#domain/messages/make-message-placeholder-values.ts';
import type { OfferStart } from '#domain/orders/is-offer-open-for-enrolment.ts';
import type { Offers } from '../../../offers/read-offers.ts';

type EnquiryWithOffer = Pick<Enquiry, 'kind' | 'offer'>;

/**
 * Whether the order is for the enquiry's offer. It may be for another one, because staff can ask for the payment of any
 * offer.
 */
export const isOrderForOfferOfEnquiry = (
  order: Pick<Order, 'offer'>,
  { offer }: Pick<Enquiry, 'offer'>,
) => order.offer.slug === (offer ?? '');

/**
 * The offer that an enquiry is about; null if the enquiry names none. An enrolment without an offer came from the
 * general form, which has a title and fee of its own. `personStart` is the start for the person
 * (`make-course-start-finder.ts`); if it is missing, the offer's first published start is taken.
 */
export function findOfferOfEnquiry(
  enquiry: EnquiryWithOffer,
  offers: Offers,
  now: Date,
  personStart?: OfferStart,
): WantedOffer | null {
  const { kind, offer: slug } = enquiry;
  if (slug === null) {
    if (kind !== 'enrollments' || offers.defaultOffer === null) return null;
    return {
      title: offers.defaultOffer.title,
      kind: null,
      feePaise: offers.defaultOffer.feePaise,
      start: null,
    };
  }
  const offer = offers.find(slug);
  if (offer === null) return { title: slug, kind: null, feePaise: null, start: null };
  const { title, kind: kindOfOffer, feePaise, start } = offer;
  return { title, kind: kindOfOffer.name, feePaise, start: startOf(start, now, personStart) };
}

/**
 * The offer with the fee of the person's order, which may be an early price. The offer's own fee stays if the order is
 * an instalment, because that is only a part of the fee, or if the order has expired or was cancelled.
 */
export function withFeeOfOrder(
  wanted: WantedOffer | null,
  order: Pick<Order, 'state' | 'amountPaise' | 'instalment'> | undefined,
): WantedOffer | null {
  const hasAskedFee =
    order !== undefined &&
    order.instalment === null &&
    order.state !== 'expired' &&
    order.state !== 'cancelled';
  return wanted && hasAskedFee ? { ...wanted, feePaise: order.amountPaise } : wanted;
}

type Start = NonNullable<ReturnType<Offers['find']>>['start'];

function startOf(ofOffer: Start, now: Date, start: OfferStart = ofOffer): WantedOffer['start'] {
  if (start.at === 'request')
    return ofOffer.at === 'request' ? { at: 'words', words: ofOffer.sentence } : null;
  return start.startDate < indianDay(now) ? null : { at: 'date', day: formatDay(start.startDate) };
}

/**
 * The facts about the enquiry's offer for message templates; for an enrolment without an offer, those of the general
 * form. Null if the offer is not on sale, or if an enquiry of another kind names no offer.
 */
export function findOfferFactsForMessages(
  { kind, offer: slug }: EnquiryWithOffer,
  offers: Offers,
): MessageOffer | null {
  if (slug !== null) return offers.find(slug);
  const { defaultOffer } = offers;
  if (kind !== 'enrollments' || defaultOffer === null) return null;
  return { name: defaultOffer.title, feePaise: defaultOffer.feePaise, start: { at: 'request' } };
}
