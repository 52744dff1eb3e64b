import type { Page } from 'playwright-core';

const nothing = 'nothing has the focus';

/**
 * Returns why a person could not see the focused element (no outline, outside the window, or covered), or an empty
 * text. Runs inside the page.
 */
export function describeHiddenFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  // The focus is inside the framed page, which is tested as a page of its own.
  if (element.localName === 'iframe') return '';
  const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? element.localName;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${name}: no outline`;
  const box = element.getBoundingClientRect();
  const shown = {
    left: Math.max(box.left, 0),
    right: Math.min(box.right, innerWidth),
    top: Math.max(box.top, 0),
    bottom: Math.min(box.bottom, innerHeight),
  };
  if (shown.right - shown.left < 8 || shown.bottom - shown.top < 8) return `${name}: out of sight`;
  const top = document.elementFromPoint(
    (shown.left + shown.right) / 2,
    (shown.top + shown.bottom) / 2,
  );
  const cover = top?.closest('.site-header, .chat-button, .offer-bar');
  return cover && !cover.contains(element) ? `${name}: covered by ${cover.className}` : '';
}

/**
 * Presses Tab from the first to the last stop of a page. Returns the number of stops, and the problems of those on
 * which the focus could not be seen.
 */
export async function findTabFocusProblems(
  page: Page,
): Promise<{ stops: number; problems: string[] }> {
  const problems = new Set<string>();
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(describeHiddenFocus);
    if (problem === nothing) return { stops, problems: [...problems] };
    if (problem) problems.add(problem);
  }
  throw new Error('After 400 times Tab the page had not ended.');
}
