import type { Offer } from '../offer-schema.ts';

const most = 4;

/**
 * Returns at most four other offers of the offer's first field, to compare with it. First comes one offer of each other
 * kind, then the rest.
 */
export function suggestOffersToCompare(offer: Offer, offers: readonly Offer[]): Offer[] {
  const [field] = offer.fields;
  const ofField = offers.filter(
    ({ slug, fields }) => slug !== offer.slug && field !== undefined && fields.includes(field),
  );
  const otherKinds = ofField.filter(({ kind }) => kind !== offer.kind);
  const firstOfEachKind = otherKinds.filter(
    ({ kind }, at) => otherKinds.findIndex((one) => one.kind === kind) === at,
  );
  const rest = ofField.filter((one) => !firstOfEachKind.includes(one));
  return [...firstOfEachKind, ...rest].slice(0, most);
}
