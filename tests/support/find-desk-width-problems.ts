import type { Page } from 'playwright-core';
import { resize } from './browser.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { findOverflows, findSmallTargets } from './find-layout-problems.ts';
import { findLowContrast } from './find-low-contrast.ts';

/**
 * Opens an address of the desk, and finds what is cut off or too small for a thumb at the widths of a phone, a tablet
 * and a screen, and what axe finds on a phone and a screen, there in both colour schemes.
 */
export async function findDeskWidthProblems(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${new URL(url).pathname}, ${where}: ${problem}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url);
  for (const width of [360, 768, 1440]) {
    await resize(page, { width, height: 740 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    note(`${width} px`, await page.evaluate(findOverflows));
    if (width < 992) note(`${width} px`, await page.evaluate(findSmallTargets, 'main'));
    if (width > 360) continue;
    note('360 px', await findAccessibilityProblems(page, 'all but contrast'));
    note('360 px, light', await page.evaluate(findLowContrast));
  }
  note('1440 px', await findAccessibilityProblems(page, 'layout'));
  note('1440 px, light', await page.evaluate(findLowContrast));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('1440 px, dark', await page.evaluate(findLowContrast));
  return problems;
}
