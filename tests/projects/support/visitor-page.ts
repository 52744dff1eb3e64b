/** Opens pages of a downloadable project in Chromium as a visitor, for its tests and its screenshots. */
import type { Browser, Cookie, Page } from 'playwright-core';
import { findChromium } from '../../../scripts/find-or-install-chromium.ts';

/** Returns null if there is a browser; otherwise one line that says what is missing. */
export function describeMissingChromium(): string | null {
  return findChromium() ? null : 'no Chromium on this machine (set CHROMIUM_PATH)';
}

export interface VisitorPage {
  page: Page;
  /** Script errors, violations of the content policy and dialogs since the page was opened. */
  troubles: string[];
  close(): Promise<void>;
}

/**
 * Opens a page with its own cookies, as one visitor. A page that answers 403 or 404 is a result and not an error;
 * every other complaint of the browser is recorded in `troubles`. With `cookies` of an earlier visitor, the page
 * continues that visitor's session, signed in.
 */
export async function openVisitorPage(
  browser: Browser,
  baseURL: string,
  cookies: Cookie[] = [],
): Promise<VisitorPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  // The time limit is long, because the machine may have other work.
  page.setDefaultTimeout(60_000);
  const troubles: string[] = [];
  page.on('console', (message) => {
    const answeredWithRefusal = /the server responded with a status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !answeredWithRefusal) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, troubles, close: () => context.close() };
}

/**
 * Performs an action that leads to another page, and waits until that page has loaded. A click ends before the form
 * has been sent, so a test would otherwise read the page that is about to be left.
 */
export async function actAndWaitForLoad(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}
