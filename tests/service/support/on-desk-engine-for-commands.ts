import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { createMigratedPostgres } from './clone-test-databases.ts';
import { makeScratchFolder } from './make-scratch-folder.ts';
import { deskEngine } from './on-both-engines.ts';
import { hasPostgres, postgresNameInTitles } from './throwaway-postgres-databases.ts';

/**
 * Runs tests of owner's commands on a database of their own, on the engine of the desk's tests. Each call of `open`
 * opens it again, as each command does.
 */
export function onDeskEngineForCommands(
  what: string,
  tests: (open: () => Promise<Store>) => void,
): void {
  if (deskEngine === 'SQLite') {
    describe(`${what}, on SQLite`, () => {
      const folder = makeScratchFolder();
      afterAll(() => folder.remove());
      tests(() => openStore({ databaseUrl: null, dataDir: folder.path }));
    });
    return;
  }
  describe.skipIf(!hasPostgres)(`${what}, on ${postgresNameInTitles}`, () => {
    let database: Awaited<ReturnType<typeof createMigratedPostgres>>;
    beforeAll(async () => {
      database = await createMigratedPostgres();
    });
    afterAll(() => database.drop());
    tests(() => openStore({ databaseUrl: database.url, dataDir: '' }));
  });
}
