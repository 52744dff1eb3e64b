import type { Page } from 'playwright-core';
import { resize, untilLaidOut } from './browser.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import {
  findButtonsBeyondTheirBox,
  findControlsUnderChatButton,
  findCutPlaceholders,
  findOverflows,
  findSmallTargets,
} from './find-layout-problems.ts';
import { findLowContrast } from './find-low-contrast.ts';

export type ScreenSize = readonly [width: number, height: number];

/**
 * The sizes of buttons and links are measured at the width of a phone, and at the width at which the wide layout
 * begins.
 */
const widthsWithTargetCheck = new Set<number>([360, 992]);

/**
 * Finds problems of an opened page. Axe checks it in light colours on a wide screen and in dark colours on a phone. On
 * each of the screens, the check looks for parts that are cut off, covered or too small to press. Contrast in dark
 * colours is measured by `findLowContrast`, and with `measured and by axe` also by axe, whose rule takes half of the
 * time of the whole check.
 */
export async function findAccessibilityAndLayoutProblems(
  page: Page,
  screens: readonly ScreenSize[],
  darkContrast: 'measured' | 'measured and by axe' = 'measured and by axe',
): Promise<string[]> {
  const problems: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${where}: ${problem}`));

  await untilLaidOut(page);
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 1280, height: 900 });
  add('light, 1280 px', await findAccessibilityProblems(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await resize(page, { width: 360, height: 740 });
  const rules = darkContrast === 'measured' ? 'layout' : 'looks';
  add('dark, 360 px', await findAccessibilityProblems(page, rules));
  add('dark, 360 px', await page.evaluate(findLowContrast));

  for (const [width, height] of screens) {
    await resize(page, { width, height });
    add(`${width} px`, await page.evaluate(findOverflows));
    add(`${width} px`, await page.evaluate(findControlsUnderChatButton));
    add(`${width} px`, await page.evaluate(findButtonsBeyondTheirBox));
    if (width === 320) add('320 px', await page.evaluate(findCutPlaceholders));
    if (widthsWithTargetCheck.has(width))
      add(`${width} px`, await page.evaluate(findSmallTargets, 'body'));
  }
  return problems;
}
