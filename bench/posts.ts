/**
 * Form posts: the whole service with everything on (limits with their ceiling raised, log at info, outbox,
 * idempotency keys), 32 connections, on SQLite and on PostgreSQL, on empty tables and on full ones.
 *
 *   node bench/posts.ts                        20,000 posts on each
 *   node bench/posts.ts --posts 100000         longer; memory is shown at the end
 *   node bench/posts.ts --rows 1000000         with so many rows there already (filling takes minutes)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, type Place } from '#database/open.ts';
import { scratchFolder } from '../tests/service/support/scratch-folder.ts';
import { callRequest } from '../tests/service/support/submissions.ts';
import { hasPostgres, throwawayPostgres } from '../tests/service/support/throwaway-postgres.ts';
import { percentile, postLoad } from './post-load.ts';
import { printHeading, tableOf } from './print-table.ts';
import { startService } from './service-process.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '0' },
    connections: { type: 'string', default: '32' },
  },
});
const posts = Number(values.posts);
const rowsBefore = Number(values.rows);

printHeading(`${posts} form posts over ${values.connections} connections, everything on`);
const line = tableOf(['database', 'rows before', 'posts/s', 'p50 ms', 'p99 ms', 'memory MB'], 12);

const folder = scratchFolder();
await measure('SQLite', { databaseUrl: null, dataDir: join(folder.path, 'data') });
if (hasPostgres) {
  const database = await throwawayPostgres();
  await measure('PostgreSQL', { databaseUrl: database.url, dataDir: folder.path });
  await database.drop();
} else {
  console.log('PostgreSQL: none here, not measured');
}
folder.remove();

async function measure(name: string, place: Place): Promise<void> {
  await fill(place, rowsBefore);
  const service = await startService({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  });
  const load = (rows: number, run: string) =>
    postLoad({ url: service.url, connections: Number(values.connections), rows, run });
  await load(Math.min(3_000, posts), 'warm');
  const result = await load(posts, 'run');
  const memory = residentMegabytes(service.pid);
  await service.kill('SIGTERM');
  line([
    name,
    String(rowsBefore),
    (result.acknowledged.length / result.seconds).toFixed(0),
    percentile(result.latencies, 0.5).toFixed(1),
    percentile(result.latencies, 0.99).toFixed(1),
    memory.toFixed(0),
  ]);
  if (result.failures.size > 0) console.log(`  not taken: ${JSON.stringify([...result.failures])}`);
}

/** Through the store, as visitors would: rows with their outbox entries. */
async function fill(place: Place, rows: number): Promise<void> {
  const store = await openStore(place);
  const together = 500;
  for (let n = 0; n < rows; n += together) {
    await Promise.all(
      Array.from({ length: Math.min(together, rows - n) }, (_, i) =>
        store.insertAsVisitor(callRequest(`before-${n + i}`)),
      ),
    );
  }
  await store.close();
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
