import {
  findColumnForLeadField,
  isAddedEnquiryField,
  type LeadField,
  leadFields,
} from '#contract/rows/lead-fields.ts';
import { isTableName } from '#contract/rows/visitor-tables.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import { enquiryTableNames, postgresTableNameOf } from './enquiry-table-names.ts';

/**
 * Returns a subquery for a FROM clause, named `leads`, in which all kinds of enquiries have the same columns. It is
 * generated from the contract, so no column can be forgotten. The view `leads` of the database may lack new columns: it
 * serves only migrations and queries by hand.
 */
export function makeAllLeadsSql(engine: 'sqlite' | 'postgres'): string {
  const kinds = enquiryTableNames.map((kind) => {
    // A NULL without a type would make SQLite sort all rows for each page, instead of merging the tables by their keys.
    const fields = leadFields.map(
      (field) => `${columnOf(kind, field) ?? 'CAST(NULL AS text)'} AS ${field}`,
    );
    const from = engine === 'sqlite' ? kind : postgresTableNameOf(kind);
    return `SELECT CAST('${kind}' AS text) AS kind, id, created_at, ${fields.join(', ')} FROM ${from}`;
  });
  return `(${kinds.join(' UNION ALL ')}) AS leads`;
}

/**
 * Selects leads with the first day of their batch, because the id of a batch tells a person nothing. `rest` is the SQL
 * after FROM. The day is looked up only for rows within the LIMIT of `rest`.
 */
export function makeSelectLeadsSql(engine: 'sqlite' | 'postgres', rest: string): string {
  const day =
    engine === 'sqlite'
      ? 'SELECT starts_on FROM batches WHERE batches.id = found.batch'
      : 'SELECT starts_on FROM back_office.batches WHERE batches.id = found.batch::uuid';
  return `SELECT found.*, (${day}) AS batch_starts_on FROM (SELECT * FROM ${makeAllLeadsSql(engine)} ${rest}) AS found`;
}

function columnOf(kind: EnquiryKind, field: LeadField): string | null {
  if (isTableName(kind)) return findColumnForLeadField(kind, field);
  return isAddedEnquiryField(field) ? field : null;
}
