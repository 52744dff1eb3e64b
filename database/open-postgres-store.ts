/**
 * The store on PostgreSQL, for several instances at once. Visitors' rows go through one SQL function that takes the
 * role `anon` for its transaction. Staff and workers have a small pool of connections of their own, so that visitors
 * can't block them and they can't block visitors.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { makeBatchStore } from './batches/batch-store.ts';
import { makeBookkeepingStore } from './bookkeeping/bookkeeping-store.ts';
import { makeChecklistStore } from './checklists/checklist-store.ts';
import {
  describePostgresError,
  isConnectionSettingError,
} from './connection/describe-postgres-error.ts';
import { keepPostgresConnectionOpen } from './connection/keep-postgres-connection-open.ts';
import { makeKyselyDatabaseOnPostgres } from './connection/kysely-database.ts';
import { openPostgresPool } from './connection/postgres-pool.ts';
import { runPostgresQuery } from './connection/run-postgres-query.ts';
import { isPostgresUnavailable } from './connection/translate-postgres-error.ts';
import { deleteOldAssignmentNotices } from './desk/assignment/assignment-notice-store.ts';
import { makeDeskStore } from './desk/desk-store.ts';
import { purgeErasedDataFromPostgres } from './enquiries/purge-erased-data-from-postgres.ts';
import {
  countLeads,
  countRowsPerTable,
  eraseEnquiryRows,
  findLeadsById,
  iterateLeadPages,
} from './enquiries/read-and-erase-leads-in-postgres.ts';
import { explainMigrationError } from './migrate/explain-migration-error.ts';
import { migratePostgres } from './migrate/migrate-postgres.ts';
import { makeOrderStore } from './orders/order-store.ts';
import { giveUpWaitingProviderEvents } from './orders/provider-events/provider-event-store.ts';
import { deleteExpiredMailCounts, makeMailLimitStore } from './outbox/mail-limit-store.ts';
import { makePostgresOutbox, readOutboxStats } from './outbox/postgres-outbox.ts';
import { makePublicationStore } from './publications/publication-store.ts';
import {
  makePostgresQuarantineWriter,
  releaseQuarantinedSubmission,
} from './quarantine/postgres-quarantine.ts';
import { makeQuarantineStore } from './quarantine/quarantine-store.ts';
import { retentionLimits } from './retention-limits.ts';
import { deleteExpiredStaffRecords } from './staff/delete-expired-staff-records.ts';
import { makeStaffStore } from './staff/staff-store.ts';
import type { Store } from './store.ts';
import { StoreUnavailable, UnusableStore } from './store-errors.ts';
import { makeTroubleFactsStore } from './trouble/trouble-facts-store.ts';
import { PostgresSubmissionInserter } from './visitors/postgres-submission-inserter.ts';
import { utcDayOf, type WebVital } from './web-vitals-port.ts';

/**
 * The longest wait for a free connection, and after it for a statement of a visitor. After a longer wait, the store
 * reports StoreUnavailable.
 */
const connectMs = 3_000;
const visitorStatementMs = 5_000;
const retryMigrationMs = 1_000;

/**
 * PostgreSQL compares the sequences in which it can join the tables of a query. For the query of an order, which joins
 * many tables by keys, this planning takes 3 ms, ten times as long as the query itself. With this limit, planning takes
 * 0.6 ms.
 */
const planQuickly = 'SET join_collapse_limit = 4';

/**
 * Connects and migrates. If the server can't be reached yet, returns a store that rejects everything with
 * StoreUnavailable and keeps trying to connect, so that pages are served meanwhile; `report` gets each error. Rejects
 * with UnusableStore if the server answers but the database can't be used, for example because the password is wrong or
 * a right is missing.
 */
export async function openPostgresStore(
  url: string,
  report: (error: Error) => void,
): Promise<Store> {
  const common = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'miranaya',
  };
  const visitorPool = openPostgresPool(
    {
      ...common,
      max: 8,
      statement_timeout: visitorStatementMs,
      query_timeout: visitorStatementMs + 1_000,
    },
    report,
  );
  const onConnect = (client: pg.ClientBase) => client.query(planQuickly);
  const staffPool = openPostgresPool(
    { ...common, max: 4, statement_timeout: 120_000, onConnect },
    report,
  );

  const migrate = async () => {
    const client = await staffPool.connect();
    try {
      await migratePostgres(client);
    } catch (error) {
      throw await explainMigrationError(client, error);
    } finally {
      client.release();
    }
  };

  let isMigrated = false;
  let timer: NodeJS.Timeout | undefined;
  const tryLater = () => {
    timer = setTimeout(() => {
      migrate().then(
        () => {
          isMigrated = true;
        },
        (error: Error) => {
          report(error);
          tryLater();
        },
      );
    }, retryMigrationMs);
    timer.unref();
  };

  let idleConnection: ReturnType<typeof keepPostgresConnectionOpen> | null = null;
  const close = async () => {
    clearTimeout(timer);
    await Promise.all([visitorPool.end(), staffPool.end(), idleConnection?.end()]);
  };

  try {
    await migrate();
    isMigrated = true;
  } catch (error) {
    if (
      error instanceof UnusableStore ||
      !isPostgresUnavailable(error) ||
      isConnectionSettingError(error)
    ) {
      await close();
      throw error instanceof UnusableStore
        ? error
        : new UnusableStore(describePostgresError(error as Error), error);
    }
    report(error as Error);
    tryLater();
  }
  idleConnection = keepPostgresConnectionOpen(common);

  const query = async (
    pool: pg.Pool,
    sql: string,
    values: unknown[] = [],
  ): Promise<pg.QueryResult> => {
    if (!isMigrated)
      throw new StoreUnavailable(new Error('PostgreSQL was not reached since the start'));
    return runPostgresQuery(pool, sql, values);
  };

  const database = makeKyselyDatabaseOnPostgres(staffPool);
  const inserts = new PostgresSubmissionInserter((sql, values) => query(visitorPool, sql, values));

  return {
    engine: 'PostgreSQL',
    insertAsVisitor: (submission) => inserts.insert(submission),
    ...makePostgresQuarantineWriter((sql, values) => query(visitorPool, sql, values)),
    ...makeQuarantineStore(database, releaseQuarantinedSubmission),
    outbox: makePostgresOutbox(staffPool),
    ...makeMailLimitStore(database),
    orders: makeOrderStore(database),
    bookkeeping: makeBookkeepingStore(database),
    batches: makeBatchStore(database),
    checklists: makeChecklistStore(database),
    desk: makeDeskStore(database, eraseEnquiryRows, (ids) => findLeadsById(staffPool, ids)),
    staff: makeStaffStore(database),
    trouble: makeTroubleFactsStore(database),
    publications: makePublicationStore(database),
    iterateLeadPages: (filter) => iterateLeadPages(staffPool, filter),
    countLeads: (filter) => countLeads(staffPool, filter),
    findLead: async (id) => (await findLeadsById(staffPool, [id]))[0] ?? null,
    findLeadsById: (ids) => findLeadsById(staffPool, ids),
    purgeErasedData: (patienceMs) => purgeErasedDataFromPostgres(staffPool, patienceMs),
    async stats() {
      const rows = await countRowsPerTable(staffPool);
      const mail = await readOutboxStats(staffPool, 'mail');
      const webhook = await readOutboxStats(staffPool, 'webhook');
      const quarantined = await query(
        staffPool,
        'SELECT count(*)::int AS n FROM back_office.quarantine',
      );
      return { rows, outbox: { mail, webhook }, quarantine: quarantined.rows[0].n };
    },
    async sharedSecret(name) {
      await query(
        staffPool,
        'INSERT INTO back_office.settings VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
        [name, randomBytes(32).toString('base64url')],
      );
      return (
        await query(staffPool, 'SELECT value FROM back_office.settings WHERE name = $1', [name])
      ).rows[0].value;
    },
    async storeVitals(vitals) {
      await query(
        visitorPool,
        `INSERT INTO back_office.web_vitals (day, route, metric, value)
           SELECT (now() AT TIME ZONE 'UTC')::date, route, metric, value
             FROM unnest($1::text[], $2::text[], $3::float8[]) AS noted (route, metric, value)`,
        [
          vitals.map(({ route }) => route),
          vitals.map(({ metric }) => metric),
          vitals.map(({ value }) => value),
        ],
      );
    },
    async vitals(since) {
      const { rows } = await query(
        staffPool,
        'SELECT route, metric, value FROM back_office.web_vitals WHERE day >= $1::date ORDER BY id',
        [utcDayOf(since)],
      );
      return rows as WebVital[];
    },
    async deleteExpiredRecords() {
      await deleteExpiredStaffRecords(database);
      await deleteExpiredMailCounts(database);
      await deleteOldAssignmentNotices(database);
      await giveUpWaitingProviderEvents(database);
      const deleteExpired = (sql: string, ms: number) =>
        query(staffPool, sql.replace('$1', `now() - interval '${ms} ms'`));
      await deleteExpired(
        'DELETE FROM back_office.idempotency_keys WHERE taken_at < $1',
        retentionLimits.idempotencyKeysMs,
      );
      await deleteExpired(
        'DELETE FROM back_office.recent_submissions WHERE taken_at < $1',
        retentionLimits.sameSubmissionMs,
      );
      await deleteExpired(
        'DELETE FROM back_office.outbox WHERE sent_at < $1',
        retentionLimits.sentEntriesMs,
      );
      await deleteExpired(
        'DELETE FROM back_office.quarantine WHERE created_at < $1',
        retentionLimits.quarantineMs,
      );
      await query(
        staffPool,
        `DELETE FROM back_office.quarantine WHERE id IN (
           SELECT id FROM back_office.quarantine ORDER BY id DESC OFFSET $1)`,
        [retentionLimits.quarantineRows],
      );
      await deleteExpired(
        'DELETE FROM back_office.web_vitals WHERE day < $1',
        retentionLimits.vitalsMs,
      );
      await query(
        staffPool,
        `DELETE FROM back_office.web_vitals
           WHERE id <= (SELECT max(id) FROM back_office.web_vitals) - $1::bigint`,
        [retentionLimits.vitalRows],
      );
    },
    // Uses the visitors' pool, so that the check also fails if that pool has no free connection.
    async ping() {
      const { rows } = await query(visitorPool, 'SELECT pg_is_in_recovery() AS is_replica');
      if (rows[0].is_replica)
        throw new StoreUnavailable(new Error('This PostgreSQL is a read-only replica'));
    },
    async heartbeat() {
      await query(visitorPool, 'SELECT back_office.beat()');
    },
    close,
  };
}
