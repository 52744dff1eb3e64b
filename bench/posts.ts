/**
 * Measures form posts on the whole service with 32 connections, on SQLite and on PostgreSQL, on empty and on full
 * tables. Everything is switched on: limits with a high ceiling, the log at level info, the outbox, idempotency keys
 * and orders. The result has a line for each kind of post, all sent to one process of the service.
 *
 *   node bench/posts.ts                        20,000 posts of each kind on each engine
 *   node bench/posts.ts --only calls           one kind: calls, enrolments, enrolments for an offer, subscriptions
 *   node bench/posts.ts --posts 100000         a longer run; memory is shown at the end
 *   node bench/posts.ts --rows 1000000         with this number of rows already stored (filling takes minutes)
 *   node bench/posts.ts --against ../before    in turns with another checkout, built and with its packages; only the
 *                                              kinds that it knows are measured, and the ratio is printed at the end
 *   node bench/posts.ts --rounds 3             medians of this number of rounds
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { DatabaseLocation } from '#database/open-store.ts';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';
import { makeCallRequest } from '../tests/service/support/make-submissions.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
} from '../tests/service/support/throwaway-postgres-databases.ts';
import {
  anonKey,
  generatePostLoad,
  type LoadOptions,
  type RowToPost,
} from './generate-post-load.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import { printHeading, startTable } from './print-table.ts';
import { type ServiceProcess, startService } from './service-process.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '0' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    against: { type: 'string' },
  },
});
const posts = Number(values.posts);
const rowsBefore = Number(values.rows);
const here = { name: 'this', projectDir: join(import.meta.dirname, '..') };
const checkouts = values.against
  ? [here, { name: 'other', projectDir: resolve(values.against) }]
  : [here];

printHeading(
  `${posts} form posts over ${values.connections} connections, everything on, medians of ${values.rounds} rounds`,
);
const line = startTable(
  [
    'what',
    'checkout',
    'database',
    'rows before',
    'posts/s',
    'CPU µs',
    'p50 ms',
    'p99 ms',
    'memory MB',
  ],
  24,
);

const offer = findOfferOnRequest();
let mobiles = 0;
/** Each enrolment has its own mobile number, because the service compares the orders of one number. */
function nextMobile(): string {
  mobiles += 1;
  return `+91 9${String(mobiles).padStart(9, '0')}`;
}
const enrolment = (key: string) => ({
  name: key,
  email: `${key}@example.com`,
  mobile: nextMobile(),
});
/**
 * For each kind of post, a function that makes the row that the form of the built site would send. `undefined` stands
 * for the default of `generatePostLoad`, a request for a call.
 */
const kinds: Record<string, LoadOptions['makeRow']> = {
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

type Running = (typeof checkouts)[number] & { service: ServiceProcess };
interface Run {
  perSecond: number;
  /** The processor time of the service's process for one post, without that of PostgreSQL. */
  cpuMicros: number;
  middleMs: number;
  slowMs: number;
  megabytes: number;
}

const folder = makeScratchFolder();
await measure('SQLite', async (name) => ({
  databaseUrl: null,
  dataDir: join(folder.path, `data-${name}`),
}));
if (hasPostgres) {
  const databases = await Promise.all(checkouts.map(() => createThrowawayPostgres()));
  const free = [...databases];
  await measure('PostgreSQL', async (name) => ({
    databaseUrl: free.shift()?.url ?? '',
    dataDir: join(folder.path, `files-${name}`),
  }));
  for (const database of databases) await database.drop();
} else {
  console.log('PostgreSQL: none here, not measured');
}
folder.remove();

/**
 * Measures one database engine. The services of all compared Git checkouts keep running, but only one of them receives
 * posts at a time.
 */
async function measure(
  engine: string,
  placeOf: (name: string) => Promise<DatabaseLocation>,
): Promise<void> {
  const running: Running[] = [];
  for (const checkout of checkouts) {
    const place = await placeOf(checkout.name);
    if (rowsBefore > 0) await fillTables(checkout.projectDir, place);
    const service = await startService(
      {
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
      },
      checkout.projectDir,
    );
    running.push({ ...checkout, service });
  }
  for (const [kind, sends] of Object.entries(kinds)) {
    if (values.only !== undefined && kind !== values.only) continue;
    const runs = new Map(running.map((one) => [one.name, [] as Run[]]));
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const one of running) {
        const run = await post(one, sends, `${kind.at(0)}${kind.length}-${round}`);
        if (run !== null) runs.get(one.name)?.push(run);
      }
    for (const [name, all] of runs) {
      if (all.length === 0) continue;
      const of = (pick: (run: Run) => number) => median(all.map(pick));
      const figures = [
        of(({ perSecond }) => perSecond).toFixed(0),
        of(({ cpuMicros }) => cpuMicros).toFixed(0),
        of(({ middleMs }) => middleMs).toFixed(1),
        of(({ slowMs }) => slowMs).toFixed(1),
        of(({ megabytes }) => megabytes).toFixed(0),
      ];
      line([kind, name, engine, String(rowsBefore), ...figures]);
    }
    const [ours = [], theirs = []] = [...runs.values()];
    // The ratio is computed for each round, so that other work of the machine affects both checkouts alike.
    const shares = ours.map(({ perSecond }, n) => perSecond / (theirs[n]?.perSecond ?? Number.NaN));
    if (theirs.length > 0)
      console.log(`  ${kind}, ${engine}: ${median(shares).toFixed(2)} × the other checkout`);
  }
  for (const { service } of running) await service.kill('SIGTERM');
}

/**
 * Sends the posts of one kind to one checkout, after some that only warm it up, and returns the figures. Null if this
 * checkout does not know the form.
 */
async function post(
  { name, service }: Running,
  makeRow: LoadOptions['makeRow'],
  run: string,
): Promise<Run | null> {
  const load = (rows: number, which: string) =>
    generatePostLoad({
      url: service.url,
      connections: Number(values.connections),
      rows,
      namePrefix: `${run}-${which}`,
      makeRow,
    });
  if (makeRow !== undefined && !(await isRowAccepted(service, makeRow(`${run}-first`))))
    return null;
  await load(Math.min(3_000, posts), 'warm');
  const cpuBefore = processorMicros(service.pid);
  const { acknowledged, seconds, latencies, failures } = await load(posts, 'run');
  const cpuMicros = (processorMicros(service.pid) - cpuBefore) / acknowledged.length;
  if (failures.size > 0) console.log(`  not taken, ${name}: ${JSON.stringify([...failures])}`);
  return {
    perSecond: acknowledged.length / seconds,
    cpuMicros,
    middleMs: percentile(latencies, 0.5),
    slowMs: percentile(latencies, 0.99),
    megabytes: residentMegabytes(service.pid),
  };
}

async function isRowAccepted({ url }: ServiceProcess, { table, row }: RowToPost): Promise<boolean> {
  const answer = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  return answer.status === 201;
}

/** Fills the tables through the store, as visitors would: rows with their outbox entries. */
async function fillTables(projectDir: string, place: DatabaseLocation): Promise<void> {
  const file = pathToFileURL(join(projectDir, 'database', 'open-store.ts')).href;
  const { openStore } = (await import(file)) as typeof import('#database/open-store.ts');
  const store = await openStore(place);
  const together = 500;
  for (let n = 0; n < rowsBefore; n += together) {
    await Promise.all(
      Array.from({ length: Math.min(together, rowsBefore - n) }, (_, i) =>
        store.insertAsVisitor(makeCallRequest(`before-${n + i}`)),
      ),
    );
  }
  await store.close();
}

/** The slug of an offer whose start is arranged with the learner, because a visitor can enrol for it on any day. */
function findOfferOnRequest(): string {
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

/** User and system time of all threads of the process so far; Linux counts it in hundredths of a second. */
function processorMicros(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name, the second field, may contain spaces, so only the fields after it are split. Index 0 is the
  // third field; the two times are the 14th and the 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
