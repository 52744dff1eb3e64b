import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../tests/support/find-free-port.ts';
import { generatePostLoad } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';
import { makeScratchDisk } from './scratch-disk.ts';

/**
 * Simulates a power cut under load: the file system stops without flushing and is mounted again. The process runs on
 * for a moment without its disk, so it may still answer. Only rows that were acknowledged before the cut count. Returns
 * null where this machine does not allow mounting.
 */
export async function cutPowerUnderLoad(cycles: number): Promise<FaultOutcome | null> {
  const disk = makeScratchDisk(192);
  if (disk === null) return null;
  const dataDir = join(disk.path, 'data');
  const env = { PORT: String(await findFreePort()), DATA_DIR: dataDir };
  const acknowledged: string[] = [];
  let after = 0;
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const service = await startService(env);
      const abort = new AbortController();
      let hasPower = true;
      const load = generatePostLoad({
        url: service.url,
        connections: 16,
        namePrefix: `power${cycle}`,
        signal: abort.signal,
        onAcknowledged: (key) => {
          if (hasPower) acknowledged.push(key);
        },
      });
      await delay(150 + Math.random() * 350);
      hasPower = false;
      disk.cutPower();
      await delay(50);
      await service.kill('SIGKILL');
      abort.abort();
      const result = await load;
      after += result.failures.get(503) ?? 0;
      disk.powerUp();
    }
    const counted = await compareRowsWithAcknowledged({ databaseUrl: null, dataDir }, acknowledged);
    return {
      fault: 'Power cut under load, SQLite on ext4',
      cycles,
      ...counted,
      note: `opened every time; ${after} posts after the cut were answered 503`,
      isGood: isLossless(counted),
    };
  } finally {
    disk.remove();
  }
}
