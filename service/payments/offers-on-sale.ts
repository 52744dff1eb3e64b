import type { OfferOnSale } from '#database/orders/order-port.ts';
import type { Offers } from '../offers/offers.ts';

/** What the build says of each offer, as orders keep it; null where no site is built. */
export function offersOnSale({ all, minimal, seller }: Offers): OfferOnSale[] | null {
  if (all === null) return null;
  const each = all.map((offer) => {
    const { slug, version, name, kind, feePaise } = offer;
    const { registrationChargePaise, refund, covers, guarantee, afterPayment, start } = offer;
    return {
      slug,
      version,
      title: name,
      amountPaise: feePaise,
      facts: {
        kind: kind.name,
        registrationChargePaise,
        refund,
        covers,
        guarantee,
        afterPayment,
        start,
        seller,
      },
    };
  });
  if (minimal === null) return each;
  const { version, title, feePaise, registrationChargePaise, refund, covers, afterPayment } =
    minimal;
  return [
    ...each,
    {
      slug: '',
      version,
      title,
      amountPaise: feePaise,
      facts: { kind: title, registrationChargePaise, refund, covers, afterPayment, seller },
    },
  ];
}
