/**
 * Runs the same tests for the store of each engine. Each test begins with an empty store. On PostgreSQL all tests of a
 * suite share one database, of which only the tables listed below are emptied.
 */
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { openPostgresStore } from '#database/postgres-store.ts';
import { openSqliteStore } from '#database/sqlite-store.ts';
import type { Store } from '#database/store.ts';
import { placeMigratedSqlite } from './migrated-sqlite.ts';
import { createMigratedPostgres } from './postgres-copier.ts';
import { scratchFolder } from './scratch-folder.ts';
import { hasPostgres, postgresName } from './throwaway-postgres.ts';

const filled =
  `request_a_call, enrollments, email_subscriptions, waiting_list, back_office.waiting, back_office.seats, back_office.batches,
  back_office.early_prices, back_office.fees, back_office.added_enquiries, back_office.enquiries, back_office.outbox,
  back_office.quarantine, back_office.quarantine_keys, back_office.idempotency_keys, back_office.recent_submissions,
  back_office.web_vitals, back_office.mail_turns, back_office.orders, back_office.order_events, back_office.checklists, back_office.checklist_steps, back_office.provider_events,
  back_office.registers, back_office.unmatched_payments, back_office.receipts, back_office.instalments, back_office.offers, back_office.publications, back_office.fact_drafts, back_office.pictures`.split(
    /,\s+/,
  );

/**
 * Deletes row by row, which for so few rows takes a tenth of the time of TRUNCATE. Triggers are switched off,
 * because they may refuse a deletion.
 */
const emptied = [
  'SET session_replication_role = replica',
  ...filled.map((table) => `DELETE FROM ${table}`),
  "UPDATE back_office.channels SET is_on = (name = 'mail')",
].join(';');

export type PostgresEmptier = { empty: () => Promise<void>; close: () => Promise<void> };

/** Keeps a connection, because connecting takes longer than emptying. */
export async function openPostgresEmptier(url: string): Promise<PostgresEmptier> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    async empty() {
      await client.query(emptied);
    },
    close: () => client.end(),
  };
}

export function onEmptiedStores(what: string, suite: (current: () => Store) => void): void {
  describe(`${what}, on SQLite,`, () => {
    let store: Store;
    let folder: ReturnType<typeof scratchFolder>;
    beforeEach(async () => {
      folder = scratchFolder();
      const path = join(folder.path, 'test.db');
      await placeMigratedSqlite(path);
      store = openSqliteStore(path, Date.now);
    });
    afterEach(async () => {
      await store.close();
      folder.remove();
    });
    suite(() => store);
  });

  describe.skipIf(!hasPostgres)(`${what}, on ${postgresName},`, () => {
    let store: Store;
    let database: Awaited<ReturnType<typeof createMigratedPostgres>>;
    let emptier: PostgresEmptier;
    beforeAll(async () => {
      database = await createMigratedPostgres();
      store = await openPostgresStore(database.url, () => {});
      emptier = await openPostgresEmptier(database.url);
    });
    beforeEach(() => emptier.empty());
    afterAll(async () => {
      await emptier?.close();
      await store?.close();
      await database?.drop();
    });
    suite(() => store);
  });
}
