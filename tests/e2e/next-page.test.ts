/**
 * Navigation to the next page: pages are prefetched and transfer no more than needed.
 * `tests/operations/prefetched-documents.test.ts` has documents that are fetched ahead,
 * `tests/operations/next-page-looks.test.ts` compares how pages look that are reached in different ways, and
 * `tests/operations/back-forward-cache.test.ts` goes back to a page that the browser has kept in memory.
 */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeSharedPages,
  openPage,
  openSharedBrowser,
  startReactAndWait,
  type Visit,
} from '../support/browser.ts';
import { type RunningSite, startSharedSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSharedSite();
});

describe('the next page', () => {
  let browser: Browser;
  let visit: Visit;
  beforeAll(async () => {
    browser = await openSharedBrowser();
  });
  afterAll(closeSharedPages);
  beforeEach(async () => {
    visit = await openPage(browser);
  });
  afterEach(async () => {
    expect(visit.troubles).toEqual([]);
    await visit.leave();
  });

  it('may be abandoned for another one while it appears; and it appears at once, without two texts that fade into each other, and its cover grows out of the card', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/fullstack`);
    await startReactAndWait(page);
    await page.locator('.course-card h2 a').first().click();
    await page.waitForURL('**/fullstack-details/mern-stack');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/fullstack');
    await page.getByRole('heading', { level: 1, name: 'Build the page' }).waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);

    const moving = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (change) => {
            const transition = start(change);
            const parts = () =>
              document
                .getAnimations()
                .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []);
            void transition.ready.then(() => resolve(parts()));
            return transition;
          };
        }),
    );
    await page.locator('main a[href="/fullstack-details/mern-stack"]').first().click();
    const parts = await moving;
    expect(parts).toContain('::view-transition-group(cover-mern-stack)');
    expect(parts.filter((part) => part.startsWith('::view-transition-new(root)'))).toEqual([]);
    expect(
      await page.evaluate(
        () => getComputedStyle(document.documentElement, '::view-transition-old(root)').display,
      ),
    ).toBe('none');
  });

  it('has been fetched when a link to it is pointed at: the click requests no script', async () => {
    const { page } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const fetched = (kind: string) => asked.filter((path) => path.endsWith(kind));
    await page.goto(`${site.url}/fullstack`);
    await startReactAndWait(page);
    await page.waitForLoadState('networkidle');

    const card = page.locator('main a[href="/fullstack-details/mern-stack"]').first();
    asked.length = 0;
    await card.hover();
    await expect
      .poll(() => fetched('.js'))
      .toContainEqual(expect.stringMatching(/^\/assets\/course-details-/));
    await expect.poll(() => fetched('.data')).toEqual(['/fullstack-details/mern-stack.data']);
    await page.waitForLoadState('networkidle');
    const [script = ''] = fetched('.js');
    const { headers } = await fetch(site.url + script);
    expect(headers.get('cache-control')).toContain('immutable');

    asked.length = 0;
    await card.click();
    await page.getByRole('heading', { level: 1, name: /mern/i }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fullstack-details/mern-stack');
    expect(fetched('.js')).toEqual([]);
  });
});
