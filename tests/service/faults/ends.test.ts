/**
 * How the service ends, as intended and by a crash. These tests are the short form of `npm run bench:faults`
 * (docs/reliability.md has its results), with real processes, real files and a real PostgreSQL.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killBetweenRefunds } from '../../../bench/faults/kill-between-refunds.ts';
import { killUnderLoad } from '../../../bench/faults/kill-under-load.ts';
import { makeClockJumps } from '../../../bench/faults/make-clock-jumps.ts';
import { restartUnderLoad } from '../../../bench/faults/restart-under-load.ts';
import { runTwoProcesses } from '../../../bench/faults/run-two-processes.ts';
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
  it('when the service is killed', async () => {
    const outcome = await killUnderLoad({ databaseUrl: null, dataDir: folder.path }, 8);
    expect(outcome).toMatchObject(lossless);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  });

  it.skipIf(!hasPostgres)(`when the service is killed, on ${postgresNameInTitles}`, async () => {
    const database = await createThrowawayPostgres();
    const outcome = await killUnderLoad({ databaseUrl: database.url, dataDir: folder.path }, 3);
    expect(outcome).toMatchObject(lossless);
    await database.drop();
  });

  it('when the service is killed between refunds in parts, and every figure is the same', async () => {
    const outcome = await killBetweenRefunds({ databaseUrl: null, dataDir: folder.path });
    expect(outcome).toMatchObject({ ...lossless, acknowledged: 6, found: 6, isGood: true });
  });

  it.skipIf(!hasPostgres)(
    `when the service is killed between refunds in parts, on ${postgresNameInTitles}`,
    async () => {
      const database = await createThrowawayPostgres();
      const outcome = await killBetweenRefunds({
        databaseUrl: database.url,
        dataDir: folder.path,
      });
      expect(outcome).toMatchObject({ ...lossless, acknowledged: 6, found: 6, isGood: true });
      await database.drop();
    },
  );

  it('when the service is restarted, and no request is cut off', async () => {
    expect(await restartUnderLoad({ databaseUrl: null, dataDir: folder.path }, 2)).toMatchObject({
      ...lossless,
      note: expect.stringMatching(/^0 requests cut off.*exit codes 0$/),
    });
  });

  it('when two processes have one file, and one of them is killed', async () => {
    expect(await runTwoProcesses(folder.path)).toMatchObject({ ...lossless, isGood: true });
  });

  it('when the clock jumps', async () => {
    expect(await makeClockJumps(folder.path)).toMatchObject({ ...lossless, isGood: true });
  });
});
