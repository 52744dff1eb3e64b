import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLocation } from '#database/open-store.ts';
import { findFreePort } from '../../tests/support/find-free-port.ts';
import { generatePostLoad } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

/** Kills the service with `kill -9` under load, again and again on one database, which has to open every time. */
export async function killUnderLoad(
  place: DatabaseLocation,
  cycles: number,
): Promise<FaultOutcome> {
  const port = String(await findFreePort());
  const env = {
    PORT: port,
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  };
  const acknowledged: string[] = [];
  let unanswered = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const service = await startService(env);
    const abort = new AbortController();
    const load = generatePostLoad({
      url: service.url,
      connections: 16,
      namePrefix: `kill${cycle}`,
      signal: abort.signal,
    });
    await delay(150 + Math.random() * 350);
    await service.kill('SIGKILL');
    abort.abort();
    const result = await load;
    acknowledged.push(...result.acknowledged);
    unanswered += result.failures.get(0) ?? 0;
  }
  const counted = await compareRowsWithAcknowledged(place, acknowledged);
  return {
    fault: `kill -9 under load, ${place.databaseUrl === null ? 'SQLite' : 'PostgreSQL'}`,
    cycles,
    ...counted,
    note: `opened every time; ${unanswered} posts were cut off unanswered`,
    isGood: isLossless(counted),
  };
}
