/**
 * Moves a SQLite file into an empty PostgreSQL, in one transaction on each side. The counts and checksums of both sides
 * are compared before anything is committed; a difference or an interruption leaves both unchanged. The only change in
 * the file is a mark, which says where it was moved to.
 */
import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { neededMigrationSettingName } from '#database/migrate/needed-migration.ts';
import { markSqliteFileAsMoved, movedSettingName } from '../connection/moved-sqlite-file-mark.ts';
import { parsePostgresUrl } from '../copies/postgres/postgres-database-url.ts';
import { UnusableStore } from '../store-errors.ts';
import {
  copyRows,
  fingerprintMovedRows,
  type SourceRow,
  type TableFingerprint,
} from './copy-rows.ts';
import { moveIdempotencyRecords } from './move-idempotency-records.ts';
import { type MovedTable, planMove } from './plan-move.ts';
import { refuseOrClearRows, refuseRunningService } from './prepare-move-target.ts';
import { runInBothTransactions } from './run-in-both-transactions.ts';

/**
 * A subscription whose address has already subscribed in another spelling. Only the earlier subscription (`kept`)
 * is moved.
 */
type SecondSpelling = { id: string; kept: string };

type MoveResult = { moved: TableFingerprint[]; secondSpellings: SecondSpelling[] };

type Progress = (table: string, done: number, total: number) => void;

/**
 * Moves everything. `source` is a connection that `connectToSqliteFile` opened. For a problem that a person can fix,
 * rejects with UnusableStore and a sentence.
 */
export function moveDatabaseToPostgres(
  source: DatabaseSync,
  url: string,
  progress: Progress,
): Promise<MoveResult> {
  return runInBothTransactions(
    source,
    url,
    refuseRunningService,
    async ({ client, setCurrentTable }) => {
      const plan = await planMove(source, client);
      const tables = plan.map(({ to }) => to).join(', ');
      await client.query(`LOCK TABLE ${tables}, back_office.settings IN SHARE ROW EXCLUSIVE MODE`);
      await refuseOrClearRows(
        client,
        plan.map(({ to }) => to),
      );

      const secondSpellings = findDuplicateEmailSubscriptions(source);
      const moved: TableFingerprint[] = [];
      for (const table of plan) {
        setCurrentTable(table.from);
        moved.push(await moveTable(source, client, table, secondSpellings, progress));
      }
      setCurrentTable(null);
      await moveSettings(source, client);
      await moveIdempotencyRecords(source, client);
      markSqliteFileAsMoved(source, parsePostgresUrl(url).name);
      return { moved, secondSpellings };
    },
  );
}

async function moveTable(
  source: DatabaseSync,
  client: pg.Client,
  table: MovedTable,
  secondSpellings: readonly SecondSpelling[],
  progress: Progress,
): Promise<TableFingerprint> {
  const { n: total } = source.prepare(`SELECT count(*) AS n FROM ${table.from}`).get() as {
    n: number;
  };
  const isSubscriptions = table.from === 'email_subscriptions';
  const columns = table.columns.map(({ name }) =>
    isSubscriptions && name === 'email' ? 'normal_address(email) AS email' : name,
  );
  const all = source
    .prepare(`SELECT ${columns.join(', ')} FROM ${table.from}`)
    .iterate() as Iterable<SourceRow>;
  let left = 0;
  const second = new Set<unknown>(secondSpellings.map(({ id }) => id));
  const kept = function* () {
    for (const row of all) {
      // A subscription in a second spelling is left out, with its row in `enquiries`, its history, and what staff wrote
      // about it.
      if (second.has(row.subject ?? row.enquiry_id ?? row.id)) left += 1;
      else yield row;
    }
  };

  // Triggers are off: they would assign new ids and notify staff again.
  await client.query(`ALTER TABLE ${table.to} DISABLE TRIGGER USER`);
  const sent = await copyRows(client, table, kept(), (done) => progress(table.from, done, total));
  await client.query(`ALTER TABLE ${table.to} ENABLE TRIGGER USER`);
  const arrived = await fingerprintMovedRows(client, table);
  if (sent.rows + left !== total || arrived.rows !== sent.rows || arrived.sha256 !== sent.sha256)
    throw new UnusableStore(
      `${table.from} arrived differently (${arrived.rows} of ${total - left} rows). Nothing was moved.`,
    );
  return arrived;
}

/**
 * Moves the rows of `settings` except two about the SQLite file itself: the mark that it was moved, and the migration
 * that it needs. The most important row is the signing key: forms that were opened before the move have to stay valid.
 */
async function moveSettings(source: DatabaseSync, client: pg.Client): Promise<void> {
  const settings = source
    .prepare('SELECT name, value FROM settings WHERE name NOT IN (?, ?)')
    .all(movedSettingName, neededMigrationSettingName);
  await client.query(
    `INSERT INTO back_office.settings (name, value)
       SELECT name, value FROM jsonb_to_recordset($1) AS given (name text, value text)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(settings)],
  );
}

/**
 * Finds the subscriptions whose address subscribed earlier in another spelling. `kept` is the id of the earlier one.
 */
export function findDuplicateEmailSubscriptions(source: DatabaseSync): SecondSpelling[] {
  return source
    .prepare(
      `SELECT id, kept FROM (
         SELECT id, first_value(id) OVER (PARTITION BY normal_address(email) ORDER BY id) AS kept
           FROM email_subscriptions) WHERE id <> kept ORDER BY id`,
    )
    .all() as SecondSpelling[];
}
