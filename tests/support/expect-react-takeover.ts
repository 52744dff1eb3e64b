import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBuiltPageOrNotFoundPage } from '../build/support/find-built-page-or-not-found-page.ts';
import { isNotFoundAddress } from './all-page-addresses.ts';
import { startReactAndWait } from './browser.ts';
import type { Visitors } from './visitors.ts';

/**
 * Opens an address, checks which scripts the page requests before a visitor touches it, and checks that React then
 * takes the page over. Only the scripts with which the page begins may be requested; a framed page must stay without
 * scripts. Resolves with the page. After the test, `visitors.ts` reports errors of the console, such as a difference
 * that React found.
 */
export async function expectReactTakeover(visitor: Visitors, address: string): Promise<Page> {
  const isFramed = !findBuiltPageOrNotFoundPage(address).html.includes(' data-modules="');
  const page = await visitor.read(address);
  const { fetched, begin, status } = await page.evaluate(() => ({
    fetched: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    begin: document.querySelector<HTMLElement>('[data-begin]')?.dataset.begin?.split(' ') ?? [],
    status: performance
      .getEntriesByType('navigation')
      .map((entry) => Reflect.get(entry, 'responseStatus')),
  }));
  const scripts = fetched.filter((path) => /^\/assets\/.*\.js$/.test(path));
  expect(scripts.length > 0).toBe(!isFramed);
  expect(scripts.filter((path) => !begin.includes(path))).toEqual([]);
  expect(status).toEqual([isNotFoundAddress(address) ? 404 : 200]);
  await startReactAndWait(page);
  expect(await page.evaluate(() => 'isAppReady' in window)).toBe(!isFramed);
  return page;
}
