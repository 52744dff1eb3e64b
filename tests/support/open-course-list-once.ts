import type { BrowserContextOptions, Page } from 'playwright-core';
import { untilLaidOut } from './browser.ts';
import { oneVisitorOnSharedSite } from './visitors.ts';

/**
 * Whether the page has this query in its address, and shows the search words, the ticks and the order of the query. It
 * runs inside the page.
 */
function isAddressShown(query: string): boolean {
  if (location.search !== query) return false;
  const wanted = new URLSearchParams(query);
  const search = document.querySelector<HTMLInputElement>('.course-search input[type=search]');
  const order = document.querySelector<HTMLSelectElement>('[aria-label="Order of the list"]');
  const ticked = [
    ...document.querySelectorAll<HTMLInputElement>('.course-filter input:checked:not([value=""])'),
  ].filter(({ name }) => name !== 'offers');
  return (
    search?.value === (wanted.get('q') ?? '') &&
    ['', wanted.get('order')].includes(order?.value ?? '') &&
    ticked.every(({ name, value }) => wanted.get(name)?.includes(value)) &&
    (ticked.length > 0 || !wanted.has('field'))
  );
}

/**
 * A visitor for a group of tests, who loads the list of all offers only once, because loading it costs a second of
 * processor time. Each test begins with the returned function, which changes the address within the loaded page, as
 * Back does, and resolves with the page. The page is loaded again only if a test has left the list.
 */
export function openCourseListOnce(
  options: BrowserContextOptions,
): (search?: string) => Promise<Page> {
  const reader = oneVisitorOnSharedSite(options);
  let page: Page | undefined;
  return async (search = '') => {
    const address = `/courses${search}`;
    if (page && new URL(page.url()).pathname === '/courses') {
      await page.evaluate((to) => {
        history.pushState(history.state, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, address);
      await page.waitForFunction(isAddressShown, search);
      await untilLaidOut(page);
    } else page = await reader.open(address);
    return page;
  };
}
