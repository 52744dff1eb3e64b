/**
 * Finds what keeps people from using a page: violations of axe's rules for WCAG A and AA, and sideways scrolling on a
 * phone. Axe runs by `page.evaluate` and not as a script of the page, so the page's content policy stays in force.
 */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** One line for each violation, such as "color-contrast: .stamp.due"; empty when the page is accessible. */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run;
    const { violations } = await run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}`),
    );
  });
}

/** Returns by how many pixels the page is wider than a phone of 360 px; 0 is right. */
export async function countPixelsTooWide(page: Page): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const extra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (before !== null) await page.setViewportSize(before);
  return extra;
}
