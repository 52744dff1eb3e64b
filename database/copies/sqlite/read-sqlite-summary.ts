import type { DatabaseSync } from 'node:sqlite';
import { enquiryTableNames } from '../../enquiries/enquiry-table-names.ts';
import type { DatabaseSummary } from '../restore-target.ts';
import { hasSqliteTable } from './has-sqlite-table.ts';

export function readSqliteSummary(db: DatabaseSync): DatabaseSummary {
  const all = (sql: string) => Object.values(db.prepare(sql).get() ?? {})[0] as number | null;
  const tables = enquiryTableNames.filter((table) => hasSqliteTable(db, table));
  const sum = (of: string) => tables.map((table) => all(`SELECT ${of} FROM ${table}`) ?? 0);
  const newest = Math.max(0, ...sum('max(created_at)'));
  return {
    enquiries: sum('count(*)').reduce((a, b) => a + b, 0),
    inQuarantine: hasSqliteTable(db, 'quarantine')
      ? (all('SELECT count(*) FROM quarantine') ?? 0)
      : 0,
    newest: newest === 0 ? null : new Date(newest),
  };
}
