/**
 * The service is upgraded to a new release under load. These tests are the short form of `npm run bench:faults`
 * (docs/reliability.md has its results), with real processes, real files and a real PostgreSQL.
 */
import { describe, expect, it } from 'vitest';
import { upgradeUnderLoad } from '../../../bench/faults/upgrade-under-load.ts';

const lossless = { lost: 0, twice: 0 };

describe('no acknowledged row is lost, and none is stored twice,', { timeout: 600_000 }, () => {
  it('when the service is upgraded, and no open page misses a file (skipped without Perl)', async ({
    skip,
  }) => {
    const outcome = await upgradeUnderLoad(1, 'linked', { perSecond: 20, patienceMs: 60_000 });
    if (outcome === null) return skip();
    expect(outcome).toMatchObject({ ...lossless, isGood: true });
  });
});
