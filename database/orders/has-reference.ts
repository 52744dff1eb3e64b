import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a receipt or voucher has this reference, however it is spaced and in capitals or not: one bank prints a number
 * in groups, another does not.
 */
export const hasReference = (reference: string): RawBuilder<SqlBool> =>
  sql`upper(replace(receipts.reference, ' ', '')) = upper(replace(${reference}, ' ', ''))`;
