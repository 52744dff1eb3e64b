/**
 * Starting work: from the invitation link to the desk, signing out, and signing in again, by each method.
 * `tests/operations/desk-sign-in-states.test.ts` has a second passkey and signing in without JavaScript, and
 * `tests/operations/desk-sign-in-appearance.test.ts` the appearance of the pages.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openPage, openSharedBrowser } from '../support/browser.ts';
import type { TestDesk } from '../support/open-test-desk.ts';
import {
  choosePassword,
  chosenPassword,
  giveAuthenticator,
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

const invite = (email: string, role: StaffRole, name: string) =>
  inviteByCommand(site, email, role, name);

async function signOut(page: Page): Promise<void> {
  await page.goto(`${site.url}/desk/account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/desk/sign-in');
}

describe('with a password and an app', () => {
  it('an invited member signs in, signs out, and signs in again by a code from paper', async () => {
    const email = 'asha@example.in';
    const link = await invite(email, 'owner', 'Asha Rao');
    const { page, troubles, leave } = await openPage(browser, {
      reducedMotion: 'reduce',
    });
    await page.goto(link);
    await expect
      .poll(() => page.getByRole('button', { name: 'Make a passkey' }).isVisible())
      .toBe(true);
    const stopped = page.getByText('the browser stopped');
    expect(await stopped.isVisible()).toBe(false);
    const { codes } = await choosePassword(page);
    expect(codes).toHaveLength(10);
    await page.getByRole('link', { name: 'I have kept them: go on' }).click();
    await page.waitForURL(/\/desk$/);

    await signOut(page);
    await page.goto(`${site.url}/desk/staff`);
    await page.waitForURL('**/desk/sign-in?to=*');
    await expect
      .poll(() => page.getByRole('button', { name: 'Sign in with a passkey' }).isVisible())
      .toBe(true);
    expect(await stopped.isVisible()).toBe(false);
    await page.getByLabel('Mail address').fill(email.toUpperCase());
    await page.getByLabel('Password').fill(chosenPassword);
    await page.getByText('I do not have my phone').click();
    await page.getByLabel('One of your ten recovery codes').fill(codes[3] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/desk/staff');
    await page.goto(`${site.url}/desk/account`);
    await page.getByText('9 recovery codes are left.').waitFor();
    expect(troubles).toEqual([]);
    await leave();
  });
});

describe('with a passkey', () => {
  it('an invited member signs in, signs out, and signs in again by one press', async () => {
    const link = await invite('meera@example.in', 'counsellor', 'Meera Iyer');
    const { page, troubles, leave } = await openPage(browser, { reducedMotion: 'reduce' });
    await giveAuthenticator(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.waitForURL(/\/desk$/);
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(/\/desk$/);

    // The link in a mail to staff: after signing in, the member is at the enquiry, and the first button assigns it
    // and starts the call.
    await signOut(page);
    const { id } = await submitEnquiry(site.store);
    const atDesk = `${site.url}/desk/enquiries/${id}`;
    await page.goto(atDesk);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(atDesk);
    const head = page.locator('.enquiry-head');
    expect(await head.textContent()).not.toContain('with you');
    await page.locator('.work-bar').locator('a, button').first().click();
    await expect.poll(() => head.textContent()).toContain('with you');

    // The link was used and no longer works.
    expect((await page.goto(link))?.status()).toBe(410);
    const expected = /410|scheme does not have a registered handler/;
    expect(troubles.filter((trouble) => !expected.test(trouble))).toEqual([]);
    await leave();
  });
});

describe('a session that has ended meanwhile', () => {
  it('keeps the typed text, and leaves nothing for the next person after signing out', async () => {
    const link = await invite('tara@example.in', 'owner', 'Tara');
    const { page, troubles, leave } = await openPage(browser, { reducedMotion: 'reduce' });
    await giveAuthenticator(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await page.waitForURL(/\/desk$/);
    await page.goto(`${site.url}/desk/staff`);
    const form = page.getByRole('region', { name: 'Invite somebody' });
    await form.getByLabel('Name').fill('Half typed');
    await form.getByLabel('Mail address').fill('half@example.in');
    await page.context().clearCookies({ name: 'desk' });
    await form.getByRole('button', { name: 'Make the link' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/desk/staff');
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Half typed');
    expect(await form.getByLabel('Mail address').inputValue()).toBe('half@example.in');

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(/\/desk$/);
    await page.goto(`${site.url}/desk/staff`);
    expect(await form.getByLabel('Name').inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(troubles).toEqual([]);
    await leave();
  });
});
