import type { FieldSlug } from '#content/offers/fields.ts';
import type { Offer } from '#content/offers/offer-schema.ts';

/** Where an offer belongs; a second field is only where it is looked for as well. */
export function fieldOf({ slug, fields: [field] }: Offer): FieldSlug {
  if (!field) throw new Error(`The offer ${slug} belongs to no field.`);
  return field;
}
