/** Reads, counts, finds and erases enquiries on SQLite. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { tableColumns, tableNames } from '#contract/rows/visitor-tables.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import { firstUuidAt } from '../uuid-v7.ts';
import { computeIdBounds, highestUuid, lowestUuid } from './compute-id-bounds.ts';
import type { Lead, LeadFilter } from './lead-port.ts';
import { type LeadRecord, toLead } from './lead-record.ts';
import { makeAllLeadsSql, makeSelectLeadsSql } from './make-select-leads-sql.ts';

const pageRows = 500;

export async function* iterateLeadPages(
  db: DatabaseSync,
  filter: LeadFilter,
): AsyncGenerator<Lead[]> {
  const { from, before } = computeIdBounds(filter);
  const [beyond, order] = filter.newestFirst ? ['<', 'DESC'] : ['>', 'ASC'];
  const read = db.prepare(
    makeSelectLeadsSql(
      'sqlite',
      `WHERE (?1 IS NULL OR kind = ?1) AND id ${beyond} ?2 AND id >= ?3 AND id < ?4
        ORDER BY id ${order} LIMIT ${pageRows}`,
    ),
  );
  for (let after = filter.newestFirst ? highestUuid : lowestUuid; ; ) {
    const page = read.all(filter.table ?? null, after, from, before) as LeadRecord[];
    if (page.length > 0) yield page.map(toLead);
    const last = page.at(-1);
    if (page.length < pageRows || !last) return;
    after = last.id;
    await new Promise(setImmediate);
  }
}

export function countLeads(db: DatabaseSync, filter: LeadFilter): number {
  const { from, before } = computeIdBounds(filter);
  const sql = `SELECT count(*) AS n FROM ${makeAllLeadsSql('sqlite')} WHERE (?1 IS NULL OR kind = ?1) AND id >= ?2 AND id < ?3`;
  return (db.prepare(sql).get(filter.table ?? null, from, before) as { n: number }).n;
}

export function findLeadsById(db: DatabaseSync, ids: readonly string[]): Lead[] {
  const find = db.prepare(
    makeSelectLeadsSql('sqlite', 'WHERE id IN (SELECT value FROM json_each(?))'),
  );
  return (find.all(JSON.stringify(ids)) as LeadRecord[]).map(toLead);
}

/**
 * Deletes the enquiries with these ids (submitted, in quarantine, or added by staff, an import or another system), with
 * their outbox entries and idempotency records, so that a person who writes again becomes a new lead. Needs the
 * caller's transaction. Returns the number of rows.
 */
export function eraseEnquiryRows(db: DatabaseSync, ids: readonly string[]): number {
  // Each statement is prepared only once, because preparing it takes longer than running it. The idempotency records
  // are deleted before the row, because the digest of the row's values is needed to find them.
  const deleteRelatedRows = [
    'DELETE FROM outbox WHERE subject = ?',
    ...tableNames.flatMap((table) => {
      const digest = `digest_of('${table}', ${tableColumns[table].join(', ')})`;
      return ['recent_submissions', 'idempotency_keys'].map(
        (relatedTable) =>
          `DELETE FROM ${relatedTable} WHERE digest IN (SELECT ${digest} FROM ${table} WHERE id = ?)`,
      );
    }),
  ].map((sql) => db.prepare(sql));
  const deleteRows = ['quarantine', ...tableNames, 'added_enquiries'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE id = ?`),
  );
  let erased = 0;
  for (const id of ids) {
    for (const statement of deleteRelatedRows) statement.run(id);
    for (const statement of deleteRows) erased += Number(statement.run(id).changes);
  }
  return erased;
}

export function countRowsSince(db: DatabaseSync, table: EnquiryKind, since: number): number {
  const firstId: SQLInputValue = firstUuidAt(since);
  return (
    db.prepare(`SELECT count(*) AS n FROM ${table} WHERE id >= ?`).get(firstId) as { n: number }
  ).n;
}
