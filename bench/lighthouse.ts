/**
 * Runs Lighthouse on every route of the built site, served by the service: `/` as the median of several runs, the
 * others once.
 *
 *   node bench/lighthouse.ts                     every route, `/` five times
 *   node bench/lighthouse.ts --routes / --runs 9
 *   node bench/lighthouse.ts --routes /,/terms,/webinar
 *   node bench/lighthouse.ts --desk              the desk's pages instead, with 2,000 enquiries, as its owner
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillDeskAndListPages } from './desk/fill-desk-and-list-pages.ts';
import { printHeading, startTable } from './print-table.ts';
import { type LighthouseRun, medianOfRuns, runLighthouse } from './run-lighthouse.ts';
import {
  sampleBatchSettings,
  startService,
  waitUntilSampleBatchesPublished,
} from './service-process.ts';

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    desk: { type: 'boolean', default: false },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'miranaya-bench-'));
const desk = values.desk ? await fillDeskAndListPages({ dataDir, databaseUrl: null }) : null;
const routes = values.routes?.split(',') ?? desk?.routes ?? (await everyRoute());
const service = await startService({ DATA_DIR: dataDir, ...sampleBatchSettings });
await waitUntilSampleBatchesPublished(service);
let misses = 0;
try {
  printHeading(`Lighthouse, mobile, simulated slow 4G; / is the median of ${values.runs} runs`);
  const longest = Math.max(...routes.map((route) => route.length), 'page'.length);
  const line = startTable(
    [
      'page',
      'perf',
      'a11y',
      'practice',
      'SEO',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'CLS',
      'bytes',
      'requests',
    ],
    longest,
  );
  const findings: string[] = [];
  for (const route of routes) {
    const runs: LighthouseRun[] = [];
    const count = route === '/' ? Number(values.runs) : 1;
    for (let n = 0; n < count; n += 1)
      runs.push(await runLighthouse(service.url + route, desk?.cookie));
    const run = medianOfRuns(runs);
    line([
      route,
      ...run.scores.map(String),
      run.firstPaintMs.toFixed(0),
      run.largestPaintMs.toFixed(0),
      run.blockingMs.toFixed(0),
      run.layoutShift.toFixed(3),
      run.bytes.toFixed(0),
      run.requests.toFixed(0),
    ]);
    findings.push(...run.findings.map((finding) => `${route}: ${finding}`));
    // The score for search engines does not count at the desk, because no search engine lists it.
    const counting = run.scores.slice(1, desk ? -1 : undefined);
    if (counting.some((score) => score < 100)) misses += 1;
  }
  console.log(
    `\n${misses} of ${routes.length} pages below 100 in accessibility${desk ? ' or best practices' : ', best practices or SEO'}.`,
  );
  for (const finding of findings) console.log(`- ${finding}`);
} finally {
  await service.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Pages that are answered with 404 on purpose are not measured. */
async function everyRoute(): Promise<string[]> {
  const { allPageAddresses, isNotFoundAddress } = await import(
    '../tests/support/all-page-addresses.ts'
  );
  return allPageAddresses.filter((address) => !isNotFoundAddress(address));
}
