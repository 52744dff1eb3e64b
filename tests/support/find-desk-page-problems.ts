import type { Page } from 'playwright-core';
import { resize } from './browser.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { findOverflows, findSmallTargets } from './find-layout-problems.ts';
import { findLowContrast } from './find-low-contrast.ts';

type Options = {
  /** The widths of the window, the narrowest first. */
  widths: readonly number[];
  /** Whether to also look for cut text at each width, and for targets too small for a thumb below 992 px. */
  withLayout?: boolean;
  /** A selector of the part that axe checks, for tests that have checked the rest of the page in another state. */
  within?: string;
  /** A further check of the caller, which runs at each width and returns problems as sentences. */
  findMore?: () => Promise<string[]>;
};

/**
 * Finds problems of the opened page of the desk. Axe checks the narrowest and the widest width. Contrast is measured at
 * both in light colours, and at the widest one in dark colours.
 */
export async function findDeskPageProblems(
  page: Page,
  { widths, withLayout = false, within = 'html', findMore }: Options,
): Promise<string[]> {
  const name = new URL(page.url()).pathname;
  const problems: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${name}, ${where}: ${problem}`));

  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of widths) {
    await resize(page, { width, height: width < 992 ? 740 : 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if (withLayout) add(`${width} px`, await page.evaluate(findOverflows));
    if (withLayout && width < 992)
      add(`${width} px`, await page.evaluate(findSmallTargets, 'main'));
    if (findMore) add(`${width} px`, await findMore());
    if (width !== widths[0] && width !== widths.at(-1)) continue;
    // At the widest width, axe repeats only the rules whose result depends on the width.
    const rules = width === widths[0] ? 'all but contrast' : 'layout';
    add(`${width} px`, await findAccessibilityProblems(page, rules, within));
    add(`light, ${width} px`, await page.evaluate(findLowContrast));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  add(`dark, ${widths.at(-1)} px`, await page.evaluate(findLowContrast));
  return problems;
}
