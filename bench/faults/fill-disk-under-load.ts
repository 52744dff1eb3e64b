import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatePostLoad } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';
import { makeScratchDisk } from './scratch-disk.ts';

/** Fills the disk under load and frees it later. Returns null where this machine does not allow mounting. */
export async function fillDiskUnderLoad(): Promise<FaultOutcome | null> {
  const disk = makeScratchDisk(48);
  if (disk === null) return null;
  const dataDir = join(disk.path, 'data');
  try {
    const service = await startService({ DATA_DIR: dataDir });
    const before = await generatePostLoad({
      url: service.url,
      connections: 8,
      namePrefix: 'before',
      rows: 200,
    });

    // Fills all blocks but the last few, so that the service itself fills the rest.
    const { bavail, bsize } = statfsSync(disk.path);
    writeFileSync(join(disk.path, 'ballast'), Buffer.alloc(bavail * bsize - 512 * 1024, 1));
    const abort = new AbortController();
    const full = generatePostLoad({
      url: service.url,
      connections: 8,
      namePrefix: 'full',
      signal: abort.signal,
    });
    const until = Date.now() + 120_000;
    const isRefusing = async () => (await fetch(`${service.url}/health/ready`)).status === 503;
    while (!(await isRefusing()) && Date.now() < until)
      await new Promise((r) => setTimeout(r, 100));
    const wasRefusing = await isRefusing();
    abort.abort();
    const during = await full;
    const pages = await fetch(`${service.url}/health/live`);

    for (const name of readdirSync(disk.path))
      if (name === 'ballast') rmSync(join(disk.path, name));
    const after = await generatePostLoad({
      url: service.url,
      connections: 8,
      namePrefix: 'after',
      rows: 200,
    });
    await service.kill('SIGTERM');
    const counted = await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, [
      ...before.acknowledged,
      ...during.acknowledged,
      ...after.acknowledged,
    ]);
    const refused = during.failures.get(503) ?? 0;
    return {
      fault: 'Disk full, then room again',
      cycles: 1,
      ...counted,
      note: `${refused} posts answered 503 while full, alive all the time, ${after.acknowledged.length} of 200 taken afterwards`,
      isGood:
        isLossless(counted) &&
        wasRefusing &&
        refused > 0 &&
        pages.ok &&
        after.acknowledged.length === 200,
    };
  } finally {
    disk.remove();
  }
}
