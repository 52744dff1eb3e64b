import {
  findColumnForLeadField,
  isAddedEnquiryField,
  type LeadField,
  leadFields,
} from '#contract/rows/lead-fields.ts';
import { isTableName } from '#contract/rows/tables.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import { enquiryTables, postgresTableNameOf } from './enquiry-table-names.ts';

/**
 * Returns SQL for a FROM clause that gives all kinds of enquiries one shape, named `leads`. It is generated from the
 * contract, so that no column can be forgotten. The database also has a view named `leads`, which is only for
 * migrations and manual queries and need not have new fields.
 */
export function makeAllLeadsSql(engine: 'sqlite' | 'postgres'): string {
  const kinds = enquiryTables.map((kind) => {
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
