import type { Page } from 'playwright-core';
import { resize } from './browser.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { findLowContrast } from './find-low-contrast.ts';

/**
 * The problems of this list of enquiries on a phone and on a screen, there in both colour schemes. With `within`, axe
 * checks only that part, because the others are checked in another state of the page.
 */
export async function findDeskListProblems(page: Page, within = 'html'): Promise<string[]> {
  const name = new URL(page.url()).pathname;
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${name}, ${where}: ${problem}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 360, height: 740 });
  note('phone', await findAccessibilityProblems(page, 'all but contrast', within));
  note('light, phone', await page.evaluate(findLowContrast));
  await resize(page, { width: 1280, height: 900 });
  note('screen', await findAccessibilityProblems(page, 'layout', within));
  note('light, screen', await page.evaluate(findLowContrast));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('dark, screen', await page.evaluate(findLowContrast));
  return problems;
}
