/**
 * Measures how long each query of the desk takes on a full database. With SQLite a query blocks the whole process,
 * visitors included, so no query may take long. Then five members of staff work at the desk for three minutes while
 * visitors send 500 forms a second; for this the desk has to be built.
 *
 *   npm run bench:desk -- [enquiries=100000] [sqlite|postgres]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, openStore } from '#database/open-store.ts';
import type { Store } from '#database/store.ts';
import { duePeriods } from '#domain/enquiries/due-periods.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import { createThrowawayPostgres } from '../tests/service/support/throwaway-postgres-databases.ts';
import { type FilledDesk, fillDesk } from './desk/fill-desk.ts';
import {
  measureDeskUnderFormLoad,
  type StaffWithCookie,
  signInFiveStaff,
} from './desk/measure-desk-under-form-load.ts';
import { printHeading, startTable } from './print-table.ts';
import { startService } from './service-process.ts';

const [wanted = '100000', engine = 'sqlite'] = process.argv.slice(2);
const times = 20;
const dayMs = 86_400_000;

const database = engine === 'postgres' ? await createThrowawayPostgres() : null;
const place: DatabaseLocation = {
  dataDir: mkdtempSync(join(tmpdir(), 'miranaya-desk-')),
  databaseUrl: database?.url ?? null,
};
printHeading(`The desk: ${wanted} enquiries, ${engine}`);
await (await openStore(place)).close();
const began = performance.now();
const desk = await fillDesk(place, { enquiries: Number(wanted) });
console.log(`Filled in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
const store = await openStore(place);
const indexing = performance.now();
while (await store.desk.indexNew(1_000));
console.log(`Indexed in ${((performance.now() - indexing) / 1000).toFixed(1)} s.\n`);
try {
  const line = startTable(['asked', 'median ms', 'p95 ms', 'CPU, median ms', 'CPU, p95 ms'], 40);
  for (const [what, ask] of queriesToMeasure(store, desk))
    line([what, ...(await measureQuery(ask)).map((ms) => ms.toFixed(1))]);
  const staff = await signInFiveStaff(store.staff, desk);
  // With SQLite, only one process may use the database file, so the store is closed before the service starts.
  await store.close();
  await measureStaffAtWork(staff);
} finally {
  await database?.drop();
  rmSync(place.dataDir, { recursive: true });
}

/**
 * Measures how fast the service answers while visitors and staff use it. The load generator runs on the same machine.
 */
async function measureStaffAtWork(staff: readonly StaffWithCookie[]): Promise<void> {
  const seconds = 180;
  const service = await startService({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  });
  try {
    const { pages, posts, failures } = await measureDeskUnderFormLoad(
      service.url,
      staff,
      desk,
      seconds,
    );
    console.log(
      `\nFive at the desk beside ${(posts.length / seconds).toFixed(0)} forms a second:\n`,
    );
    const line = startTable(['answered', 'times', 'median ms', 'p95 ms', 'p99 ms'], 20);
    const lines = [...pages, ['any page', [...pages.values()].flat()], ['a form', posts]] as const;
    for (const [what, all] of lines)
      line([what, `${all.length}`, ...[0.5, 0.95, 0.99].map((share) => at(all, share).toFixed(1))]);
    console.log(`\n${failures} failed.`);
  } finally {
    await service.kill('SIGTERM');
  }
}

/**
 * Runs a query many times, after two runs that only warm it up. Returns four durations in milliseconds: median and 95th
 * percentile of the elapsed time, then median and 95th percentile of the processor time. On a busy machine only the
 * processor time is meaningful.
 */
async function measureQuery(ask: (n: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const worked: number[] = [];
  for (let n = -2; n < times; n += 1) {
    const before = process.cpuUsage();
    const start = performance.now();
    await ask(Math.abs(n));
    const { user, system } = process.cpuUsage(before);
    if (n < 0) continue;
    took.push(performance.now() - start);
    worked.push((user + system) / 1000);
  }
  return [took, worked].flatMap((all) => [at(all, 0.5), at(all, 0.95)]);
}

function at(all: number[], share: number): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
}

type NamedQuery = [string, (n: number) => Promise<unknown>];

function queriesToMeasure(
  { desk, orders }: Store,
  { staffIds, enquiryIds, phones }: FilledDesk,
): NamedQuery[] {
  const owner = staffIds[3] as string;
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const own = { ownOf: owner };
  const list =
    (filter: InboxFilter, page = 1) =>
    () =>
      desk.inbox({ isQuarantined: false, ...filter }, 'all', page);
  const seen = (filter: InboxFilter) => () =>
    desk.inbox({ isQuarantined: false, ...filter }, own, 1);
  const phone = (n: number) => phones[n * 37] as string;
  const id = (n: number) => enquiryIds[enquiryIds.length - 1 - n * 50] as string;
  return [
    ['inbox', list({})],
    ['inbox, oldest first', list({ order: 'oldest' })],
    ['inbox, by date', list({ order: 'due' })],
    ['inbox, page 1000', list({}, 1_000)],
    ['inbox, by date, page 1000', list({ order: 'due' }, 1_000)],
    ['state: new', list({ states: ['new'] })],
    ['state: not reachable, by date', list({ states: ['not reachable'], order: 'due' })],
    ['state: lost, by date', list({ states: ['lost'], order: 'due' })],
    ['states: new, reached, thinking', list({ states: ['new', 'reached', 'thinking'] })],
    ['kind: newsletters', list({ kinds: ['email_subscriptions'] })],
    ['owner', list({ owner })],
    ['owner, open, by date', list({ owner, states: ['reached', 'thinking'], order: 'due' })],
    ['nobody’s', list({ owner: 'nobody' })],
    ['offer', list({ offer: 'flutter' })],
    ['source: a common one', list({ source: 'google.com' })],
    ['source: a rare one', list({ source: 'newsletter' })],
    ['source: of one', seen({ source: 'google.com' })],
    ['sources to choose among', () => desk.commonSources()],
    ['overdue, by date', list({ due: 'overdue', order: 'due' })],
    ['overdue, newest', list({ due: 'overdue' })],
    ['due today', list({ due: 'today', order: 'due' })],
    ['a month', list({ since: ago(400), until: ago(370) })],
    ...(['new', 'not reachable', 'reached', 'thinking'] as const).map(
      (state): NamedQuery => [`board: ${state}`, list({ states: [state], order: 'due' })],
    ),
    ['board: enrolled', list({ states: ['enrolled'], order: 'newest' })],
    ['board: lost', list({ states: ['lost'], order: 'newest' })],
    ...duePeriods.map((due): NamedQuery => [`follow-ups: ${due}`, seen({ due, order: 'due' })]),
    ['in quarantine', () => desk.inbox({ isQuarantined: true }, 'all', 1)],
    ['seen by one', seen({})],
    ['seen by one, by date', seen({ order: 'due' })],
    ['seen by one, overdue', seen({ due: 'overdue' })],
    ['search: a whole number', (n) => list({ search: phone(n) })()],
    ['search: five digits', (n) => list({ search: phone(n).slice(-5) })()],
    ['search: +91 and five digits', (n) => list({ search: `+91-${phone(n).slice(4, 9)}` })()],
    ['search: a common name', list({ search: 'asha' })],
    ['search: a near spelling', list({ search: 'laxmi' })],
    ['search: a word of an offer', list({ search: 'flutter' })],
    ['search: two words', list({ search: 'asha rao' })],
    ['search: a letter', list({ search: 'a' })],
    ['search: nothing found', list({ search: 'xyzzy' })],
    ['search: nothing found, three words', list({ search: 'asha rao xyzzy' })],
    ['search of one, by date', seen({ search: 'lakshmi', order: 'due' })],
    ['one enquiry', (n) => desk.findEnquiry(id(n))],
    ['same person, suggested', (n) => desk.findSuggestedEnquiries(id(n))],
    ['counts of the day', () => desk.readTodayCounts('all')],
    ['counts of the day, of one', () => desk.readTodayCounts(own)],
    ['workloads', () => desk.workloads(now)],
    ['newest', () => desk.newestId()],
    ['newest entry', () => desk.newestEventId()],
    ['numbers of a month', () => desk.readNumbers(ago(30), now)],
    ['numbers of two years', () => desk.readNumbers(ago(731), now)],
    [
      'a claim',
      (n) => desk.act(id(n), { kind: 'claim' }, { who: owner, staffId: owner, mayOverrule: true }),
    ],
    ['a note', (n) => desk.addNote(id(n), 'Wants to begin in July', owner)],
    ['audit', () => desk.readAuditPage({})],
    ['orders', () => orders.listOrders({})],
    ['orders, search: a common name', () => orders.listOrders({ search: 'asha' })],
    ['orders, search: nothing found', () => orders.listOrders({ search: 'xyzzy' })],
  ];
}
