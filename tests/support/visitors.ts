/**
 * The setup of a test file with a browser: the built site, one Chromium, and visitors whose page must have no
 * errors at the end of each test.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  closeSharedPages,
  openPage,
  openSharedBrowser,
  startReactAndWait,
  untilLaidOut,
  untilUsableWithoutReact,
  type Visit,
} from './browser.ts';
import { type RunningSite, startSharedSite, startSite } from './running-site.ts';

export interface Visitors {
  readonly browser: Browser;
  readonly site: RunningSite;
  /** The page of the newest visitor. */
  readonly page: Page;
  /** The errors of that visitor's page. A test removes the errors that it caused on purpose. */
  readonly troubles: string[];
  /** Creates a visitor with empty storage, who has opened no page yet. */
  come(options?: BrowserContextOptions): Promise<Page>;
  /**
   * Opens an address of the site, or an absolute one, and waits until the page can be used. The present visitor
   * opens it; if there is none, or if options are given, a new visitor does.
   */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens an address without using the page: waits only for what the page does without React. */
  read(address: string, options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Each test gets new visitors (browser contexts), which are closed at its end. The test file starts a site of its own,
 * so its tests may send forms.
 */
export function openNewVisitorForEachTest(
  usual: BrowserContextOptions = {},
  start: () => Promise<RunningSite> = startSite,
): Visitors {
  return visitors(usual, start, true);
}

/**
 * Does the same as `openNewVisitorForEachTest` on the site that all test files of this process share, so tests may
 * store nothing.
 */
export function openNewVisitorForEachTestOnSharedSite(usual: BrowserContextOptions = {}): Visitors {
  return visitors(usual, startSharedSite, true);
}

/** One visitor for all tests of the file. A test may leave nothing that another test would notice. */
export function oneVisitor(usual: BrowserContextOptions = {}): Visitors {
  return visitors(usual, startSite, false);
}

/** Does the same as `oneVisitor` on the site that all test files of this process share, so tests may store nothing. */
export function oneVisitorOnSharedSite(usual: BrowserContextOptions = {}): Visitors {
  return visitors(usual, startSharedSite, false);
}

function visitors(
  usual: BrowserContextOptions,
  start: () => Promise<RunningSite>,
  isFresh: boolean,
): Visitors {
  let browser: Browser | undefined;
  let site: RunningSite | undefined;
  /** The number of opened addresses with an error status, because the browser reports each as a console error. */
  let refusals = 0;
  let visits: (Visit & { hasScripts: boolean })[] = [];

  beforeAll(async () => {
    browser = await openSharedBrowser();
    site = await start();
  });
  afterAll(async () => {
    await closeSharedPages();
    if (start !== startSharedSite) await site?.stop();
  });
  afterEach(async () => {
    const unexpectedErrors = visits
      .flatMap(({ troubles }) => troubles.splice(0))
      .filter((trouble) => !(/status of 4\d\d/.test(trouble) && refusals-- > 0));
    refusals = 0;
    if (isFresh) {
      for (const visit of visits) await visit.leave();
      visits = [];
    }
    expect(unexpectedErrors).toEqual([]);
  });

  const expectVisitor = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('There is no visitor yet: open a page inside a test.');
    return what;
  };
  const come = async (options: BrowserContextOptions = {}) => {
    const all = { ...usual, ...options };
    const visit = await openPage(expectVisitor(browser), all);
    visits.push({ ...visit, hasScripts: all.javaScriptEnabled !== false });
    return visit.page;
  };
  const goTo = async (
    address: string,
    untilThere: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ) => {
    if (visits.length === 0 || options) await come(options);
    const { page, hasScripts } = expectVisitor(visits.at(-1));
    const answer = await page.goto(new URL(address, expectVisitor(site).url).href);
    if (answer?.ok() === false) refusals += 1;
    if (hasScripts) {
      await untilThere(page);
      await untilLaidOut(page);
    }
    return page;
  };
  return {
    get browser() {
      return expectVisitor(browser);
    },
    get site() {
      return expectVisitor(site);
    },
    get page() {
      return expectVisitor(visits.at(-1)).page;
    },
    get troubles() {
      return expectVisitor(visits.at(-1)).troubles;
    },
    come,
    open: (address, options) => goTo(address, startReactAndWait, options),
    read: (address, options) => goTo(address, untilUsableWithoutReact, options),
  };
}
