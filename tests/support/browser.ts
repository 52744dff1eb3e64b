/**
 * A real Chromium that the test files of a process share. Pages are opened by `openPage`, which records every script
 * error, dialog and console error; violations of the content policy are among these. `visitors.ts` fails a test that
 * ends with one of them.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium, findFullChromium } from '../../scripts/find-or-install-chromium.ts';
import { makePageReusable, type ReusablePage, usualViewport } from './reusable-page.ts';

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Test machines have no GPU. A process that draws with an emulated one would take a fifth of a test's processor
  // time.
  '--disable-gpu',
  // No spare process is started for a later page: it would take a sixth of the processor time of opening a page.
  '--renderer-process-limit=1',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: flags });
}

let shared: Browser | undefined;

/**
 * The browser of this process. Test files that run one after another share it, and it closes with the process. Each
 * visitor has a context of its own, without data of an earlier file.
 */
export async function openSharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await openBrowser();
  return shared;
}

/** Closes every open page of the shared browser. */
export async function closeSharedPages(): Promise<void> {
  emptiedPages.clear();
  for (const context of shared?.contexts() ?? []) await context.close();
}

/** A browser that keeps left pages in its back/forward cache. */
export function openBrowserWithBackForwardCache(): Promise<Browser> {
  return chromium.launch({
    executablePath: findFullChromium() ?? 'chromium',
    args: flags,
    // Playwright switches this cache off, because it would surprise most tests.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

export interface Visit {
  page: Page;
  /** The errors of the page since it was opened. A test removes the errors that it caused on purpose. */
  troubles: string[];
  leave(): Promise<void>;
}

/**
 * Opens a page as a visitor with empty storage. A page of an earlier visitor may be emptied and used again
 * (`reusable-page.ts`), which takes half of the processor time of a new page.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { viewport, colorScheme, reducedMotion, forcedColors, ...lasting } = options;
  const kind = JSON.stringify(lasting);
  const known = emptiedPages.get(kind)?.pop();
  await known?.prepare(options);
  const emptied = known ?? (await newPage(browser, options));
  const { page } = emptied;
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error')
      troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  const leave = async () => {
    if (browser === shared && (await emptied.empty()))
      emptiedPages.set(kind, [...(emptiedPages.get(kind) ?? []), emptied]);
    else await page.context().close();
  };
  return { page, troubles, leave };
}

/** Emptied pages that can be used again. The key is made of the options that can't be changed once a page is open. */
const emptiedPages = new Map<string, ReusablePage[]>();

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<ReusablePage> {
  const context = await browser.newContext({ viewport: usualViewport, ...options });
  await context.addInitScript(() => {
    addEventListener('app-ready', () => Object.assign(window, { isAppReady: true }));
  });
  // Playwright's default of thirty seconds is too short when every core is busy.
  context.setDefaultTimeout(60_000);
  return makePageReusable(await context.newPage());
}

/**
 * Waits until the page's small scripts have started, so that its animations run and its buttons work without React. A
 * framed page has no such scripts and is ready at once.
 */
export async function untilUsableWithoutReact(page: Page): Promise<void> {
  await page.waitForSelector(':root[data-moving], :root:not(:has([data-modules])) body', {
    state: 'attached',
  });
}

/**
 * Waits until the browser has laid out the parts that it delays until they are near (`content-visibility`); a page lets
 * it do that when it is idle. Before that, such parts have no position of their own to measure. Rows that a filter
 * hides are not waited for.
 */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > section, .offer:not([hidden]) > .offer-content')].every(
      (element) => getComputedStyle(element).contentVisibility !== 'auto',
    ),
  );
}

/**
 * Makes the browser lay out every section at once, also those that it would delay, so that their size can be measured.
 */
export const layOutEverything = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('section'))
      each.style.contentVisibility = 'visible';
  });

/** Focuses a field, like a visitor who is about to use a form. The page then loads React. */
export async function touchForm(page: Page): Promise<void> {
  await page.locator('form input').last().dispatchEvent('focusin');
}

/**
 * Focuses a form field, so that React takes the page over, and waits until it has. Until then, links and buttons work
 * as the browser's own, and a test that changed the page would confuse React. A framed page has no React and is ready
 * when it is loaded.
 */
export async function startReactAndWait(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if ('isAppReady' in window) return true;
    if (document.readyState !== 'complete') return false;
    if (!document.querySelector('[data-modules]')) return true;
    // The last field of the page is focused, because the first is often a search, whose index would be loaded too.
    [...document.querySelectorAll('form input')]
      .at(-1)
      ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return false;
  });
}

/**
 * Waits until the page is old enough to have been filled in by a person. A form that is sent sooner is quarantined
 * as a script's.
 */
export async function untilOldEnoughToSend(page: Page): Promise<void> {
  // `waitForFunction` is not used, because it never ends where the page may run no script.
  const ageMs = await page.evaluate(() => performance.now());
  await delay(Math.max(0, 1_000 - ageMs));
}

/**
 * Resizes the window and waits until the page has the new size. Without this, measurements would still be of the
 * old size.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
}
