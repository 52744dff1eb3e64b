/** A button keeps its label and its shape on every background, in both colour schemes and in every state. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeControlContrastProblem } from '../support/describe-control-contrast-problem.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const buttons = '.button, .round-button, .link-button, .chat-button, .theme-switch';
/** Together, these pages have every background on which a button stands, including the dark footer and forms. */
const addresses = [
  '/',
  '/fullstack',
  '/fullstack-details/mern-stack',
  '/super-program',
  '/short-term',
  '/enroll-form',
  '/request-call',
];
const states = {
  'at rest': [],
  'pointed at': ['hover'],
  'held down': ['hover', 'active'],
  'reached by keyboard': ['focus', 'focus-visible'],
} as const;

const visitor = oneVisitorOnSharedSite({ reducedMotion: 'reduce', bypassCSP: true });

/** Puts every button of the page into one state after another, with the browser's developer tools. */
async function statesOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: buttons,
  });
  expect(nodeIds.length).toBeGreaterThan(3);
  return async (forcedPseudoClasses: readonly string[]) => {
    for (const nodeId of nodeIds)
      await devtools.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: [...forcedPseudoClasses],
      });
  };
}

const problemsOf = (page: Page) =>
  page.evaluate(
    ([selector, source]) => {
      const why = new Function(`return (${source})`)() as (control: Element) => string | null;
      return [...document.querySelectorAll(selector)]
        .filter((control) => control.checkVisibility())
        .flatMap((control) => why(control) ?? []);
    },
    [buttons, describeControlContrastProblem.toString()] as const,
  );

it.each(addresses)('every button of %s is readable in every state and scheme', async (address) => {
  const page = await visitor.read(address);
  const found: string[] = [];
  const force = await statesOf(page);
  for (const [name, classes] of Object.entries(states)) {
    await force(classes);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const problems = await problemsOf(page);
      found.push(...problems.map((problem) => `${colorScheme}, ${name}: ${problem}`));
    }
  }
  expect(found).toEqual([]);
});

it('a tapped button looks as before', async () => {
  const page = await visitor.read('/', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
  });
  const start = page.locator('summary', { hasText: 'Start Learning' }).first();
  const look = () =>
    start.evaluate((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return [color, backgroundColor, borderTopColor];
    });
  const answer = page.getByText('Coming Soon').first();
  for (const [colorScheme, after] of [
    ['light', 'visible'],
    ['dark', 'hidden'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const before = await look();
    await start.tap();
    await answer.waitFor({ state: after });
    // The pressed look ends a moment after the press.
    await expect.poll(look).toEqual(before);
  }
});
