/**
 * The service with the built desk on both engines, at a moment that the test moves. On SQLite the clock is the
 * service's. PostgreSQL has its own: there a function of the same name, found before it, says what the test says.
 */
import { describe } from 'vitest';
import { type CopiedPostgres, migratedPostgres } from './copied-postgres.ts';
import { type DeskApp, deskApp } from './desk-visitor.ts';
import type { TestAppOptions } from './test-app.ts';
import { hasPostgres, onServer, postgresName } from './throwaway-postgres.ts';

export type OpenDesk = (options?: TestAppOptions) => Promise<DeskApp>;

export function onBothDesks(tests: (open: OpenDesk) => void): void {
  describe('on SQLite', () => tests(deskApp));
  describe.skipIf(!hasPostgres)(`on ${postgresName}`, () => {
    const withClock = migratedPostgres(
      `CREATE SCHEMA test_clock;
       CREATE TABLE test_clock.stands AS SELECT pg_catalog.clock_timestamp() AS at;
       CREATE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz
         LANGUAGE sql AS 'SELECT at FROM test_clock.stands'`,
    );
    tests(async (options) => deskAppOn(await withClock(), options));
  });
}

async function deskAppOn(
  { url, letGo }: CopiedPostgres,
  { env, ...options }: TestAppOptions = {},
): Promise<DeskApp> {
  const setTo = (at: number) =>
    onServer((client) => client.query('UPDATE test_clock.stands SET at = $1', [new Date(at)]), url);
  const itsUrl = new URL(url);
  itsUrl.searchParams.set('options', '-c search_path=test_clock,pg_catalog,public');
  const app = await deskApp({ ...options, env: { ...env, DATABASE_URL: itsUrl.href } });
  await setTo(app.moment.at);
  return {
    ...app,
    async pass(ms) {
      await app.pass(ms);
      await setTo(app.moment.at);
    },
    async close() {
      await app.close();
      letGo();
    },
  };
}
