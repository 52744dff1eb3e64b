/**
 * The page of signing in, and those from an invitation to the account, with axe, on a phone and a wide screen, in both
 * colour schemes. `tests/e2e/desk-sign-in.test.ts` has what staff do on them.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeSharedPages, openPage, openSharedBrowser } from '../support/browser.ts';
import type { TestDesk } from '../support/open-test-desk.ts';
import {
  choosePassword,
  findSignInProblems,
  inviteByCommand,
  openDeskForSignIn,
} from '../support/sign-in-to-desk.ts';

let site: TestDesk;
let browser: Browser;
beforeAll(async () => {
  site = await openDeskForSignIn();
  browser = await openSharedBrowser();
});
afterAll(async () => {
  await closeSharedPages();
  await site?.close();
});

it('an invitation, the recovery codes and the account are accessible, on a phone and a wide screen, light and dark', async () => {
  const link = await inviteByCommand(site, 'lata@example.in', 'owner', 'Lata');
  const { page, leave } = await openPage(browser, { reducedMotion: 'reduce' });
  await page.goto(link);
  await page.getByRole('button', { name: /passkey/ }).waitFor();
  const problems = await findSignInProblems(page);
  await choosePassword(page);
  problems.push(...(await findSignInProblems(page)));
  // With a password and codes, the page of the account has more panels than in other-desk-pages.test.ts.
  await page.goto(`${site.url}/desk/account`);
  for (const summary of await page.locator('details > summary').all()) await summary.click();
  problems.push(...(await findSignInProblems(page)));
  expect(problems).toEqual([]);
  await leave();
});

it('the page of signing in is accessible, on a phone and a wide screen, light and dark', async () => {
  const { page, leave } = await openPage(browser, { reducedMotion: 'reduce' });
  await page.goto(`${site.url}/desk/sign-in?to=/desk/staff`);
  await page.getByRole('button', { name: /passkey/ }).waitFor();
  expect(await findSignInProblems(page)).toEqual([]);
  await leave();
});
