import { formatDay } from '#contract/text/format-day.ts';
import type { Order } from '#database/orders/order.ts';
import type { WantedOffer } from '#desk/api/enquiry-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { MessageOffer } from '#domain/messages/message-placeholder-values.ts';
import type { OfferStart } from '#domain/orders/is-offer-open-for-enrolment.ts';
import type { Offers } from '../../../offers/read-offers.ts';

type Asked = Pick<Enquiry, 'kind' | 'offer'>;

/** Whether the order is for the offer that the enquiry is about. Staff may ask for the payment of another offer. */
export const isOrderForOffer = (order: Pick<Order, 'offer'>, { offer }: Pick<Enquiry, 'offer'>) =>
  order.offer.slug === (offer ?? '');

/**
 * The offer that an enquiry is about. An enrolment that names no offer came from the general form, which has texts and
 * a fee of its own. Null for an enquiry of another kind that names no offer. `personStart` is the start for the person
 * (`make-person-start-finder.ts`); without it, the first published start of the offer is taken.
 */
export function offerOfEnquiry(
  enquiry: Asked,
  offers: Offers,
  now: Date,
  personStart?: OfferStart,
): WantedOffer | null {
  const { kind, offer: slug } = enquiry;
  if (slug === null) {
    if (kind !== 'enrollments' || offers.minimal === null) return null;
    return {
      title: offers.minimal.title,
      kind: null,
      feePaise: offers.minimal.feePaise,
      start: null,
    };
  }
  const offer = offers.find(slug);
  if (offer === null) return { title: slug, kind: null, feePaise: null, start: null };
  const { title, kind: kindOfOffer, feePaise, start } = offer;
  return { title, kind: kindOfOffer.name, feePaise, start: startOf(start, now, personStart) };
}

/**
 * The offer with the fee that the enquiry's order asks for; this fee may be an early price. Two kinds of orders are
 * ignored: instalments, because each asks only for a part of the fee, and orders whose link has ended.
 */
export function withFeeOfOrder(
  wanted: WantedOffer | null,
  order: Pick<Order, 'state' | 'amountPaise' | 'instalment'> | undefined,
): WantedOffer | null {
  const isAsked =
    order !== undefined &&
    order.instalment === null &&
    order.state !== 'expired' &&
    order.state !== 'cancelled';
  return wanted && isAsked ? { ...wanted, feePaise: order.amountPaise } : wanted;
}

type Start = NonNullable<ReturnType<Offers['find']>>['start'];

function startOf(ofOffer: Start, now: Date, start: OfferStart = ofOffer): WantedOffer['start'] {
  if (start.at === 'request')
    return ofOffer.at === 'request' ? { at: 'words', words: ofOffer.sentence } : null;
  return start.startDate < indianDay(now) ? null : { at: 'date', day: formatDay(start.startDate) };
}

/**
 * The facts about the enquiry's offer for message templates. Null if the offer is not on sale, or if the enquiry is
 * about no offer.
 */
export function offerFactsForMessages(
  { kind, offer: slug }: Asked,
  offers: Offers,
): MessageOffer | null {
  if (slug !== null) return offers.find(slug);
  const { minimal } = offers;
  if (kind !== 'enrollments' || minimal === null) return null;
  return { name: minimal.title, feePaise: minimal.feePaise, start: { at: 'request' } };
}
