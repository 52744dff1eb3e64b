import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The condition that a receipt or voucher has this reference, such as the number of a bank transfer. Spaces and
 * capitals are ignored, because banks print the same number in different ways.
 */
export const makeReceiptReferenceCondition = (reference: string): RawBuilder<SqlBool> =>
  sql`upper(replace(receipts.reference, ' ', '')) = upper(replace(${reference}, ' ', ''))`;
