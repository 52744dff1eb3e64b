/**
 * Copies of the data under faults: making them, restoring them, and returning to the previous release, as an owner
 * does. These tests are the short form of `npm run bench:faults` (docs/reliability.md has its results), with real
 * processes, real files and a real PostgreSQL.
 */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpWithWrongClock } from '../../../bench/faults/back-up-with-wrong-clock.ts';
import { rollBackRelease } from '../../../bench/faults/roll-back-release.ts';
import { runRestores } from '../../../bench/faults/run-restores.ts';
import { makeScratchFolder } from '../support/make-scratch-folder.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
} from '../support/throwaway-postgres-databases.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => folder.remove());

const lossless = { lost: 0, twice: 0 };

describe('no acknowledged row is lost, and none is stored twice,', { timeout: 600_000 }, () => {
  it('when copies are tested and restored, in every order', async () => {
    expect(
      await runRestores({ databaseUrl: null, dataDir: join(folder.path, 'data') }, 3),
    ).toMatchObject({
      ...lossless,
      note: expect.stringMatching(
        /^3 drills, 1 of a folder with a -wal; 8 .* untouched; 3 restores/,
      ),
    });
  });

  it('when the previous release is served again, on its database or with a copy', async () => {
    const outcome = await rollBackRelease(
      { databaseUrl: null, dataDir: join(folder.path, 'data') },
      join(folder.path, 'releases'),
      1,
    );
    expect(outcome).toMatchObject(lossless);
    expect(outcome.isGood, outcome.note).toBe(true);
  });

  it.skipIf(!hasPostgres)(
    `when the previous release is served again, on ${postgresNameInTitles}`,
    async () => {
      const database = await createThrowawayPostgres();
      const outcome = await rollBackRelease(
        { databaseUrl: database.url, dataDir: join(folder.path, 'data') },
        join(folder.path, 'releases'),
        1,
      );
      expect(outcome).toMatchObject(lossless);
      expect(outcome.isGood, outcome.note).toBe(true);
      await database.drop();
    },
  );

  it('when a backup is made with a clock that is a year ahead (skipped without faketime)', async ({
    skip,
  }) => {
    const outcome = await backUpWithWrongClock(
      { databaseUrl: null, dataDir: join(folder.path, 'data') },
      1,
    );
    if (outcome === null) return skip();
    expect(outcome).toMatchObject(lossless);
    expect(outcome.isGood, outcome.note).toBe(true);
  });

  it.skipIf(!hasPostgres)(`when copies are restored, on ${postgresNameInTitles}`, async () => {
    const database = await createThrowawayPostgres();
    const outcome = await runRestores(
      { databaseUrl: database.url, dataDir: join(folder.path, 'data') },
      1,
    );
    expect(outcome).toMatchObject({
      ...lossless,
      note: expect.stringMatching(/^1 drills; 3 .* untouched; 1 restores/),
    });
    await database.drop();
  });
});
