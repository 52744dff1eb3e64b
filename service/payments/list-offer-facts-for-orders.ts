import type { OfferOnSale } from '#database/orders/order.ts';
import type { Offers } from '../offers/read-offers.ts';

/** Lists the build's facts about each offer, in the form in which orders store them; null if no site is built. */
export function listOfferFactsForOrders({
  all,
  defaultOffer,
  seller,
}: Offers): OfferOnSale[] | null {
  if (all === null) return null;
  const each = all.map((offer) => {
    const { slug, version, name, kind, feePaise } = offer;
    const { registrationChargePaise, refund, covers, guarantee, afterPayment, steps, start } =
      offer;
    return {
      slug,
      version,
      title: name,
      amountPaise: feePaise,
      kind: kind.id,
      facts: {
        kind: kind.name,
        registrationChargePaise,
        refund,
        covers,
        guarantee,
        afterPayment,
        steps,
        start,
        seller,
      },
    };
  });
  if (defaultOffer === null) return each;
  const { version, title, feePaise, registrationChargePaise, refund, covers, afterPayment, steps } =
    defaultOffer;
  return [
    ...each,
    {
      slug: '',
      version,
      title,
      amountPaise: feePaise,
      // Enrolments that name no course get this entry: they are for an internship with any course.
      kind: 'course',
      facts: { kind: title, registrationChargePaise, refund, covers, afterPayment, steps, seller },
    },
  ];
}
