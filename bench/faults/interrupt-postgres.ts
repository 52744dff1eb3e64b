import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makePostgresServer, type PostgresServer } from '../../tests/support/postgres-server.ts';
import { generatePostLoad } from '../generate-post-load.ts';
import { startService } from '../service-process.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

/** The longest time for which the bench waits until the service is ready again. */
const patienceMs = 60_000;

/** Ways to lose the database. At the end of each, the database is available again. */
const troubles: readonly ((cluster: PostgresServer) => Promise<void>)[] = [
  async (cluster) => {
    cluster.stop('fast');
    await delay(300);
    cluster.start();
  },
  async (cluster) => {
    cluster.stop('immediate');
    await delay(300);
    cluster.start();
  },
  (cluster) =>
    withSuperuserClient(cluster, async (client) => {
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
      );
    }),
  // The table stays locked longer than a visitor waits, so every connection of the pool is blocked.
  (cluster) =>
    withSuperuserClient(cluster, async (client) => {
      await client.query('BEGIN; LOCK TABLE request_a_call');
      await delay(6_500);
      await client.query('ROLLBACK');
    }),
];

/**
 * Stops and crashes PostgreSQL, kills its connections and blocks all connections of the service, in turn. Returns null
 * where PostgreSQL is not installed. `mostRecoveryMs` limits how long the service may take to recover; a test leaves it
 * out and allows a minute, because it runs beside other tests.
 */
export async function interruptPostgres(
  cycles: number,
  mostRecoveryMs: number = patienceMs,
): Promise<FaultOutcome | null> {
  const cluster = await makePostgresServer();
  if (cluster === null) return null;
  // Rows are stored in PostgreSQL; published pages are files in this folder.
  const dataDir = mkdtempSync(join(tmpdir(), 'miranaya-away-'));
  try {
    cluster.start();
    const service = await startService({ DATABASE_URL: cluster.url, DATA_DIR: dataDir });
    const abort = new AbortController();
    const load = generatePostLoad({
      url: service.url,
      connections: 24,
      namePrefix: 'away',
      signal: abort.signal,
    });
    let slowestMs = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await delay(300);
      await troubles[cycle % troubles.length]?.(cluster);
      slowestMs = Math.max(slowestMs, await measureTimeUntilReady(service.url));
    }
    await delay(300);
    abort.abort();
    const result = await load;
    await service.kill('SIGTERM');
    const counted = await compareRowsWithAcknowledged(
      { databaseUrl: cluster.url, dataDir: '' },
      result.acknowledged,
    );
    const refused = result.failures.get(503) ?? 0;
    const other = [...result.failures]
      .filter(([status]) => status !== 503)
      .map(([status, count]) => `, ${count} answered ${status}`);
    return {
      fault: 'PostgreSQL stopped, crashed, cut off, exhausted',
      cycles,
      ...counted,
      note: `${refused} posts answered 503, well again within ${(slowestMs / 1000).toFixed(1)} s${other.join('')}`,
      isGood: isLossless(counted) && slowestMs <= mostRecoveryMs && other.length === 0,
    };
  } finally {
    cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureTimeUntilReady(url: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200 || performance.now() - started > patienceMs)
      return performance.now() - started;
    await delay(50);
  }
}

async function withSuperuserClient(
  cluster: PostgresServer,
  work: (client: pg.Client) => Promise<void>,
) {
  const client = new pg.Client({ connectionString: cluster.url });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
