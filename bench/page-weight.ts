/**
 * Measures what a page costs a cheap phone before anybody touches it, and how soon a form answers when it is touched.
 * Chromium has a processor that is slowed six times, 700 kbit/s and a latency of 300 ms. Each visit is a first visit.
 * The results are medians of three rounds.
 *
 *   node bench/page-weight.ts                     the pages that most visitors read
 *   node bench/page-weight.ts --routes /,/terms   only these pages
 *   node bench/page-weight.ts --all --rounds 1    every page
 *   node bench/page-weight.ts --font              each page twice, in turns: with and without the preload of its font
 *
 * Bytes and requests count everything except the page's own pictures. Bytes are counted as transferred, with headers.
 * Blocking is the sum of the time by which tasks exceeded 50 ms, from the first paint until five seconds after the
 * load. For the first press, the bench presses into the first field of the page. It measures the time until the next
 * paint, and the time until React has taken over.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../tests/support/browser.ts';
import { printHeading, startTable } from './print-table.ts';
import {
  sampleBatchSettings,
  startService,
  waitUntilSampleBatchesPublished,
} from './service-process.ts';
import { startFontPreloadProxy } from './start-font-preload-proxy.ts';

const budgets = {
  bytes: 44_000,
  requests: 8,
  blockingMs: 50,
  shift: 0.01,
  pressMs: 200,
  readyMs: 2500,
};
const slowNetwork = {
  offline: false,
  latency: 300,
  downloadThroughput: 87_500,
  uploadThroughput: 87_500,
};
const slowdown = 6;
const quietMs = 5000;

interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  bytes: number;
  requests: number;
  pressMs: number;
  readyMs: number;
}

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    all: { type: 'boolean', default: false },
    font: { type: 'boolean', default: false },
  },
});
const mostRead = [
  '/',
  '/courses',
  '/fullstack-details/mern-stack',
  '/short-term',
  '/intermediate-programs',
  '/request-call',
  '/enroll-form',
];
const routes = values.routes?.split(',') ?? (values.all ? await everyRoute() : mostRead);
const dataDir = mkdtempSync(join(tmpdir(), 'miranaya-bench-'));
const service = await startService({ DATA_DIR: dataDir, ...sampleBatchSettings });
await waitUntilSampleBatchesPublished(service);
const browser = await openBrowser();
const variants = values.font
  ? await Promise.all(
      [false, true].map(async (removes) => ({
        name: removes ? ' without preload' : ' with preload',
        ...(await startFontPreloadProxy(service.url, removes)),
      })),
    )
  : [{ name: '', url: service.url, stop: () => {} }];
let misses = 0;
try {
  printHeading(
    `A page before and at the first touch, slowed phone, medians of ${values.rounds} rounds`,
  );
  const line = startTable(
    [
      'page',
      'paint ms',
      'largest ms',
      'blocking ms',
      'shift',
      'bytes',
      'requests',
      'press ms',
      'ready ms',
    ],
    Math.max(...routes.map(({ length }) => length)) +
      Math.max(...variants.map(({ name }) => name.length)),
  );
  for (const route of routes) {
    const visitsByVariant = variants.map((): Visit[] => []);
    for (let n = 0; n < Number(values.rounds); n += 1)
      for (const [index, { url }] of variants.entries())
        visitsByVariant[index]?.push(await visit(browser, url + route));
    for (const [index, { name }] of variants.entries())
      writeLine(route + name, visitsByVariant[index] ?? []);
  }

  function writeLine(what: string, visits: readonly Visit[]): void {
    const median = (name: keyof Visit) => {
      const sorted = visits.map((one) => one[name]).sort((a, b) => a - b);
      return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    };
    line([
      what,
      median('firstPaintMs').toFixed(0),
      median('largestPaintMs').toFixed(0),
      median('blockingMs').toFixed(0),
      median('shift').toFixed(3),
      median('bytes').toFixed(0),
      median('requests').toFixed(0),
      median('pressMs').toFixed(0),
      median('readyMs').toFixed(0),
    ]);
    for (const [name, most] of Object.entries(budgets))
      if (median(name as keyof Visit) > most) misses += 1;
  }
  console.log(
    `\n${misses === 0 ? 'Every budget is kept' : `${misses} figures are over budget`}: ${JSON.stringify(budgets)}`,
  );
} finally {
  await browser.close();
  for (const { stop } of variants) stop();
  await service.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = await countTransfers(devtools);
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(recordPerformance);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await delay(quietMs);
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen);
    const before = { bytes: transfers.bytes(), requests: transfers.requests() };
    const [paint] = await page.evaluate(() =>
      performance
        .getEntriesByType('paint')
        .flatMap(({ name, startTime }) => (name === 'first-contentful-paint' ? startTime : [])),
    );
    const firstPaintMs = paint ?? Number.NaN;
    const blockingMs = seen.tasks
      .filter(({ end }) => end > firstPaintMs)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
    const touched = await touchFirstField(page);
    return {
      firstPaintMs,
      largestPaintMs: seen.largestMs,
      blockingMs,
      shift: seen.shift,
      ...before,
      ...touched,
    };
  } finally {
    await context.close();
  }
}

interface Seen {
  largestMs: number;
  shift: number;
  tasks: { end: number; ms: number }[];
  pressMs: number;
  touchedAt: number;
  readyAt: number;
}

/**
 * Records paints, layout shifts, long tasks and presses. It runs inside the page, before the page's own
 * scripts.
 */
function recordPerformance() {
  const seen: Seen = { largestMs: 0, shift: 0, tasks: [], pressMs: 0, touchedAt: 0, readyAt: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestMs = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ end: startTime + duration, ms: duration });
  });
  watch('event', (entry) => {
    const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) seen.pressMs = Math.max(seen.pressMs, duration);
  });
  // The time counts from the press itself and not from Playwright's command to press, because Playwright first checks
  // the field in the slowed page.
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      seen.touchedAt ||= timeStamp;
    },
    true,
  );
  addEventListener('app-ready', () => {
    seen.readyAt = performance.now();
  });
}

/** Taps the first visible field and measures how soon the page reacts. On a page without a field, both times are 0. */
async function touchFirstField(page: Page): Promise<Pick<Visit, 'pressMs' | 'readyMs'>> {
  const field = page
    .locator('form :is(input, select, textarea):not([tabindex="-1"]):visible')
    .first();
  if ((await field.count()) === 0) return { pressMs: 0, readyMs: 0 };
  await field.scrollIntoViewIfNeeded();
  await delay(1000);
  await field.tap();
  await page.waitForFunction(() => (Reflect.get(window, 'seen') as Seen).readyAt > 0);
  await delay(1000);
  const { pressMs, touchedAt, readyAt } = await page.evaluate(
    () => Reflect.get(window, 'seen') as Seen,
  );
  return { pressMs, readyMs: readyAt - touchedAt };
}

/** Counts the bytes transferred and the requests so far, without the page's pictures. */
async function countTransfers(devtools: CDPSession) {
  const pictures = new Set<string>();
  const sizes = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Image' && !request.url.endsWith('/favicon.svg')) pictures.add(requestId);
    else sizes.set(requestId, 0);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  await devtools.send('Network.enable');
  return {
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    requests: () => sizes.size,
  };
}

async function everyRoute(): Promise<string[]> {
  const { allPageAddresses, isNotFoundAddress } = await import(
    '../tests/support/all-page-addresses.ts'
  );
  return allPageAddresses.filter((address) => !isNotFoundAddress(address));
}
