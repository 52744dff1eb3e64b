/** The messages of a move, and the reasons for which it refuses to start. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, sqlitePathInFolder } from '#database/open-store.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import { TestTerminal } from '../../tests/service/support/test-terminal.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
  serverUrl,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { runMoveToPostgres } from './run-move-to-postgres.ts';
import { WrongArguments } from './terminal/wrong-arguments.ts';

let folder: ReturnType<typeof makeScratchFolder>;
let onFile: Config;
let terminal: TestTerminal;
beforeEach(async () => {
  folder = makeScratchFolder();
  onFile = readConfig({ DATA_DIR: join(folder.path, 'data') });
  terminal = new TestTerminal();
  const store = await openStore(onFile);
  await store.insertAsVisitor(makeCallRequest(1));
  await store.close();
});
afterEach(() => folder.remove());
const nobody = 'postgres://asha:s3cret@127.0.0.1:1/none';

describe('a move', () => {
  it('without an address names the variable to set', async () => {
    const failure = await runMoveToPostgres(onFile, terminal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WrongArguments);
    expect((failure as Error).message).toMatch(
      /^Set DATABASE_URL .* and DATA_DIR to what to move\.$/,
    );
  });

  it('from a missing file creates no file, and connects to no server', async () => {
    const dataDir = join(folder.path, 'none');
    await expect(
      runMoveToPostgres({ ...onFile, dataDir, databaseUrl: nobody }, terminal),
    ).rejects.toThrow(`There is no database at ${sqlitePathInFolder(dataDir)}.`);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('to a server that does not listen prints the reason without the password', async () => {
    await expect(
      runMoveToPostgres({ ...onFile, databaseUrl: nobody }, terminal),
    ).rejects.toMatchObject({
      name: 'UnusableStore',
      message:
        'PostgreSQL does not answer at 127.0.0.1:1 (ECONNREFUSED). Check DATABASE_URL, and whether it runs. Nothing was moved.',
    });
    expect(terminal.said).toEqual([]);
  });

  it.skipIf(!hasPostgres)(
    `to a missing database on ${postgresNameInTitles} reports that it is missing`,
    async () => {
      const url = new URL(serverUrl);
      url.pathname = '/no_such_database';
      await expect(
        runMoveToPostgres({ ...onFile, databaseUrl: url.href }, terminal),
      ).rejects.toMatchObject({
        name: 'UnusableStore',
        message: expect.stringMatching(/Check DATABASE_URL/),
      });
    },
  );

  it.skipIf(!hasPostgres)(
    `to ${postgresNameInTitles} reports what has arrived, and nothing else`,
    async () => {
      const database = await createThrowawayPostgres();
      const progress = vi.spyOn(terminal, 'progress');
      await runMoveToPostgres({ ...onFile, databaseUrl: database.url }, terminal);
      expect(terminal.said.filter((line) => line.startsWith('request_a_call'))).toEqual([
        expect.stringMatching(
          /^request_a_call {7} {7}1 rows, the same on both sides \([0-9a-f]{16}…\)$/,
        ),
      ]);
      expect(terminal.said.join('\n')).not.toContain('Left out');
      expect(terminal.said.at(-1)).toBe(
        `Moved. The file ${sqlitePathInFolder(onFile.dataDir)} keeps its rows and is marked as moved: a start without DATABASE_URL is refused. Start the service with DATABASE_URL set; one that runs there already has to be started again.`,
      );
      expect(progress).toHaveBeenCalledWith(1, 1, 'of request_a_call');
      progress.mockRestore();
      await database.drop();
    },
  );
});
