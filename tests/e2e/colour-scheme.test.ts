import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, openPage, untilReady, type Visit } from '../support/browser.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

const rice = { light: 'rgb(251, 246, 236)', dark: 'rgb(21, 18, 43)' };

let browser: Browser;
let site: RunningSite;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  site = await startSite();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  visit = await openPage(browser);
});
afterEach(async () => {
  expect(visit.troubles).toEqual([]);
  await visit.leave();
});

const ground = () =>
  visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const pressSwitch = () =>
  visit.page.getByRole('button', { name: 'Switch between light and dark' }).click();

describe('light and dark', () => {
  it('follow the system as long as the visitor has not chosen', async () => {
    await visit.page.goto(site.url);
    expect(await ground()).toBe(rice.light);
    await visit.page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe(rice.dark);
  });

  it('follow the switch, which is remembered on other pages and other days', async () => {
    const { page } = visit;
    await page.goto(site.url);
    await pressSwitch();
    await expect.poll(ground).toBe(rice.dark);
    await page.goto(`${site.url}/terms`);
    expect(await ground()).toBe(rice.dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await untilReady(page);
    await pressSwitch();
    await expect.poll(ground).toBe(rice.light);
    await page.reload();
    expect(await ground()).toBe(rice.light);
  });

  it('never show the other one first', async () => {
    const { page } = visit;
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      const seen: string[] = [];
      Object.assign(window, { groundsSeen: seen });
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor);
        if (seen.length < 30) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(site.url);
    await untilReady(page);
    const seen = await page.evaluate(() => Reflect.get(window, 'groundsSeen') as string[]);
    expect(new Set(seen)).toEqual(new Set([rice.dark]));
  });

  it('are taken on by the covers, though each is a file of its own', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/fullstack-details/mern-stack`);
    await untilReady(page);
    const cover = () => page.locator('.page-head .cover').screenshot({ animations: 'disabled' });
    const light = await cover();
    await pressSwitch();
    await expect.poll(async () => (await cover()).equals(light)).toBe(false);
    const chosen = await cover();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await cover()).equals(chosen)).toBe(true);
  });

  it('are taken on by a framed page', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/lms`);
    await untilReady(page);
    await pressSwitch();
    const frame = page.frameLocator('iframe').locator('html');
    await expect
      .poll(() => frame.evaluate((root) => getComputedStyle(root).backgroundColor))
      .toBe(rice.dark);
  });
});

describe('with colours forced by the system', () => {
  it('buttons keep an edge, and what has the focus an outline', async () => {
    const { page } = visit;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(site.url);
    await untilReady(page);
    const edges = await page
      .locator('.button:visible, .round-button:visible, .chat-button, .field input:visible')
      .evaluateAll((all) =>
        all.map((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return `${borderTopStyle} ${borderTopWidth}`;
        }),
      );
    expect(edges.length).toBeGreaterThan(10);
    expect(new Set(edges)).toEqual(new Set(['solid 2px']));
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        return `${outlineStyle} ${outlineWidth}`;
      });
      expect(outline).toBe('solid 3px');
    }
  });
});
