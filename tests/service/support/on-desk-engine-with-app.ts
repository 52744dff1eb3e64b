/**
 * Runs tests against the service with the built desk on the engine of the desk's tests, with a clock that the test
 * sets. On SQLite the service's own clock is replaced. PostgreSQL has its own clock, so a function of the same name
 * replaces it in the search path.
 */
import pg from 'pg';
import { describe } from 'vitest';
import { type ClonedTestDatabase, makeMigratedTestDatabaseCloner } from './clone-test-databases.ts';
import { deskEngine } from './on-both-engines.ts';
import { type DeskApp, startDeskApp } from './start-desk-app.ts';
import type { TestAppOptions } from './start-test-app.ts';
import { hasPostgres, postgresNameInTitles } from './throwaway-postgres-databases.ts';

type OpenDesk = (options?: TestAppOptions) => Promise<DeskApp>;

export function onDeskEngineWithApp(tests: (open: OpenDesk) => void): void {
  if (deskEngine === 'SQLite') {
    describe('on SQLite', () => tests(startDeskApp));
    return;
  }
  describe.skipIf(!hasPostgres)(`on ${postgresNameInTitles}`, () => {
    const withClock = makeMigratedTestDatabaseCloner(
      `CREATE SCHEMA test_clock;
       CREATE TABLE test_clock.stands AS SELECT pg_catalog.clock_timestamp() AS at;
       CREATE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz
         LANGUAGE sql AS 'SELECT at FROM test_clock.stands'`,
    );
    tests(async (options) => deskAppOn(await withClock(), options));
  });
}

async function deskAppOn(
  { url, dropInBackground }: ClonedTestDatabase,
  { env, ...options }: TestAppOptions = {},
): Promise<DeskApp> {
  const itsUrl = new URL(url);
  itsUrl.searchParams.set('options', '-c search_path=test_clock,pg_catalog,public');
  const app = await startDeskApp({ ...options, env: { ...env, DATABASE_URL: itsUrl.href } });
  const clock = new pg.Client({ connectionString: url });
  // Without a listener, a connection that breaks while it is idle would end the process.
  clock.on('error', () => {});
  await clock.connect();
  const setTo = (at: number) => clock.query('UPDATE test_clock.stands SET at = $1', [new Date(at)]);
  await setTo(app.moment.at);
  return {
    ...app,
    async advanceClock(ms) {
      await app.advanceClock(ms);
      await setTo(app.moment.at);
    },
    async close() {
      await app.close();
      await clock.end();
      dropInBackground();
    },
  };
}
