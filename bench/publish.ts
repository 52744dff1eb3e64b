/**
 * Measures what a publication costs and how soon visitors see it. First it measures CPU and memory of the processes
 * that render pages and downloads, for facts that change few pages, many pages and all pages. Then it measures the
 * whole time from the owner's press to the changed page, on one instance and on three, while visitors request 200 pages
 * a second. Ends with an error when a budget is exceeded.
 *
 *   npm run bench:publish
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { noPublishedFacts, type PublishedFacts } from '#contract/published/published-facts.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import { type DatabaseLocation, openStore } from '#database/open-store.ts';
import { runRenderingScript } from '#service/publish/rendering/run-rendering-script.ts';
import { inspectBuiltSite } from '#service/static/inspect-built-site.ts';
import { storeStaffMember } from '../tests/service/support/staff-and-enquiries.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
} from '../tests/service/support/throwaway-postgres-databases.ts';
import { createSessionCookie } from '../tests/support/open-test-desk.ts';
import { printHeading, startTable } from './print-table.ts';
import { countSameAndChangedPages } from './publish/count-same-and-changed-pages.ts';
import { generatePageRequests } from './publish/generate-page-requests.ts';
import { type ServiceProcess, startService } from './service-process.ts';

type Budget = { cpuSeconds?: number; peakMegabytes: number };
const pagesBudget: Record<string, Budget> = {
  'dates of a workshop': { cpuSeconds: 1.6, peakMegabytes: 230 },
  'fee of the skill programs': { peakMegabytes: 230 },
  'phone number': { cpuSeconds: 3, peakMegabytes: 230 },
};
const downloadsBudget: Budget = { peakMegabytes: 420 };
const mostSecondsToSee = { one: 5, three: 60 };
const visitsPerSecond = 200;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const batch = {
  ...{ id: 'b1', offer: 'mern-workshop', startsOn: day(10), endsOn: day(13) },
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const,
  ...{ from: '16:00', to: '18:30', language: 'en', mentor: 'A mentor', seats: 20 },
  ...{ state: 'open', places: 'open' },
};
const cases: Record<string, object> = {
  'dates of a workshop': { batches: [batch] },
  'fee of the skill programs': {
    fees: [{ of: 'skill', fromDay: day(-1), paise: 249_900, reason: 'A new fee' }],
  },
  'phone number': { provider: { phone: '+91 98470 12345' } },
} satisfies Record<keyof typeof pagesBudget, Partial<Record<keyof PublishedFacts, unknown>>>;

const built = inspectBuiltSite('build');
if (built.at !== 'whole') throw new Error('There is no whole build: run npm run build.');
const build = resolve(dirname(built.clientDir));
// The folder is on the disk of the build, so that files can be hard links.
const folder = mkdtempSync(join(resolve('build'), 'bench-'));
const overBudget: string[] = [];
const noteIfOverBudget = (what: string, value: number, limit: number | undefined) => {
  if (limit !== undefined && value > limit) overBudget.push(`${what}: ${value}, budget ${limit}`);
};

printHeading('Publishing');
try {
  await measureProcesses();
  await measureTimeUntilSeen('one instance', 1, mostSecondsToSee.one);
  if (hasPostgres) await measureTimeUntilSeen('three instances', 3, mostSecondsToSee.three);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const sentence of overBudget) console.error(sentence);
process.exit(overBudget.length > 0 ? 1 : 0);

async function measureProcesses(): Promise<void> {
  const line = startTable(
    [
      ...['changed', 'files made', 'pages changed', 'pages the same', 'other files the same'],
      ...['CPU, s', 'peak, MB', 'heap limit, MB', 'seconds'],
    ],
    28,
  );
  const measured = async (
    name: string,
    budget: Budget | null,
    made: string,
    run: () => Promise<string>,
  ) => {
    const began = performance.now();
    const { files, cpuMs, peakMegabytes, heapLimitMegabytes } = JSON.parse(await run());
    const seconds = (performance.now() - began) / 1000;
    const { pages, others } = await countSameAndChangedPages(build, made);
    const cpu = cpuMs / 1000;
    const counts = [files, pages.changed, pages.same, others.same].map(String);
    const memory = [peakMegabytes, heapLimitMegabytes].map(String);
    line([name, ...counts, cpu.toFixed(2), ...memory, seconds.toFixed(1)]);
    noteIfOverBudget(`${name}, CPU seconds`, cpu, budget?.cpuSeconds);
    noteIfOverBudget(`${name}, peak megabytes`, peakMegabytes, budget?.peakMegabytes);
  };
  const file = join(folder, 'facts.json');
  const [pages, downloads] = [join(folder, 'pages'), join(folder, 'downloads')];
  // The first run fills the cache of compiled modules, as the first publication after an upgrade does.
  for (const [name, facts] of [['first run', {}] as const, ...Object.entries(cases)]) {
    const at = new Date().toISOString();
    const numbered = { ...noPublishedFacts, ...facts, number: 1 };
    writeFileSync(file, JSON.stringify({ at, facts: numbered }));
    for (const made of [pages, downloads]) {
      rmSync(made, { recursive: true, force: true });
      mkdirSync(made);
    }
    const ofPages = [`--build=${build}`, `--out=${pages}`];
    await measured(name, pagesBudget[name] ?? null, pages, () =>
      runRenderingScript('publish-pages.ts', ofPages, file),
    );
  }
  await measured('downloads for the phone number', downloadsBudget, downloads, () =>
    runRenderingScript('publish-downloads.ts', [`--pages=${pages}`, `--out=${downloads}`], file),
  );
}

/**
 * Measures the time from the owner's press to the page that shows the change, first for dates and then for the
 * phone number, while visitors request pages.
 */
async function measureTimeUntilSeen(name: string, instances: number, limit: number): Promise<void> {
  const database = instances > 1 ? await createThrowawayPostgres() : null;
  const place: DatabaseLocation = {
    dataDir: join(folder, 'data'),
    databaseUrl: database?.url ?? null,
  };
  mkdirSync(place.dataDir, { recursive: true });
  const services: ServiceProcess[] = [];
  try {
    const store = await openStore(place);
    const cookie = await createSessionCookie(store, await storeStaffMember(store, 'owner'));
    await store.close();
    for (let at = 0; at < instances; at += 1)
      services.push(
        await startService({
          // Sample batches are switched off, because otherwise the first start would publish them and render pages
          // before the measurement.
          SAMPLE_BATCHES: 'off',
          DATA_DIR: at === 0 ? place.dataDir : join(folder, `data-${at}`),
          ...(database === null ? {} : { DATABASE_URL: database.url }),
        }),
      );
    const [first] = services as [ServiceProcess];
    const desk = `${first.url}/desk`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const send = async (path: string, fields: URLSearchParams) => {
      const init = { method: 'POST', redirect: 'manual', headers, body: fields } as const;
      const { status } = await fetch(desk + path, init);
      if (status !== 302) throw new Error(`${path} was answered with ${status}.`);
    };
    /** The number of the newest publication, from the hidden field of the forms on the publish page. */
    const newestVersion = async () => {
      const html = await (await fetch(`${desk}/publish`, { headers })).text();
      return /name="version" value="(\d+)"/.exec(html)?.[1] ?? '0';
    };
    const publish = async () => {
      const html = await (await fetch(`${desk}/publish`, { headers })).text();
      const listed = /name="listed" value="([\w-]+)"/.exec(html)?.[1] ?? '';
      const version = await newestVersion();
      await send('/publish', new URLSearchParams({ do: 'publish', version, listed }));
    };
    const load = generatePageRequests(
      services.map(({ url }) => url),
      visitsPerSecond,
    );
    await delay(2_000);
    const secondsUntil = async (page: string, words: string) => {
      const began = performance.now();
      const published = publish();
      const isShown = async ({ url }: ServiceProcess) =>
        (await (await fetch(url + page)).text()).includes(words);
      await Promise.all(services.map((service) => until(() => isShown(service), 50)));
      const seconds = (performance.now() - began) / 1000;
      await published;
      return seconds;
    };

    await send('/batches/new', makeBatchForm());
    const dates = await secondsUntil('/short-term', formatDayRange(batch.startsOn, batch.endsOn));
    await send('/publish/facts', new URLSearchParams({ version: '0', phone: '+91 98470 12345' }));
    const phone = await secondsUntil('/terms', '98470 12345');
    // Visitors continue until the downloads of the second publication are served, because the service then exchanges
    // its pages once more.
    const downloadsServed = `"publication":${await newestVersion()},"part":"downloads"`;
    await until(
      async () => services.every(({ output }) => output().includes(downloadsServed)),
      200,
    );
    await delay(1_000);
    const { answered, failed, slowestMs } = await load.stop();
    console.log(
      `\n${name}: dates seen after ${dates.toFixed(1)} s, the phone after ${phone.toFixed(1)} s; ${answered} pages answered at ${visitsPerSecond}/s, ${failed} failed, the slowest after ${slowestMs.toFixed(0)} ms`,
    );
    noteIfOverBudget(`${name}, seconds until dates are seen`, dates, limit);
    noteIfOverBudget(`${name}, failed requests`, failed, 0);
  } finally {
    await Promise.all(services.map((service) => service.kill('SIGTERM')));
    await database?.drop();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}

/** The fields that the desk's form for a batch sends. */
function makeBatchForm(): URLSearchParams {
  const { offer, startsOn, endsOn, days, from, to, language, mentor, seats } = batch;
  const fields = { offer, startsOn, endsOn, from, to, language, mentor, seats: String(seats) };
  const form = new URLSearchParams({ ...fields, act: 'open' });
  for (const day of days) form.append('days', day);
  return form;
}

async function until(isThere: () => Promise<boolean>, lookMs: number): Promise<void> {
  const end = Date.now() + 240_000;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error('What was published was not served in time.');
    await delay(lookMs);
  }
}
