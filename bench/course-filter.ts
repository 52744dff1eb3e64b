/**
 * Measures how long a key press or a tick in the filter of `/courses` blocks the page. The processor is slowed six
 * times. The bench runs with the offers of the site and with 200 offers, and the longest task after each input counts.
 * Tasks below 50 ms count as 0. The budget is 100 ms. DOM nodes per row are counted too.
 *
 *   node bench/course-filter.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openBrowser, startReactAndWait } from '../tests/support/browser.ts';
import { printHeading, startTable } from './print-table.ts';
import {
  sampleBatchSettings,
  startService,
  waitUntilSampleBatchesPublished,
} from './service-process.ts';

const slowdown = 6;
const budgetMs = 100;
const typed = 'python excel';
const manyRows = 200;

const dataDir = mkdtempSync(join(tmpdir(), 'miranaya-bench-'));
const service = await startService({ DATA_DIR: dataDir, ...sampleBatchSettings });
await waitUntilSampleBatchesPublished(service);
const browser = await openBrowser();
try {
  printHeading(`The filter of /courses, processor ${slowdown} times slower`);
  const line = startTable(['rows', 'nodes a row', 'keys and ticks', 'median ms', 'longest ms'], 6);
  for (const least of [0, manyRows]) {
    const { rows, nodes, blockedMs } = await filter(browser, least);
    const sorted = blockedMs.toSorted((a, b) => a - b);
    line([
      `${rows}`,
      (nodes / rows).toFixed(1),
      `${sorted.length}`,
      (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(0),
      (sorted.at(-1) ?? Number.NaN).toFixed(0),
    ]);
  }
  console.log(`\nBudget: ${budgetMs} ms.`);
} finally {
  await browser.close();
  await service.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Measures the filter on a page with at least `least` offers. The site sells fewer offers, so `repeatOffers` adds
 * copies of them under other slugs to the page's data.
 */
async function filter(browser: Browser, least: number) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    addEventListener('app-ready', () => Object.assign(window, { isAppReady: true }));
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const page = await context.newPage();
  await page.route('**/assets/start-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: repeatOffers(await answer.text(), least) });
  });
  await page.goto(`${service.url}/courses`);
  await startReactAndWait(page);
  const rows = page.locator('.offer');
  const search = page.getByRole('searchbox');
  // The first search loads the search index, so the bench makes one before it measures.
  await search.fill('a');
  await delay(2_000);
  await search.fill('');
  await delay(1_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await delay(1_000);

  const blockedMs: number[] = [];
  const measure = async (act: () => Promise<unknown>) => {
    await page.evaluate(() => {
      (Reflect.get(window, 'tasks') as number[]).length = 0;
    });
    await act();
    await delay(600);
    const tasks = await page.evaluate(() => Reflect.get(window, 'tasks') as number[]);
    blockedMs.push(Math.max(0, ...tasks));
  };
  await search.focus();
  for (const key of typed) await measure(() => page.keyboard.press(key));
  for (const _ of typed) await measure(() => page.keyboard.press('Backspace'));
  await page.locator('.filters > summary').click();
  const fields = page.locator('.filters input[name="field"]');
  for (const turn of [0, 1])
    for (let n = 0; n < Math.min(4, await fields.count()); n += 1)
      await measure(() => fields.nth(n).setChecked(turn === 0));
  const nodes = await rows.evaluateAll((all) =>
    all.reduce((sum, row) => sum + 1 + row.querySelectorAll('*').length, 0),
  );
  const found = { rows: await rows.count(), nodes, blockedMs };
  await context.close();
  return found;
}

/**
 * Adds copies of offers to the page's data until there are `least`. The data is a flat list: `"_3": 4` names the key
 * and the value by their positions in the list.
 */
function repeatOffers(script: string, least: number): string {
  return script.replace(/(\.enqueue\()("(?:[^"\\]|\\.)*")(?=\))/, (_, start: string, text) => {
    const [head = '', ...behind] = (JSON.parse(text) as string).split('\n');
    const flat = JSON.parse(head) as unknown[];
    const list = flat[flat.indexOf('offers') + 1] as number[];
    const slug = `_${flat.indexOf('slug')}`;
    for (let n = 0; list.length < least; n += 1) {
      const offer = flat[list[n] ?? 0] as Record<string, number>;
      flat.push(`${flat[offer[slug] ?? 0]}-again`);
      flat.push({ ...offer, [slug]: flat.length - 1 });
      list.push(flat.length - 1);
    }
    return `${start}${JSON.stringify([JSON.stringify(flat), ...behind].join('\n'))}`;
  });
}
