import { setTimeout as delay } from 'node:timers/promises';
import { generatePostLoad } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

/** Runs two services on one database file, as an operator could by mistake, both under load, and kills one. */
export async function runTwoProcesses(dataDir: string): Promise<FaultOutcome> {
  const one = await startService({ DATA_DIR: dataDir });
  const two = await startService({ DATA_DIR: dataDir });
  const abort = new AbortController();
  const loads = [one, two].map((service, n) =>
    generatePostLoad({
      url: service.url,
      connections: 8,
      namePrefix: `process${n}`,
      signal: abort.signal,
    }),
  );
  await delay(800);
  await two.kill('SIGKILL');
  await delay(400);
  abort.abort();
  const results = await Promise.all(loads);
  await one.kill('SIGTERM');
  const counted = await compareRowsWithAcknowledged(
    { databaseUrl: null, dataDir },
    results.flatMap((result) => result.acknowledged),
  );
  const both = results.every((result) => result.acknowledged.length > 0);
  return {
    fault: 'Two processes on one file, one killed',
    cycles: 1,
    ...counted,
    note: `each took rows: ${results.map((result) => result.acknowledged.length).join(' and ')}`,
    isGood: isLossless(counted) && both,
  };
}
