/**
 * Measures the size of the search and how fast it answers. The size is that of index and code as the browser gets them.
 * For the speed, the search is called in Chromium, whose processor is slowed six times, with each query of the tests,
 * letter by letter. Each call is made five times and the fastest time counts, because a busy machine can only add time.
 * The budget is 12.8 kB and 50 ms per key. Needs no build.
 *
 *   node bench/search.ts
 */
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { lengthInDays } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import { searchSynonyms } from '#content/search/search-synonyms.ts';
import { searchablePages } from '#content/search/searchable-pages.ts';
import * as leftOut from '#content/search/stop-words.ts';
import { makeSearchIndex } from '#site/search/make-search-index.ts';
import { findOrInstallChromium } from '../scripts/find-or-install-chromium.ts';
import { heldOutQueries, threeHundredQueries } from '../tests/support/three-hundred-queries.ts';
import { printHeading, startTable } from './print-table.ts';

const slowdown = 6;

const rows = offers.map(({ slug, feeRupees, length }) => ({
  slug,
  feeRupees,
  days: lengthInDays(length),
}));
const code = await bundle();
const index = JSON.stringify(makeSearchIndex(offers, searchSynonyms, leftOut, searchablePages));
printHeading('Search: bytes, and milliseconds a key on a processor six times slower');

const compressedSize = (text: string) => brotliCompressSync(text).length;
const bytes = startTable(['part', 'bytes', 'brotli'], 14);
bytes(['code', `${code.length}`, `${compressedSize(code)}`]);
bytes(['index', `${Buffer.byteLength(index)}`, `${compressedSize(index)}`]);
bytes([
  'together',
  `${code.length + Buffer.byteLength(index)}`,
  `${compressedSize(code) + compressedSize(index)}`,
]);

const { openMs, keyMs } = await typeEverything();
keyMs.sort((a, b) => a - b);
const at = (share: number) => (keyMs[Math.floor(share * (keyMs.length - 1))] ?? 0).toFixed(1);
console.log();
const times = startTable(['keys', 'open ms', 'median', '99 in 100', 'slowest'], 8);
times([`${keyMs.length}`, openMs.toFixed(1), at(0.5), at(0.99), at(1)]);

/** The code of the search alone, as a page would load it. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'site/search/create-search.ts', formats: ['iife'], name: 'bench' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The search could not be bundled.');
  return output.output[0].code;
}

async function typeEverything(): Promise<{ openMs: number; keyMs: number[] }> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const queries = [...threeHundredQueries, ...heldOutQueries].map(({ query }) => query);
    return await page.evaluate(
      ([json, rows, typed]) => {
        const { createSearch } = Reflect.get(globalThis, 'bench');
        const fastest = (work: () => void) => {
          let least = Number.POSITIVE_INFINITY;
          for (let run = 0; run < 5; run += 1) {
            const before = performance.now();
            work();
            least = Math.min(least, performance.now() - before);
          }
          return least;
        };
        const openMs = fastest(() => createSearch(JSON.parse(json), rows));
        const search = createSearch(JSON.parse(json), rows);
        const keyMs = typed.flatMap((query) =>
          Array.from(query, (_, at) => fastest(() => search(query.slice(0, at + 1)))),
        );
        return { openMs, keyMs };
      },
      [index, rows, queries] as const,
    );
  } finally {
    await browser.close();
  }
}
