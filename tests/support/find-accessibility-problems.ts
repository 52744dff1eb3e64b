import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** Axe's rules whose result depends on the width of the screen or on colours, except for the contrast of texts. */
const layout = ['link-in-text-block', 'target-size', 'scrollable-region-focusable'];
const looks = ['color-contrast', ...layout];

/**
 * Finds violations of WCAG 2.0 to 2.2 A and AA and of axe's own best practice, as sentences. `looks` checks only the
 * rules whose result another colour scheme or width can change; `layout` is `looks` without contrast. Checking contrast
 * takes half of the time of `everything`, so a test that asks for `all but contrast` or `layout` checks contrast with
 * `findLowContrast`. Axe does not check the inside of frames; a framed page is checked as a page of its own. `within`
 * is a selector that limits the check to a part of the page, which is much faster after a test has changed only that
 * part.
 */
export async function findAccessibilityProblems(
  page: Page,
  asked: 'everything' | 'looks' | 'layout' | 'all but contrast' = 'everything',
  within = 'html',
): Promise<string[]> {
  // `within` may name several parts. Axe fails only if the page has none of them, so this loop fails if any is missing.
  for (const part of within.split(','))
    if ((await page.locator(part).count()) === 0) throw new Error(`The page has no ${part}.`);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = asked === 'looks' ? looks : asked === 'layout' ? layout : null;
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards };
  const options = {
    runOnly,
    iframes: false,
    resultTypes: ['violations'],
    ...(asked === 'all but contrast' ? { rules: { 'color-contrast': { enabled: false } } } : {}),
  };
  const { violations } = await page.evaluate(
    ([how, part]) => {
      const { axe } = window as unknown as {
        axe: { run(what: Document | string, how: object): Promise<AxeResults> };
      };
      return axe.run(part === 'html' ? document : part, how);
    },
    [options, within] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 160)}\n  ${failureSummary}`,
    ),
  );
}
