/**
 * Form posts: the whole service with everything on (limits with their ceiling raised, log at info, outbox,
 * idempotency keys, orders), 32 connections, on SQLite and on PostgreSQL, on empty tables and on full ones. A line for
 * each thing that visitors post, all in one process of the service.
 *
 *   node bench/posts.ts                        20,000 posts of each kind on each
 *   node bench/posts.ts --only calls           one kind: calls, enrolments, enrolments for an offer, subscriptions
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
import { type LoadOptions, percentile, postLoad } from './post-load.ts';
import { printHeading, startTable } from './print-table.ts';
import { startService } from './service-process.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '0' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string' },
  },
});
const posts = Number(values.posts);
const rowsBefore = Number(values.rows);

printHeading(`${posts} form posts over ${values.connections} connections, everything on`);
const line = startTable(
  ['what', 'database', 'rows before', 'posts/s', 'p50 ms', 'p99 ms', 'memory MB'],
  24,
);

const offer = openOffer();
let mobiles = 0;
/** Each enrolment is of another person: orders are compared with those of the same number. */
function nextMobile(): string {
  mobiles += 1;
  return `+91 9${String(mobiles).padStart(9, '0')}`;
}
const enrolment = (key: string) => ({
  name: key,
  email: `${key}@example.com`,
  mobile: nextMobile(),
});
/** As the built site's forms send them; undefined is a request for a call. */
const kinds: Record<string, LoadOptions['sends']> = {
  calls: undefined,
  enrolments: (key) => ({ table: 'enrollments', row: enrolment(key) }),
  'enrolments for an offer': (key) => ({
    table: 'enrollments',
    row: { ...enrolment(key), offer },
  }),
  subscriptions: (key) => ({
    table: 'email_subscriptions',
    row: { email: `${key}@example.com` },
  }),
};

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
  for (const [kind, sends] of Object.entries(kinds)) {
    if (values.only !== undefined && kind !== values.only) continue;
    const load = (rows: number, run: string) =>
      postLoad({ url: service.url, connections: Number(values.connections), rows, run, sends });
    await load(Math.min(3_000, posts), 'warm');
    const result = await load(posts, 'run');
    line([
      kind,
      name,
      String(rowsBefore),
      (result.acknowledged.length / result.seconds).toFixed(0),
      percentile(result.latencies, 0.5).toFixed(1),
      percentile(result.latencies, 0.99).toFixed(1),
      residentMegabytes(service.pid).toFixed(0),
    ]);
    if (result.failures.size > 0)
      console.log(`  not taken: ${JSON.stringify([...result.failures])}`);
  }
  await service.kill('SIGTERM');
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

/** One whose start is arranged with the learner can be enrolled for on any day. */
function openOffer(): string {
  const { offers } = JSON.parse(readFileSync('build/current/offers.json', 'utf8')) as {
    offers: { slug: string; start: { at: string } }[];
  };
  const open = offers.find(({ start }) => start.at === 'request');
  if (open === undefined) throw new Error('No offer of the built site starts on request.');
  return open.slug;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
