/**
 * Measures how much scripts delay the first paint. One process serves `/` and the same document without its scripts, in
 * turns. The LCP may be at most 1.15 times that of the document without scripts.
 *
 *   node bench/first-paint.ts              five runs of each
 *   node bench/first-paint.ts --runs 9
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { openStore } from '#database/open-store.ts';
import { buildApp } from '#service/app.ts';
import { readConfig } from '#service/settings/config.ts';
import { printHeading, startTable } from './print-table.ts';
import { type LighthouseRun, medianOfRuns, runLighthouse } from './run-lighthouse.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const folder = mkdtempSync(join(tmpdir(), 'miranaya-bench-'));
const siteDir = join(folder, 'client');
const minimalRoute = '/without-scripts';

cpSync('build/current/client', siteDir, { recursive: true });
cpSync('build/current/site-table.json', join(folder, 'site-table.json'));
writeMinimalPage();

const config = readConfig({ DATA_DIR: join(folder, 'data') });
const store = await openStore(config);
const app = buildApp({ config, store, siteDir, log: 'nowhere' });
try {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  printHeading(
    `First paint of / with and without its scripts, medians of ${values.runs} runs each`,
  );
  const runs: Record<string, LighthouseRun[]> = { '/': [], [minimalRoute]: [] };
  for (let n = 0; n < Number(values.runs); n += 1)
    for (const route of Object.keys(runs)) runs[route]?.push(await runLighthouse(url + route));

  const line = startTable(
    ['page', 'FCP ms', 'LCP ms', 'CLS', 'bytes', 'requests'],
    minimalRoute.length,
  );
  const [whole, bare] = Object.entries(runs).map(([route, all]) => {
    const run = medianOfRuns(all);
    line([
      route,
      run.firstPaintMs.toFixed(0),
      run.largestPaintMs.toFixed(0),
      run.layoutShift.toFixed(3),
      run.bytes.toFixed(0),
      run.requests.toFixed(0),
    ]);
    return run.largestPaintMs;
  });
  if (whole && bare)
    console.log(`\nLCP with scripts is ${(whole / bare).toFixed(2)} × that without (budget 1.15).`);
} finally {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Writes the document without its scripts, also compressed. A regular expression is enough here: in our own build, no
 * attribute or text contains `</script>`.
 */
function writeMinimalPage(): void {
  const html = readFileSync(join(siteDir, 'index.html'), 'utf8');
  const bare = Buffer.from(html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  if (bare.length === html.length)
    throw new Error('No script was found in build/current/client/index.html');
  const file = join(siteDir, `${minimalRoute.slice(1)}.html`);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(file, bare);
  writeFileSync(`${file}.br`, brotliCompressSync(bare, best));
  writeFileSync(`${file}.gz`, gzipSync(bare, { level: 9 }));
}
