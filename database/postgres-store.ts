/**
 * The store on PostgreSQL, for several instances at once. Visitors' rows go through one function that
 * takes the role `anon` for its transaction; staff and the worker have a small pool of their own, so that
 * a crowd of visitors cannot starve them, nor they the visitors.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { deskDatabaseOnPostgres } from './connection/desk-database.ts';
import { isAway, translatePostgresError } from './connection/postgres-errors.ts';
import { explainMigration, explainPostgres, isMistake } from './connection/postgres-explain.ts';
import { openPool } from './connection/postgres-pool.ts';
import { holdPresence } from './connection/postgres-presence.ts';
import { deskStore } from './desk/desk-store.ts';
import {
  countLeads,
  countRows,
  eraseSubmissions,
  findLeads,
  readLeads,
} from './enquiries/postgres-leads.ts';
import { scrubPostgres } from './enquiries/postgres-scrub.ts';
import { migratePostgres } from './migrate/postgres-migrate.ts';
import { orderStore } from './orders/order-store.ts';
import { tidyProviderEvents } from './orders/provider-events.ts';
import { mailTurns, tidyMailTurns } from './outbox/mail-turns.ts';
import { outboxStats, postgresOutbox } from './outbox/postgres-outbox.ts';
import { leavingQuarantine } from './quarantine/leaving-quarantine.ts';
import { postgresQuarantine, releaseQuarantined } from './quarantine/postgres-quarantine.ts';
import { retention } from './retention.ts';
import { staffStore, tidyStaff } from './staff/staff-store.ts';
import type { Store } from './store.ts';
import { StoreAway, UnusableStore } from './store-errors.ts';
import { troubleStore } from './trouble/trouble-store.ts';
import { PostgresVisitorInserts } from './visitors/postgres-inserts.ts';
import { dayOf, type Vital } from './vitals.ts';

/** How long a visitor waits for a free connection, and for the database's word, before "away". */
const connectMs = 3_000;
const visitorStatementMs = 5_000;
const retryMigrationMs = 1_000;

/**
 * Connects and brings the tables up to date. When the server is not there yet, the store opens all the
 * same: pages are served, rows are refused as "away", and it goes on trying.
 * Rejects with UnusableStore when the server is there and this cannot be our database.
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
  const visitors = openPool(
    {
      ...common,
      max: 8,
      statement_timeout: visitorStatementMs,
      query_timeout: visitorStatementMs + 1_000,
    },
    report,
  );
  const desk = openPool({ ...common, max: 4, statement_timeout: 120_000 }, report);

  const migrate = async () => {
    const client = await desk.connect();
    try {
      await migratePostgres(client);
    } catch (error) {
      throw await explainMigration(client, error);
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

  let presence: ReturnType<typeof holdPresence> | null = null;
  const close = async () => {
    clearTimeout(timer);
    await Promise.all([visitors.end(), desk.end(), presence?.end()]);
  };

  try {
    await migrate();
    isMigrated = true;
  } catch (error) {
    if (error instanceof UnusableStore || !isAway(error) || isMistake(error)) {
      await close();
      throw error instanceof UnusableStore
        ? error
        : new UnusableStore(explainPostgres(error as Error), error);
    }
    report(error as Error);
    tryLater();
  }
  presence = holdPresence(common);

  const query = async (pool: pg.Pool, sql: string, values: unknown[] = []) => {
    if (!isMigrated) throw new StoreAway(new Error('PostgreSQL was not reached since the start'));
    try {
      return await pool.query(sql, values);
    } catch (error) {
      throw translatePostgresError(error);
    }
  };

  const database = deskDatabaseOnPostgres(desk);
  const inserts = new PostgresVisitorInserts((sql, values) => query(visitors, sql, values));

  return {
    engine: 'PostgreSQL',
    insertAsVisitor: (submission) => inserts.insert(submission),
    ...postgresQuarantine({
      visitors: (sql, values) => query(visitors, sql, values),
      desk: (sql, values) => query(desk, sql, values),
    }),
    ...leavingQuarantine(database, releaseQuarantined),
    outbox: postgresOutbox(desk),
    ...mailTurns(database),
    orders: orderStore(database),
    desk: deskStore(database, eraseSubmissions),
    staff: staffStore(database),
    trouble: troubleStore(database),
    leads: (filter) => readLeads(desk, filter),
    countLeads: (filter) => countLeads(desk, filter),
    findLead: async (id) => (await findLeads(desk, [id]))[0] ?? null,
    findLeads: (ids) => findLeads(desk, ids),
    scrub: (patienceMs) => scrubPostgres(desk, patienceMs),
    async stats() {
      const [rows, mail, webhook, quarantined] = await Promise.all([
        countRows(desk),
        outboxStats(desk, 'mail'),
        outboxStats(desk, 'webhook'),
        query(desk, 'SELECT count(*)::int AS n FROM back_office.quarantine'),
      ]);
      return { rows, outbox: { mail, webhook }, quarantine: quarantined.rows[0].n };
    },
    async sharedSecret(name) {
      await query(
        desk,
        'INSERT INTO back_office.settings VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
        [name, randomBytes(32).toString('base64url')],
      );
      return (await query(desk, 'SELECT value FROM back_office.settings WHERE name = $1', [name]))
        .rows[0].value;
    },
    async noteVitals(vitals) {
      await query(
        visitors,
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
        desk,
        'SELECT route, metric, value FROM back_office.web_vitals WHERE day >= $1::date ORDER BY id',
        [dayOf(since)],
      );
      return rows as Vital[];
    },
    async tidy() {
      await tidyStaff(database);
      await tidyMailTurns(database);
      await tidyProviderEvents(database);
      const forget = (sql: string, ms: number) =>
        query(desk, sql.replace('$1', `now() - interval '${ms} ms'`));
      await forget(
        'DELETE FROM back_office.idempotency_keys WHERE taken_at < $1',
        retention.idempotencyKeysMs,
      );
      await forget(
        'DELETE FROM back_office.recent_submissions WHERE taken_at < $1',
        retention.sameSubmissionMs,
      );
      await forget('DELETE FROM back_office.outbox WHERE sent_at < $1', retention.sentEntriesMs);
      await forget(
        'DELETE FROM back_office.quarantine WHERE created_at < $1',
        retention.quarantineMs,
      );
      await query(
        desk,
        `DELETE FROM back_office.quarantine WHERE id IN (
           SELECT id FROM back_office.quarantine ORDER BY id DESC OFFSET $1)`,
        [retention.quarantineRows],
      );
      await forget('DELETE FROM back_office.web_vitals WHERE day < $1', retention.vitalsMs);
      await query(
        desk,
        `DELETE FROM back_office.web_vitals
           WHERE id <= (SELECT max(id) FROM back_office.web_vitals) - $1::bigint`,
        [retention.vitalRows],
      );
    },
    // Through the visitors' pool: an exhausted one is as good as a database that is away.
    async ping() {
      const { rows } = await query(visitors, 'SELECT pg_is_in_recovery() AS is_replica');
      if (rows[0].is_replica)
        throw new StoreAway(new Error('This PostgreSQL is a read-only replica'));
    },
    async heartbeat() {
      await query(visitors, 'SELECT back_office.beat()');
    },
    close,
  };
}
