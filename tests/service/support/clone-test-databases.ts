/**
 * PostgreSQL databases that are copied, which takes at most a quarter of the time of migrating. Copies are dropped
 * while other tests run, because a drop waits for the disk; all are dropped when the file ends.
 */
import { afterAll } from 'vitest';
import { openPostgresStore } from '#database/open-postgres-store.ts';
import { createThrowawayPostgres, withServerClient } from './throwaway-postgres-databases.ts';

type Throwaway = Awaited<ReturnType<typeof createThrowawayPostgres>>;

/**
 * Whether the PostgreSQL server was started for these tests alone, so that databases may stay on it. On any other
 * server, each test file has to remove its databases.
 */
const isServerOurs = process.env.TEST_DATABASE_IS_OURS === 'yes';

export type ClonedTestDatabase = { url: string; dropInBackground: () => void };

/**
 * Returns a function that makes copies of one database. The first call makes the original with `make` and fills it with
 * `fill`, so that an error while filling fails a test and not the whole file.
 */
export function makeTestDatabaseCloner(
  fill: (url: string) => Promise<unknown>,
  make: () => Promise<Throwaway> = createThrowawayPostgres,
): () => Promise<ClonedTestDatabase> {
  const letGo = makeBackgroundDropper();
  let filled: Promise<Throwaway> | undefined;
  afterAll(async () => (await filled)?.drop());
  return async () => {
    filled ??= make().then(async (database) => {
      await fill(database.url);
      return database;
    });
    const copy = await createThrowawayPostgres(nameOf(await filled));
    return { url: copy.url, dropInBackground: () => letGo(copy) };
  };
}

/** Returns a function that copies a database with the tables of a service, changed by the SQL in `more`. */
export function makeMigratedTestDatabaseCloner(more?: string): () => Promise<ClonedTestDatabase> {
  if (more !== undefined || !isServerOurs) {
    const change = (url: string) => withServerClient((client) => client.query(more ?? ''), url);
    return makeTestDatabaseCloner(change, createMigratedPostgres);
  }
  const letGo = makeBackgroundDropper();
  return async () => {
    const copy = await createMigratedPostgres();
    return { url: copy.url, dropInBackground: () => letGo(copy) };
  };
}

/** Returns a function that begins to drop a database. The test file ends only after all these databases are dropped. */
export function makeBackgroundDropper(): (database: Throwaway) => void {
  const leaving: Promise<void>[] = [];
  afterAll(() => Promise.all(leaving));
  return ({ drop }) => void leaving.push(drop());
}

/**
 * Makes a database with the empty tables of a service. On the tests' own server it is a copy of a database that all
 * test files share.
 */
export async function createMigratedPostgres(): Promise<Throwaway> {
  if (!isServerOurs) return migrate(await createThrowawayPostgres());
  shared ??= ensureSharedDatabase();
  await shared;
  return createThrowawayPostgres(sharedDatabase);
}

let shared: Promise<void> | undefined;
const sharedDatabase = 'migrated_for_all_tests';
/** The number of the advisory lock. It holds only within one database, in which nothing else takes a lock. */
const lockNumber = 1;

/**
 * Makes the shared database unless it exists. Test processes wait for each other at the lock, so only the first one
 * makes it.
 */
async function ensureSharedDatabase(): Promise<void> {
  await withServerClient(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    const sql = 'SELECT FROM pg_database WHERE datname = $1';
    if ((await client.query(sql, [sharedDatabase])).rows.length > 0) return;
    const made = await migrate(await createThrowawayPostgres());
    // The database is renamed only after its migration, so that a failed migration leaves no database of the shared
    // name.
    await client.query(`ALTER DATABASE ${nameOf(made)} RENAME TO ${sharedDatabase}`);
  });
}

async function migrate(database: Throwaway): Promise<Throwaway> {
  await (await openPostgresStore(database.url, () => {})).close();
  return database;
}

const nameOf = ({ url }: { url: string }): string => new URL(url).pathname.slice(1);
