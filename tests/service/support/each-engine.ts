/** The same suite for the store of each engine, with an empty one for each test. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { openPostgresStore } from '#database/postgres-store.ts';
import { openSqliteStore } from '#database/sqlite-store.ts';
import type { Store } from '#database/store.ts';
import { scratchFolder } from './scratch-folder.ts';
import { hasPostgres, onServer, postgresName, throwawayPostgres } from './throwaway-postgres.ts';

const filled =
  `request_a_call, enrollments, email_subscriptions, back_office.enquiries, back_office.outbox,
  back_office.quarantine, back_office.quarantine_keys, back_office.idempotency_keys, back_office.recent_submissions,
  back_office.web_vitals, back_office.mail_turns, back_office.orders, back_office.order_events, back_office.provider_events,
  back_office.registers, back_office.unmatched_payments, back_office.receipts, back_office.offers`.split(
    /,\s+/,
  );

/** Row by row, which is a tenth of the time of TRUNCATE where there are so few; without triggers, which may refuse. */
const emptied = [
  'SET session_replication_role = replica',
  ...filled.map((table) => `DELETE FROM ${table}`),
  "UPDATE back_office.channels SET is_on = (name = 'mail')",
].join(';');

export function onEachEngine(what: string, suite: (current: () => Store) => void): void {
  describe(`${what}, on SQLite,`, () => {
    let store: Store;
    let folder: ReturnType<typeof scratchFolder>;
    beforeEach(() => {
      folder = scratchFolder();
      store = openSqliteStore(join(folder.path, 'test.db'), Date.now);
    });
    afterEach(async () => {
      await store.close();
      folder.remove();
    });
    suite(() => store);
  });

  describe.skipIf(!hasPostgres)(`${what}, on ${postgresName},`, () => {
    let store: Store;
    let database: Awaited<ReturnType<typeof throwawayPostgres>>;
    beforeAll(async () => {
      database = await throwawayPostgres();
      store = await openPostgresStore(database.url, () => {});
    });
    beforeEach(() => onServer((client) => client.query(emptied), database.url));
    afterAll(async () => {
      await store?.close();
      await database?.drop();
    });
    suite(() => store);
  });
}
