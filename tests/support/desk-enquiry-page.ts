/** What tests press and read on the page of an enquiry. */
import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';

export const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const flashMessageOn = (page: Page) => page.locator('.flash');
export const noteFieldOn = (page: Page) => page.getByLabel('What was said, what was promised');

/** Removes the console errors that a test has caused on purpose: those that match `meant`. */
export function forgiveErrors({ troubles }: Visit, meant: RegExp): void {
  const others = troubles.filter((trouble) => !meant.test(trouble));
  troubles.splice(0, troubles.length, ...others);
}
