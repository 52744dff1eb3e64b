/**
 * What staff meet less often on the way into the desk: a second passkey instead of the first one, and the pages without
 * JavaScript. `tests/e2e/desk-sign-in.test.ts` has signing in by each method.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authenticatorCodeAt } from '../../tests/service/support/desk-client.ts';
import { closeSharedPages, openPage, openSharedBrowser } from '../support/browser.ts';
import type { TestDesk } from '../support/open-test-desk.ts';
import {
  chosenPassword,
  giveAuthenticator,
  inviteByCommand,
  openDeskForSignIn,
  secretOn,
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

it('no passkey is offered without JavaScript, and the form for a password is there', async () => {
  const link = await inviteByCommand(site, 'ravi@example.in', 'owner', 'Ravi');
  const { page, troubles, leave } = await openPage(browser, { javaScriptEnabled: false });
  for (const address of [link, `${site.url}/desk/sign-in`]) {
    await page.goto(address);
    expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
    expect(await page.getByText('the browser stopped').isVisible()).toBe(false);
    expect(await page.locator('input[name=password]').isVisible()).toBe(true);
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('a second passkey is added and the first one removed; the last one cannot be removed', async () => {
  const link = await inviteByCommand(site, 'dev@example.in', 'counsellor', 'Dev');
  const { page, troubles, leave } = await openPage(browser, { reducedMotion: 'reduce' });
  await giveAuthenticator(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.waitForURL(/\/desk$/);
  await page.goto(`${site.url}/desk/account`);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByText('This is your only way in.').waitFor();
  troubles.length = 0;

  const secret = await secretOn(page);
  await page.getByLabel('A new password').fill(chosenPassword);
  await page
    .getByLabel('The code that the app shows now')
    .fill(authenticatorCodeAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('link', { name: 'I have kept them: go on' }).click();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByText('The passkey is removed.').waitFor();

  await page.getByLabel('What you call it').fill('My laptop');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('The passkey is added.').waitFor();
  await page.getByText('My laptop').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});
