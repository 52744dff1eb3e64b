import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLocation } from '#database/open-store.ts';
import { findFreePort } from '../../tests/support/find-free-port.ts';
import { generatePostLoad } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

/** Restarts the service with SIGTERM under constant load. Every request that has begun must be answered. */
export async function restartUnderLoad(
  place: DatabaseLocation,
  cycles: number,
): Promise<FaultOutcome> {
  const env = { PORT: String(await findFreePort()), DATA_DIR: place.dataDir };
  const abort = new AbortController();
  let service = await startService(env);
  const load = generatePostLoad({
    url: service.url,
    connections: 16,
    namePrefix: 'term',
    signal: abort.signal,
  });
  let slowest = 0;
  const exits: (number | string)[] = [];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await delay(150 + Math.random() * 250);
    const asked = performance.now();
    exits.push(await service.kill('SIGTERM'));
    slowest = Math.max(slowest, performance.now() - asked);
    service = await startService(env);
  }
  await delay(200);
  abort.abort();
  const result = await load;
  exits.push(await service.kill('SIGTERM'));
  const counted = await compareRowsWithAcknowledged(place, result.acknowledged);
  const cut = result.failures.get(0) ?? 0;
  return {
    fault: 'SIGTERM and restart under load',
    cycles,
    ...counted,
    note: `${cut} requests cut off, slowest exit ${(slowest / 1000).toFixed(1)} s, exit codes ${[...new Set(exits)].join(', ')}`,
    isGood:
      isLossless(counted) && cut === 0 && slowest <= 10_000 && exits.every((code) => code === 0),
  };
}
