/**
 * The programs, pictures and folds of the landing page at each width. `tests/e2e/landing.test.ts` has its first screen.
 */
import { expect, it } from 'vitest';
import { layoutAndTiming } from '#content/layout-and-timing.ts';
import { layOutEverything, resize } from '../support/browser.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const { read } = openNewVisitorForEachTestOnSharedSite({ reducedMotion: 'reduce' });

it('the landing page shows at each width as many programs side by side as specified, and pictures at most as high', async () => {
  const page = await read('/');
  await layOutEverything(page);
  const programsAt = { 1440: 4, 1300: 4, 1000: 3, 992: 3, 800: 2, 768: 2, 360: 1 };
  for (const [width, count] of Object.entries(programsAt)) {
    await resize(page, { width: Number(width), height: 900 });
    const found = await page.evaluate(() => {
      const highest = (selector: string) =>
        Math.max(...[...document.querySelectorAll(selector)].map((image) => image.clientHeight));
      const track = document.querySelector('#programs .carousel-track');
      const box = track?.getBoundingClientRect() ?? new DOMRect();
      const visible = [...(track?.children ?? [])].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      });
      return {
        programs: visible.length,
        software: highest('#software img'),
        card: highest('.card .cover'),
      };
    });
    const { imageMaxHeight } = layoutAndTiming;
    expect(found.programs, `${width} px`).toBe(count);
    expect(found.software, `${width} px`).toBeLessThanOrEqual(imageMaxHeight.software);
    expect(found.card, `${width} px`).toBeLessThanOrEqual(imageMaxHeight.card);
    expect(found.card, `${width} px`).toBeGreaterThan(100);
    const isWide = Number(width) >= 768;
    expect(await page.getByText('Our vision', { exact: true }).isVisible()).toBe(isWide);
    expect(await page.locator('#about summary').isVisible()).toBe(!isWide);
  }
});
