/** The colour scheme of the covers, each of which is a file of its own, and colours that the system forces. */
import { expect, it } from 'vitest';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const { read } = freshVisitorsOnSharedSite({ reducedMotion: 'reduce' });

it('light and dark also apply to the covers, though each is a file of its own', async () => {
  const page = await read('/fullstack-details/mern-stack');
  const cover = () => page.locator('.page-head .cover').screenshot({ animations: 'disabled' });
  const light = await cover();
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(async () => (await cover()).equals(light)).toBe(false);
  const chosen = await cover();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await cover()).equals(chosen)).toBe(true);
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
