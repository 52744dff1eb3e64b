/**
 * The facts about an offer that stand in its entry of the catalogue, beside what its kind brings along.
 * `../schema.ts` builds the catalogue's schemas with these.
 */
import { z } from 'zod';
import { fieldSlugs } from './fields.ts';
import { levelIds } from './levels.ts';

const line = z.string().trim().min(1, 'must not be empty').max(300);

/**
 * What one needs, always under the same five heads so that offers can be compared. A head under which
 * nothing is needed says so ("None."). Prices of others are not quoted; that a cost can arise is.
 */
export const needsSchema = z.strictObject({
  before: line,
  computer: line,
  software: line,
  accounts: line,
  costs: line,
});
export type Needs = z.infer<typeof needsSchema>;

export const levelSchema = z.enum(levelIds);

/** The first is where it belongs, a second where it is looked for as well. */
export const offerFieldsSchema = z.array(z.enum(fieldSlugs)).min(1).max(2);
