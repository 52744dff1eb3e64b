/**
 * The faults of `docs/reliability.md` in their short form: a few cycles of each, on real processes, real
 * files and a real PostgreSQL. The full form is `npm run bench:faults`.
 */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockJumps } from '../../bench/faults/clock-jumps.ts';
import { diskFull } from '../../bench/faults/disk-full.ts';
import { hostileRequests } from '../../bench/faults/hostile.ts';
import { killUnderLoad } from '../../bench/faults/kill.ts';
import { logPrivacy } from '../../bench/faults/log-privacy.ts';
import type { FaultOutcome } from '../../bench/faults/outcome.ts';
import { postgresAway } from '../../bench/faults/postgres-away.ts';
import { powerCut } from '../../bench/faults/power-cut.ts';
import { restoreDrills } from '../../bench/faults/restore-drills.ts';
import { slowSockets } from '../../bench/faults/slow-sockets.ts';
import { restartUnderLoad } from '../../bench/faults/terminate.ts';
import { twoProcesses } from '../../bench/faults/two-processes.ts';
import { upgradeUnderLoad } from '../../bench/faults/upgrade.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { hasPostgres, postgresName, throwawayPostgres } from './support/throwaway-postgres.ts';

let folder: ReturnType<typeof scratchFolder>;
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => folder.remove());

const lossless = { lost: 0, twice: 0 };

describe('no acknowledged row is lost, and none is there twice,', { timeout: 600_000 }, () => {
  it('when the service is killed', async () => {
    const outcome = await killUnderLoad({ databaseUrl: null, dataDir: folder.path }, 20);
    expect(outcome).toMatchObject(lossless);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  });

  it.skipIf(!hasPostgres)(`when the service is killed, on ${postgresName}`, async () => {
    const database = await throwawayPostgres();
    const outcome = await killUnderLoad({ databaseUrl: database.url, dataDir: folder.path }, 3);
    expect(outcome).toMatchObject(lossless);
    await database.drop();
  });

  it('when the service is restarted, and nobody is cut off', async () => {
    expect(await restartUnderLoad({ databaseUrl: null, dataDir: folder.path }, 2)).toMatchObject({
      ...lossless,
      note: expect.stringMatching(/^0 requests cut off.*exit codes 0$/),
    });
  });

  it('when the service is upgraded, and no page that was open misses a file (skipped without Perl)', {
    timeout: 500_000,
  }, async ({ skip }) => {
    const outcome = await upgradeUnderLoad(1, 'linked');
    if (outcome === null) return skip();
    expect(outcome).toMatchObject({ ...lossless, isGood: true });
  });

  it('when two processes have one file, and one of them is killed', async () => {
    expect(await twoProcesses(folder.path)).toMatchObject({ ...lossless, isGood: true });
  });

  it('when copies are tried and put back, in every order', async () => {
    expect(
      await restoreDrills({ databaseUrl: null, dataDir: join(folder.path, 'data') }, 3),
    ).toMatchObject({
      ...lossless,
      note: expect.stringMatching(
        /^3 drills, 1 of a folder with a -wal; 8 .* untouched; 3 restores/,
      ),
    });
  });

  it.skipIf(!hasPostgres)(`when copies are put back, on ${postgresName}`, async () => {
    const database = await throwawayPostgres();
    const outcome = await restoreDrills(
      { databaseUrl: database.url, dataDir: join(folder.path, 'data') },
      1,
    );
    expect(outcome).toMatchObject({
      ...lossless,
      note: expect.stringMatching(/^1 drills; 3 .* untouched; 1 restores/),
    });
    await database.drop();
  });

  it('when the clock jumps', async () => {
    expect(await clockJumps(folder.path)).toMatchObject({ ...lossless, isGood: true });
  });

  it('when the power goes (skipped where mounting is not allowed)', async ({ skip }) => {
    const outcome = await powerCut(5);
    if (outcome === null) return skip();
    expect(outcome).toMatchObject({ ...lossless, isGood: true });
  });

  it('when the disk is full (skipped where mounting is not allowed)', async ({ skip }) => {
    const outcome = await diskFull();
    if (outcome === null) return skip();
    expect(outcome).toMatchObject({ ...lossless, isGood: true });
  });

  it('when PostgreSQL stops, crashes and cuts us off (skipped without its programs)', async ({
    skip,
  }) => {
    const outcome = await postgresAway(3);
    if (outcome === null) return skip();
    expect(outcome).toMatchObject({ ...lossless, isGood: true });
  });
});

describe('the service', () => {
  const without = ({ note }: FaultOutcome) => note;

  it('answers hostile requests in JSON, and never with a fault of its own', async () => {
    const outcome = await hostileRequests(folder.path, 400, Math.floor(Math.random() * 2 ** 31));
    expect(without(outcome)).toMatch(/^0 crashes, 0 answers of 5xx, every body JSON with a code/);
  });

  it('closes sockets that never finish, and serves the visitor beside them', async () => {
    const outcome = await slowSockets(folder.path, 40);
    expect(outcome).toMatchObject(lossless);
    expect(without(outcome)).toMatch(/^40 closed/);
  });

  it('logs no name, no address and no number', async () => {
    expect(await logPrivacy(folder.path, 60)).toMatchObject({ isGood: true });
  });
});
