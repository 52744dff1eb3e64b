/** Finds, presses and follows parts of the page of an enquiry, for tests of the desk. */
import type { Locator, Page } from 'playwright-core';
import type { Visit } from './browser.ts';
import type { TestDeskWithVisits } from './open-test-desk-with-visits.ts';

export const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const flashMessageOn = (page: Page) => page.locator('.flash');
export const noteFieldOn = (page: Page) => page.getByLabel('What was said, what was promised');
export const historyOn = (page: Page) => page.getByRole('region', { name: 'What happened' });

/** Removes the console errors that a test has caused on purpose: those that match `meant`. */
export function removeExpectedErrors({ troubles }: Visit, meant: RegExp): void {
  const others = troubles.filter((trouble) => !meant.test(trouble));
  troubles.splice(0, troubles.length, ...others);
}

/**
 * Follows a link of the desk that records a message and then redirects. Returns the address of the redirect, such as
 * one of WhatsApp.
 */
export async function followMessageLink(
  desk: TestDeskWithVisits,
  who: { id: string },
  link: Locator,
): Promise<URL> {
  const cookie = await desk.cookieOf(who);
  const href = `${desk.url}${await link.getAttribute('href')}`;
  const answer = await fetch(href, { redirect: 'manual', headers: { cookie } });
  return new URL(answer.headers.get('location') ?? '');
}
