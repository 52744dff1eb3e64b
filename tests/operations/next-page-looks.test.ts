/**
 * Pages that are reached without a page load look as if they were opened. `tests/e2e/next-page.test.ts` follows links.
 */
import { expect, it } from 'vitest';
import { startReactAndWait } from '../support/browser.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite();

it('a page looks as when it is opened directly, if it is reached without a page load: the landing page and another one', async () => {
  const page = await visitors.come();
  const look = (part: string) =>
    page.locator(part).evaluate((element) => {
      const all = [element, ...element.querySelectorAll(':not(link)')];
      return all.map((one) => {
        const { display, fontSize, color, paddingTop } = getComputedStyle(one);
        return `${one.tagName}.${one.className} ${[display, fontSize, color, paddingTop]}`;
      });
    });
  const open = async (path: string, part: string) => {
    await page.goto(visitors.site.url + path);
    await startReactAndWait(page);
    return look(part);
  };
  const follow = async (link: string, path: string) => {
    await page.getByRole('link', { name: link }).first().click();
    await page.waitForURL(visitors.site.url + path);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const terms = await open('/terms', '.clauses-text');
  const landing = await open('/', '.hero');
  await follow('Terms', '/terms');
  await expect.poll(() => look('.clauses-text')).toEqual(terms);
  // Loads a new document, because the present one already has the styles of the landing page.
  await open('/terms', '.clauses-text');
  await follow('Home', '/');
  await expect.poll(() => look('.hero')).toEqual(landing);
});

it('the next page needs no styles until it is asked for, and then looks as if it was opened by itself', async () => {
  const page = await visitors.come();
  const boxes = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y + scrollY, width, height].map(Math.round)}`;
      }),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${visitors.site.url}/how-we-teach`);
  await page.evaluate(() => document.fonts.ready);
  const opened = await boxes();
  await page.goto(visitors.site.url);
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await startReactAndWait(page);
  await page.waitForLoadState('networkidle');
  expect(styles).toEqual([]);
  const link = page.locator('footer a[href="/how-we-teach"]').first();
  await link.hover();
  await expect.poll(() => styles.length).toBe(1);
  await link.click();
  await page.waitForURL('**/how-we-teach');
  await expect.poll(boxes).toEqual(opened);
  expect(styles.length).toBe(1);
});
