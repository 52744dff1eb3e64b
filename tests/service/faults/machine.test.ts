/**
 * Disks, databases and servers that fail while the service runs. These tests are the short form of `npm run
 * bench:faults` (docs/reliability.md has its results), with real processes, real files and a real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { cutPowerUnderLoad } from '../../../bench/faults/cut-power-under-load.ts';
import { fillDiskUnderLoad } from '../../../bench/faults/fill-disk-under-load.ts';
import { interruptPostgres } from '../../../bench/faults/interrupt-postgres.ts';

const lossless = { lost: 0, twice: 0 };

describe('no acknowledged row is lost, and none is stored twice,', { timeout: 600_000 }, () => {
  it('when the power fails (skipped where mounting is not allowed)', async ({ skip }) => {
    const outcome = await cutPowerUnderLoad(5);
    if (outcome === null) return skip();
    expect(outcome).toMatchObject({ ...lossless, isGood: true });
  });

  it('when the disk is full (skipped where mounting is not allowed)', async ({ skip }) => {
    const outcome = await fillDiskUnderLoad();
    if (outcome === null) return skip();
    expect(outcome).toMatchObject({ ...lossless, isGood: true });
  });

  it('when PostgreSQL stops, crashes and disconnects us (skipped without its programs)', async ({
    skip,
  }) => {
    const outcome = await interruptPostgres(3);
    if (outcome === null) return skip();
    expect(outcome).toMatchObject(lossless);
    expect(outcome.isGood, outcome.note).toBe(true);
  });
});
