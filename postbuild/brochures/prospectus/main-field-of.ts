import type { Offer } from '#content/offers/offer-schema.ts';
import type { StudyFieldSlug } from '#content/offers/study-fields.ts';

/** The offer's main field. The prospectus describes an offer only there, also if it has a second field. */
export function mainFieldOf({ slug, fields: [field] }: Offer): StudyFieldSlug {
  if (!field) throw new Error(`The offer ${slug} belongs to no field.`);
  return field;
}
