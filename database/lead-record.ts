import type { TableName } from '#contract/tables.ts';
import type { Lead, LeadFilter, Quarantined } from './store.ts';
import { firstUuidAt } from './uuid-v7.ts';

/** A row of the view `leads`. */
export type LeadRecord = {
  kind: TableName;
  id: string;
  created_at: number | Date;
  name: string | null;
  email: string;
  phone: string | null;
  program: string | null;
  message: string | null;
};

export function toLead({ kind, created_at, ...rest }: LeadRecord): Lead {
  return { ...rest, table: kind, createdAt: new Date(created_at) };
}

/** Before and after every id that a row can have. */
export const firstId = '00000000-0000-0000-0000-000000000000';
export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What was kept aside, in the shape that it would have as a lead: for showing it, and nothing else. */
export function asLead({ id, table, createdAt, row }: Quarantined): Lead {
  return {
    id,
    table,
    createdAt,
    name: row.name ?? null,
    email: row.email ?? '',
    phone: row.phone ?? row.mobile ?? null,
    program: row.program ?? null,
    message: row.message ?? null,
  };
}

/** Ids sort by time, so a time is a bound on the primary key and no other index is needed. */
export function idBounds(filter: LeadFilter): { from: string; before: string } {
  return {
    from: filter.since ? firstUuidAt(filter.since.getTime()) : firstId,
    before: filter.until ? firstUuidAt(filter.until.getTime()) : lastId,
  };
}
