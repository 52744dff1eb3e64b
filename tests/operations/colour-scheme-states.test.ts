/**
 * The colour scheme in the first frames of a page, in a framed page and in the covers, each of which is a file of its
 * own; and colours that the system forces. `tests/e2e/colour-scheme.test.ts` has the switch.
 */
import { describe, expect, it } from 'vitest';
import { groundColourByScheme, pressSchemeSwitch } from '../support/colour-scheme.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({ reducedMotion: 'reduce' });
const { read } = visitors;

describe('light and dark', () => {
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
    expect(new Set(seen)).toEqual(new Set([groundColourByScheme.dark]));
  });

  it('also apply to a framed page', async () => {
    const page = await read('/lms');
    await page.frameLocator('iframe').getByRole('main').waitFor();
    await pressSchemeSwitch(page);
    const frame = page.frameLocator('iframe').locator('html');
    await expect
      .poll(() => frame.evaluate((root) => getComputedStyle(root).backgroundColor))
      .toBe(groundColourByScheme.dark);
  });

  it('also apply to the covers, though each is a file of its own', async () => {
    const page = await read('/fullstack-details/mern-stack');
    const cover = () => page.locator('.page-head .cover').screenshot({ animations: 'disabled' });
    const light = await cover();
    await pressSchemeSwitch(page);
    await expect.poll(async () => (await cover()).equals(light)).toBe(false);
    const chosen = await cover();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await cover()).equals(chosen)).toBe(true);
  });
});

it('with colours forced by the system, buttons keep an edge, and the focused element an outline', async () => {
  const page = await read('/', { forcedColors: 'active' });
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
