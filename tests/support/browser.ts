/**
 * A real Chromium, one for the test files of a process. Pages are opened through `visit…`, which remembers every script
 * error, console error and refusal by the content policy: a test that ends with one has failed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium, findWholeChromium } from '../../scripts/chromium.ts';
import { makeReusablePage, type ReusablePage, usualViewport } from './reusable-page.ts';

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // There is no GPU where tests run: a process that draws as if there were one is a fifth of a test's processor time.
  '--disable-gpu',
  // No process is started ahead for a page that may come: a sixth of the processor's time of opening one.
  '--renderer-process-limit=1',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: flags });
}

let shared: Browser | undefined;

/**
 * The browser of this process, shared by test files that run one after another; it closes with the process. Each
 * visitor has a context of its own, without anything of an earlier file.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await openBrowser();
  return shared;
}

/** Closes every page that is open in it. */
export async function closeSharedPages(): Promise<void> {
  emptiedPages.clear();
  for (const context of shared?.contexts() ?? []) await context.close();
}

/** A browser that keeps left pages in its back/forward cache. */
export function openRememberingBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findWholeChromium() ?? 'chromium',
    args: flags,
    // Playwright switches this off, because most tests would be surprised by it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

export interface Visit {
  page: Page;
  /** Errors of the page since it was opened; a test removes those that it caused on purpose. */
  troubles: string[];
  leave(): Promise<void>;
}

/**
 * Opens a page as a visitor with fresh storage. It may be the page of an earlier visitor of this file, emptied
 * (`reusable-page.ts`): that takes half of the processor's time of a new one.
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
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  const leave = async () => {
    if (browser === shared && (await emptied.empty()))
      emptiedPages.set(kind, [...(emptiedPages.get(kind) ?? []), emptied]);
    else await page.context().close();
  };
  return { page, troubles, leave };
}

/** Pages by the options that can't be changed once they are open. */
const emptiedPages = new Map<string, ReusablePage[]>();

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<ReusablePage> {
  const context = await browser.newContext({ viewport: usualViewport, ...options });
  await context.addInitScript(() => {
    addEventListener('app-ready', () => Object.assign(window, { isAppReady: true }));
  });
  // Playwright's default of thirty seconds is too short when every core is busy.
  context.setDefaultTimeout(60_000);
  return makeReusablePage(await context.newPage());
}

/** Until a page does what it does without React: it moves, and its buttons are there. A framed page does nothing. */
export async function untilMoving(page: Page): Promise<void> {
  await page.waitForSelector(':root[data-moving], :root:not(:has([data-modules])) body', {
    state: 'attached',
  });
}

/**
 * Until what the browser put off (`content-visibility`) is laid out, which a page does by itself when it is idle: before
 * that, what is in a row that nobody sees is measured at the place of another.
 */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > section, .offer')].every(
      (element) => getComputedStyle(element).contentVisibility !== 'auto',
    ),
  );
}

/** Focuses a field, as a visitor does who is about to use a form: then the page fetches React. */
export async function touchForm(page: Page): Promise<void> {
  await page.locator('form input').last().dispatchEvent('focusin');
}

/**
 * Until React has taken over the page, which it does for a visitor who touches a form: before that a press is an
 * ordinary link or form, and what is changed in the page is not what React expects to find. A framed page has no
 * React, and is ready when it is there.
 */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if ('isAppReady' in window) return true;
    if (document.readyState !== 'complete') return false;
    if (!document.querySelector('[data-modules]')) return true;
    // The last field of the page: the first is often a search, which would be fetched as well.
    [...document.querySelectorAll('form input')]
      .at(-1)
      ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return false;
  });
}

/**
 * Waits until the page is old enough to have been filled in by a person: a form that is sent sooner is quarantined as
 * a script's.
 */
export async function untilFilledIn(page: Page): Promise<void> {
  // Not `waitForFunction`, which never ends where the page may run no script.
  const ageMs = await page.evaluate(() => performance.now());
  await delay(Math.max(0, 1_000 - ageMs));
}

/** Resizes the window and waits until the page has the new size: sooner, measurements are still of the old one. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
}
