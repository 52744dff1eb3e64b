/**
 * The facts that an offer's catalogue entry itself contains, such as the learner's needs. All other facts of an offer
 * are those of its kind. `../schema.ts` uses these fields in the schemas of the catalogue.
 */
import { z } from 'zod';
import { levelIds } from './levels.ts';
import { studyFieldSlugs } from './study-fields.ts';

const line = z.string().trim().min(1, 'must not be empty').max(300);

/**
 * A learner's needs, always under the same five headings so that offers can be compared. Where nothing is needed the
 * text says so ("None."). It names possible costs, but never other companies' prices.
 */
export const needsSchema = z.strictObject({
  before: line,
  computer: line,
  software: line,
  accounts: line,
  costs: line,
});
export type LearnerNeeds = z.infer<typeof needsSchema>;

export const levelSchema = z.enum(levelIds);

/**
 * The fields of an offer. The first is the one to which the offer belongs. If there is a second one, the offer is also
 * listed in that field.
 */
export const offerStudyFieldsSchema = z.array(z.enum(studyFieldSlugs)).min(1).max(2);
