import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a receipt or voucher has this reference. Spaces and capitals make no difference, because banks print the
 * same number in different groups.
 */
export const makeMoneyReferenceCondition = (reference: string): RawBuilder<SqlBool> =>
  sql`upper(replace(receipts.reference, ' ', '')) = upper(replace(${reference}, ' ', ''))`;
