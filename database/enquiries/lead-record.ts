import { columnFor, leadFields } from '#contract/lead-fields.ts';
import { type TableName, tableNames } from '#contract/tables.ts';
import type { Quarantined } from '../quarantine/quarantine-port.ts';
import { firstUuidAt } from '../uuid-v7.ts';
import type { Lead, LeadFilter, LeadValues } from './enquiry-port.ts';

/** A row of what `allLeads` reads. */
export type LeadRecord = LeadValues & { kind: TableName; id: string; created_at: number | Date };

/**
 * For a FROM: all kinds of rows in one shape, under the name `leads`. Made from the contract and not a view of the
 * database, so that a column cannot be forgotten in it. The view of that name is for migrations and for whoever looks in by
 * hand: a new field need not be in it.
 */
export function allLeads(schema: '' | 'public.'): string {
  const kinds = tableNames.map((table) => {
    const fields = leadFields.map((field) => `${columnFor(table, field) ?? 'NULL'} AS ${field}`);
    return `SELECT CAST('${table}' AS text) AS kind, id, created_at, ${fields.join(', ')} FROM ${schema}${table}`;
  });
  return `(${kinds.join(' UNION ALL ')}) AS leads`;
}

export function toLead({ kind, created_at, ...rest }: LeadRecord): Lead {
  return { ...rest, table: kind, createdAt: new Date(created_at) };
}

/** Before and after every id that a row can have. */
export const firstId = '00000000-0000-0000-0000-000000000000';
export const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What was quarantined, in the shape that it would have as a lead: for showing it, and nothing else. */
export function asLead({ id, table, createdAt, row }: Quarantined): Lead {
  const fields = leadFields.map((field) => {
    const column = columnFor(table, field);
    return [field, (column === null ? null : row[column]) ?? null];
  });
  const values = Object.fromEntries(fields) as LeadValues;
  return { id, table, createdAt, ...values, email: values.email ?? '' };
}

/** Ids sort by time, so a time is a bound on the primary key and no other index is needed. */
export function idBounds(filter: LeadFilter): { from: string; before: string } {
  return {
    from: filter.since ? firstUuidAt(filter.since.getTime()) : firstId,
    before: filter.until ? firstUuidAt(filter.until.getTime()) : highestId,
  };
}
