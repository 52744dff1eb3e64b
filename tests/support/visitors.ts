/**
 * What stands around the tests of a file with a browser: the shipped site, one Chromium, and visitors who must
 * have met no trouble by the end of each test.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  leaveSharedBrowser,
  openPage,
  sharedBrowser,
  untilMoving,
  untilReady,
  type Visit,
} from './browser.ts';
import { type RunningSite, startSite } from './running-site.ts';

export interface Visitors {
  readonly browser: Browser;
  readonly site: RunningSite;
  /** The page of the visitor who came last. */
  readonly page: Page;
  /** What went wrong for that visitor; a test empties it of what it caused on purpose. */
  readonly troubles: string[];
  /** Somebody comes, with fresh storage, and has opened nothing yet. */
  come(options?: BrowserContextOptions): Promise<Page>;
  /**
   * Opens an address of the site, or a whole one, and waits until it can be used. Who was here before opens it,
   * unless nobody was or the options ask for somebody else.
   */
  open(address: string, options?: BrowserContextOptions): Promise<Page>;
  /** The same, but touches nothing: waits until the page does what it does without React. */
  read(address: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Each test has visitors of its own, who leave at its end. */
export function freshVisitors(
  usual: BrowserContextOptions = {},
  start: () => Promise<RunningSite> = startSite,
): Visitors {
  return visitors(usual, start, true);
}

/** One visitor goes through all tests of the file, none of which leaves anything that another would see. */
export function oneVisitor(usual: BrowserContextOptions = {}): Visitors {
  return visitors(usual, startSite, false);
}

function visitors(
  usual: BrowserContextOptions,
  start: () => Promise<RunningSite>,
  isFresh: boolean,
): Visitors {
  let browser: Browser | undefined;
  let site: RunningSite | undefined;
  /** Addresses opened that are answered with a refusal, each of which the browser notes as an error. */
  let refusals = 0;
  let here: (Visit & { hasScripts: boolean })[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await start();
  });
  afterAll(async () => {
    await leaveSharedBrowser();
    await site?.stop();
  });
  afterEach(async () => {
    const met = here
      .flatMap(({ troubles }) => troubles.splice(0))
      .filter((trouble) => !(/status of 4\d\d/.test(trouble) && refusals-- > 0));
    refusals = 0;
    if (isFresh) {
      for (const visit of here) await visit.leave();
      here = [];
    }
    expect(met).toEqual([]);
  });

  const there = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('Nobody is there yet: tests come first, then pages.');
    return what;
  };
  const come = async (options: BrowserContextOptions = {}) => {
    const all = { ...usual, ...options };
    const visit = await openPage(there(browser), all);
    here.push({ ...visit, hasScripts: all.javaScriptEnabled !== false });
    return visit.page;
  };
  const goTo = async (
    address: string,
    untilThere: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ) => {
    if (here.length === 0 || options) await come(options);
    const { page, hasScripts } = there(here.at(-1));
    const answer = await page.goto(new URL(address, there(site).url).href);
    if (answer?.ok() === false) refusals += 1;
    if (hasScripts) await untilThere(page);
    return page;
  };
  return {
    get browser() {
      return there(browser);
    },
    get site() {
      return there(site);
    },
    get page() {
      return there(here.at(-1)).page;
    },
    get troubles() {
      return there(here.at(-1)).troubles;
    },
    come,
    open: (address, options) => goTo(address, untilReady, options),
    read: (address, options) => goTo(address, untilMoving, options),
  };
}
