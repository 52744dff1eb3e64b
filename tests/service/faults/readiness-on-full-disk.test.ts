/** On a full disk the service is not ready, though nobody posts anything. */
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { makeScratchDisk, type ScratchDisk } from '../../../bench/faults/scratch-disk.ts';
import { makePostgresServer } from '../../support/postgres-server.ts';
import { startTestApp, type TestApp } from '../support/start-test-app.ts';

const statusOf = async (app: TestApp) => (await fetch(`${app.url}/health/ready`)).status;
const generous = { timeout: 30_000, interval: 200 };

/** Nothing is posted while the disk is full, so the readiness check has to find out by itself. */
async function followsTheDisk(disk: ScratchDisk, databaseUrl: string | null) {
  const store = await openStore({ databaseUrl, dataDir: join(disk.path, 'data') });
  const app = await startTestApp({ store });
  try {
    expect(await statusOf(app)).toBe(200);
    fill(disk.path);
    await exhaustSlack(store);
    await expect.poll(() => statusOf(app), generous).toBe(503);
    for (const name of readdirSync(disk.path))
      if (name.startsWith('ballast')) rmSync(join(disk.path, name));
    await expect.poll(() => statusOf(app), generous).toBe(200);
  } finally {
    await app.close();
  }
}

/**
 * Fills the disk to its last block, including those reserved for root: half of the free space, half of the rest,
 * and so on.
 */
function fill(folder: string) {
  for (let n = 0; n < 200; n += 1) {
    const { bfree, bsize } = statfsSync(folder);
    if (bfree === 0) return;
    try {
      writeFileSync(join(folder, `ballast-${n}`), Buffer.alloc(Math.ceil(bfree / 2) * bsize, 1));
    } catch {
      // The write fails when the disk is full. The part that was written before stays and fills the disk.
    }
  }
}

/**
 * For a growing file, a file system reserves more space than the file needs. So on a full disk, rows can still be
 * stored for a moment. This function uses the reserved space up.
 */
async function exhaustSlack(store: Store) {
  for (let n = 0; n < 500; n += 1) {
    try {
      await store.heartbeat();
    } catch {
      return;
    }
  }
}

describe('on a full disk the service is not ready', { timeout: 120_000 }, () => {
  it('with SQLite (skipped where mounting is not allowed)', async ({ skip }) => {
    const disk = makeScratchDisk(48);
    if (disk === null) return skip();
    try {
      await followsTheDisk(disk, null);
    } finally {
      disk.remove();
    }
  });

  it('with PostgreSQL (skipped without its programs, or where mounting is not allowed)', async ({
    skip,
  }) => {
    const disk = makeScratchDisk(160);
    if (disk === null) return skip();
    const cluster = await makePostgresServer(disk.path);
    try {
      if (cluster === null) return skip();
      cluster.start();
      await followsTheDisk(disk, cluster.url);
    } finally {
      cluster?.remove();
      disk.remove();
    }
  });
});
