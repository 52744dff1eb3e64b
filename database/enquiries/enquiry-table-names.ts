/**
 * The tables with enquiries: the tables for visitors, which the contract defines, and the table for enquiries that
 * staff or other systems add.
 */
import { isTableName } from '#contract/rows/visitor-tables.ts';
import { type EnquiryKind, enquiryKinds } from '#domain/enquiries/enquiry.ts';

/** The name of a kind of enquiry is also the name of its table. */
export const enquiryTableNames: readonly EnquiryKind[] = enquiryKinds;

/** Returns the table's name with its schema. Only the tables into which visitors may insert rows are in `public`. */
export const postgresTableNameOf = (kind: EnquiryKind): string =>
  `${isTableName(kind) ? 'public' : 'back_office'}.${kind}`;
