/**
 * The browser shows the document that it has prefetched; it never loads a document twice over a visitor's connection.
 * `tests/e2e/next-page.test.ts` has pages that React shows.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReactAndWait, untilUsableWithoutReact } from '../support/browser.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({ hasTouch: true, reducedMotion: 'reduce' });
let proxy: RecordingProxy;
beforeAll(async () => {
  proxy = await startRecordingProxy(visitors.site.url);
});
beforeEach(() => {
  proxy.documents.length = 0;
});
afterAll(() => proxy.stop());

const open = async (path: string) => {
  const page = await visitors.come();
  await page.goto(proxy.url + path);
  await untilUsableWithoutReact(page);
  return page;
};
const fetched = (path: string) => proxy.documents.filter((line) => line.split(' ')[0] === path);

it('the next page is the document itself, fetched ahead, as long as React is not loaded', async () => {
  const page = await visitors.come();
  await page.goto(`${visitors.site.url}/how-we-teach`);
  await untilUsableWithoutReact(page);
  const rules = page.locator('script[type=speculationrules]');
  expect(JSON.parse((await rules.textContent()) ?? '').prefetch).toMatchObject([
    { eagerness: 'moderate' },
  ]);
  await page.locator('footer a[href="/terms"]').click();
  await page.waitForURL(`${visitors.site.url}/terms`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => 'isAppReady' in window)).toBe(false);
  await startReactAndWait(page);
  expect(await rules.count()).toBe(0);
});

describe('the document behind a link is fetched once', () => {
  it('when the link is pointed at for a while and then clicked', async () => {
    const page = await open('/');
    const link = page.getByRole('link', { name: 'See all courses' });
    await link.hover();
    await expect.poll(() => fetched('/courses')).toEqual(['/courses prefetch']);
    await link.click();
    await page.waitForURL('**/courses');
    await untilUsableWithoutReact(page);
    expect(fetched('/courses')).toEqual(['/courses prefetch']);
  });

  it('when it is tapped at once', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'See all courses' }).tap();
    await page.waitForURL('**/courses');
    await untilUsableWithoutReact(page);
    expect(fetched('/courses')).toHaveLength(1);
  });

  it('never, when React shows the page', async () => {
    const page = await open('/courses');
    await startReactAndWait(page);
    const link = page.locator('.offer h3 a').first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.waitForURL((url) => url.pathname !== '/courses');
    await page.waitForLoadState('networkidle');
    expect(proxy.documents).toEqual(['/courses']);
  });
});
