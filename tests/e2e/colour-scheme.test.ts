/**
 * The switch of the colour scheme. `tests/operations/forced-colours-and-covers.test.ts` tests the covers, and colours
 * that the system forces.
 */
import { describe, expect, it } from 'vitest';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const rice = { light: 'rgb(251, 246, 236)', dark: 'rgb(21, 18, 43)' };

const visitors = freshVisitorsOnSharedSite({ reducedMotion: 'reduce' });
// A visitor who only reads never loads React, and the switch needs none.
const { read } = visitors;

const ground = () =>
  visitors.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const pressSwitch = () =>
  visitors.page.getByRole('button', { name: 'Switch between light and dark' }).click();

describe('light and dark', () => {
  it('follow the system, then the switch, which is remembered on other pages and other days', async () => {
    const page = await read('/request-call');
    expect(await ground()).toBe(rice.light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(rice.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).toBe(rice.light);

    await pressSwitch();
    await expect.poll(ground).toBe(rice.dark);
    await read('/terms');
    expect(await ground()).toBe(rice.dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await pressSwitch();
    await expect.poll(ground).toBe(rice.light);
    await page.reload();
    expect(await ground()).toBe(rice.light);
  });

  it('never show the other scheme first', async () => {
    const page = await visitors.come();
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
    await read('/');
    // Records the first 30 frames, or fewer if a slow machine has painted fewer.
    const seen = await page.evaluate(() => Reflect.get(window, 'groundsSeen') as string[]);
    expect(new Set(seen)).toEqual(new Set([rice.dark]));
  });

  it('also apply to a framed page', async () => {
    const page = await read('/lms');
    await page.frameLocator('iframe').getByRole('main').waitFor();
    await pressSwitch();
    const frame = page.frameLocator('iframe').locator('html');
    await expect
      .poll(() => frame.evaluate((root) => getComputedStyle(root).backgroundColor))
      .toBe(rice.dark);
  });
});
