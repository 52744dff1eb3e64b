/**
 * A page of the browser that several visitors use one after another. It is reset in between: no storage, cookies,
 * history, listeners, routes, window size or media remain. A page with changes that can't be undone (init scripts,
 * a fake clock, a developer tools session) is not used again.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';

export type ReusablePage = {
  page: Page;
  /** Sets the window size and the media that the next visitor asks for. */
  prepare(options: BrowserContextOptions): Promise<void>;
  /** Resets the page. Resolves with false if it can't be used again. */
  empty(): Promise<boolean>;
};

export const usualViewport = { width: 1280, height: 900 };

const eventsOfTests = [
  ...(['console', 'dialog', 'domcontentloaded', 'download', 'framenavigated', 'load'] as const),
  ...(['pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response'] as const),
];

export async function makePageReusable(page: Page): Promise<ReusablePage> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  let isSpoilt = false;
  const markSpoilt = () => {
    isSpoilt = true;
  };
  page.on('close', markSpoilt);
  page.on('crash', markSpoilt);
  beforeCall(page, 'addInitScript', markSpoilt);
  beforeCall(context, 'newCDPSession', markSpoilt);
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const)
    beforeCall(page.clock, name, markSpoilt);

  const origins = new Set<string>();
  const noteOrigin = () => {
    if (/^https?:/.test(page.url())) origins.add(new URL(page.url()).origin);
  };
  page.on('framenavigated', noteOrigin);

  async function empty(): Promise<boolean> {
    if (isSpoilt) return false;
    for (const name of eventsOfTests) page.removeAllListeners(name);
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.setOffline(false);
    await Promise.all(
      [page, context].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })),
    );
    // A page may store something when it is left, so the storage is emptied on a page that stores nothing.
    for (const origin of origins) {
      await page.goto(`${origin}/robots.txt`, { timeout: 5_000 });
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        window.name = '';
      });
    }
    origins.clear();
    page.on('framenavigated', noteOrigin);
    await context.clearCookies();
    await context.clearPermissions();
    await devtools.send('Page.resetNavigationHistory');
    return !isSpoilt;
  }
  return {
    page,
    async prepare({ viewport, colorScheme, reducedMotion, forcedColors }) {
      await page.setViewportSize(viewport ?? usualViewport);
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
      });
    },
    empty: () => empty().catch(() => false),
  };
}

/** Calls `before` whenever this method of the object is called. */
function beforeCall<Name extends string>(
  owner: Record<Name, (...words: never[]) => unknown>,
  name: Name,
  before: () => void,
): void {
  const method = owner[name].bind(owner);
  owner[name] = (...words) => {
    before();
    return method(...words);
  };
}
