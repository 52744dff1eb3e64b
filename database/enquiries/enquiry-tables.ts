/** The tables with enquiries: those of visitors, defined by the contract, and those that were added otherwise. */
import { isTableName } from '#contract/tables.ts';
import { type EnquiryKind, enquiryKinds } from '#domain/enquiries/enquiry.ts';

/** Each kind is the name of its table. */
export const enquiryTables: readonly EnquiryKind[] = enquiryKinds;

/** The table's name with its schema. Visitors may write to some tables in `public` and to nothing else. */
export const postgresTable = (kind: EnquiryKind): string =>
  `${isTableName(kind) ? 'public' : 'back_office'}.${kind}`;
