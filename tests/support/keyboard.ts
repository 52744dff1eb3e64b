import type { Page } from 'playwright-core';
import { describeHiddenFocus } from './find-tab-focus-problems.ts';

/** Reads where the focus is on the present page of a test, and moves it by Tab. */
export function keyboardOn(page: () => Page) {
  /** The focused element, by the name that a person would use. */
  const focused = () =>
    page().evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return '(nothing)';
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return (label ?? element.ariaLabel ?? element.textContent ?? '').trim();
    });

  /**
   * Waits until the address has this fragment and the browser has moved its starting point for Tab there, which happens
   * when it paints.
   */
  async function untilAt(fragment: string): Promise<void> {
    await page().waitForURL(`**/${fragment}`);
    await page().evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  }

  /** Presses Tab until the focused element has this name. */
  async function tabTo(name: string | RegExp, limit = 90): Promise<void> {
    for (let press = 0; press < limit; press += 1) {
      await page().keyboard.press('Tab');
      const at = await focused();
      if (typeof name === 'string' ? at === name : name.test(at)) return;
    }
    throw new Error(`${limit} times Tab did not lead to ${name}.`);
  }

  const hiddenFocus = () => page().evaluate(describeHiddenFocus);
  return { focused, hiddenFocus, tabTo, untilAt };
}
