import type { Offer } from '#content/offers/offer-schema.ts';
import type { StudyFieldSlug } from '#content/offers/study-fields.ts';

/** The offer's first field, the only one under which the prospectus lists it. Throws when the offer has no field. */
export function mainFieldOf({ slug, fields: [field] }: Offer): StudyFieldSlug {
  if (!field) throw new Error(`The offer ${slug} belongs to no field.`);
  return field;
}
