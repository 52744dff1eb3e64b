/**
 * A real Chromium, one for the test files of a process. Pages are opened through `visit…`, which remembers every script
 * error, console error and refusal by the content policy: a test that ends with one has failed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium, findWholeChromium } from '../../scripts/chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No process is started ahead for a page that may come: a sixth of the processor's time of opening one.
  '--renderer-process-limit=1',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? 'chromium', args: flags });
}

let shared: Browser | undefined;

/**
 * The one of this process, in which test files come one after another; it ends with the process. Each visitor has a
 * context of its own, and nothing of the file before is in it.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await openBrowser();
  return shared;
}

/** Closes what a file has left open in it. */
export async function leaveSharedBrowser(): Promise<void> {
  for (const context of shared?.contexts() ?? []) await context.close();
}

/** One that keeps a page which was left, to have it back as it was. */
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
  /** What went wrong in the page since it was opened; a test empties it of what it caused on purpose. */
  troubles: string[];
  leave(): Promise<void>;
}

/** Opens a page of its own, as a visitor with fresh storage. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await context.addInitScript(() => {
    addEventListener('app-ready', () => Object.assign(window, { isAppReady: true }));
  });
  // Playwright's own half a minute is short when every core is busy with something else.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  return { page, troubles, leave: () => context.close() };
}

/** Until a page does what it does without React: it moves, and its buttons are there. A framed page does nothing. */
export async function untilMoving(page: Page): Promise<void> {
  await page.waitForSelector(':root[data-moving], :root:not(:has([data-modules])) body', {
    state: 'attached',
  });
}

/** As a visitor who is about to use a form: what needs React is fetched. */
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
 * Until the page is as old as one in which a person has filled in a form: what is sent sooner is taken for a script's,
 * and kept for staff to look at.
 */
export async function untilFilledIn(page: Page): Promise<void> {
  // Not `waitForFunction`, which never ends where the page may run no script.
  const ageMs = await page.evaluate(() => performance.now());
  await delay(Math.max(0, 1_000 - ageMs));
}

/** Another size of the window, once the page has it: what is measured sooner is measured in the old one. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  );
}
