/** Reads, counts, finds and erases enquiries on PostgreSQL. */
import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { AllTables } from '../connection/all-tables.ts';
import { runPostgresQuery } from '../connection/run-postgres-query.ts';
import type { StoreStats } from '../store.ts';
import { isUuid } from '../uuid-v7.ts';
import { computeIdBounds, highestUuid, lowestUuid } from './compute-id-bounds.ts';
import { enquiryTableNames, postgresTableNameOf } from './enquiry-table-names.ts';
import type { Lead, LeadFilter } from './lead-port.ts';
import { type LeadRecord, toLead } from './lead-record.ts';
import { makeAllLeadsSql, makeSelectLeadsSql } from './make-select-leads-sql.ts';

const pageRows = 500;

export async function* iterateLeadPages(pool: Pool, filter: LeadFilter): AsyncGenerator<Lead[]> {
  const { from, before } = computeIdBounds(filter);
  const [beyond, order] = filter.newestFirst ? ['<', 'DESC'] : ['>', 'ASC'];
  for (let after = filter.newestFirst ? highestUuid : lowestUuid; ; ) {
    const { rows } = await runPostgresQuery<LeadRecord>(
      pool,
      makeSelectLeadsSql(
        'postgres',
        `WHERE ($1::text IS NULL OR kind = $1) AND id ${beyond} $2 AND id >= $3 AND id < $4
          ORDER BY id ${order} LIMIT ${pageRows}`,
      ),
      [filter.table ?? null, after, from, before],
    );
    if (rows.length > 0) yield rows.map(toLead);
    const last = rows.at(-1);
    if (rows.length < pageRows || !last) return;
    after = last.id;
  }
}

export async function countLeads(pool: Pool, filter: LeadFilter): Promise<number> {
  const { from, before } = computeIdBounds(filter);
  const { rows } = await runPostgresQuery<{ n: number }>(
    pool,
    `SELECT count(*)::int AS n FROM ${makeAllLeadsSql('postgres')}
      WHERE ($1::text IS NULL OR kind = $1) AND id >= $2 AND id < $3`,
    [filter.table ?? null, from, before],
  );
  return rows[0]?.n ?? 0;
}

export async function findLeadsById(pool: Pool, ids: readonly string[]): Promise<Lead[]> {
  const { rows } = await runPostgresQuery<LeadRecord>(
    pool,
    makeSelectLeadsSql('postgres', 'WHERE id = ANY ($1::uuid[])'),
    [ids.filter(isUuid)],
  );
  return rows.map(toLead);
}

/**
 * Deletes the enquiries with these ids (submitted, in quarantine, or added by staff, an import or another system), and
 * what belongs to them. Returns the number of rows. The ids have to be UUIDs, because PostgreSQL rejects anything else.
 */
export async function eraseEnquiryRows(
  trx: Transaction<AllTables>,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH aside AS (DELETE FROM back_office.quarantine WHERE id = ANY (${ids}::uuid[]) RETURNING 1),
         added AS (DELETE FROM back_office.added_enquiries WHERE id = ANY (${ids}::uuid[]) RETURNING 1)
    SELECT back_office.erase(${ids}) + (SELECT count(*)::int FROM aside)
           + (SELECT count(*)::int FROM added) AS n`.execute(trx);
  return rows[0]?.n ?? 0;
}

export async function countRowsPerTable(pool: Pool): Promise<StoreStats['rows']> {
  const counts = await Promise.all(
    enquiryTableNames.map(async (table) => {
      const { rows } = await runPostgresQuery(
        pool,
        `SELECT count(*)::int AS total,
                (count(*) FILTER (WHERE created_at >= now() - interval '1 day'))::int AS "lastDay",
                (count(*) FILTER (WHERE created_at >= now() - interval '7 days'))::int AS "lastWeek"
           FROM ${postgresTableNameOf(table)}`,
      );
      return [table, rows[0]];
    }),
  );
  return Object.fromEntries(counts);
}
