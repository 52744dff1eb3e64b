/** Starting work: from the invitation link to the desk, signing out, and signing in again, by each method. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAnonKey } from '#contract/default-anon-key.ts';
import { closeSharedPages, openPage, resize, sharedBrowser } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { codeNow, inviteStaff, startSiteForDesk } from '../support/running-desk.ts';
import { listLeads, type RunningSite } from '../support/running-site.ts';

const password = 'brass lamp over rivers';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  site = await startSiteForDesk();
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closeSharedPages();
  await site?.stop();
});

const secretOn = async (page: Page) => (await page.locator('.secret').first().innerText()).trim();

async function choosePassword(page: Page): Promise<{ secret: string; codes: string[] }> {
  const secret = await secretOn(page);
  await page.getByLabel('A new password').fill(password);
  await page.getByLabel('The code that the app shows now').fill(codeNow(secret));
  await page.getByRole('button', { name: 'Sign in with these from now on' }).click();
  await page.getByRole('heading', { name: 'Keep these ten codes' }).waitFor();
  return { secret, codes: await page.getByRole('listitem').allInnerTexts() };
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${site.url}/desk/account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/desk/sign-in');
}

async function requestCall(site: RunningSite): Promise<void> {
  const { status } = await fetch(`${site.url}/rest/v1/request_a_call`, {
    method: 'POST',
    headers: { apikey: defaultAnonKey, 'content-type': 'application/json' },
    body: JSON.stringify([
      {
        name: 'Priya',
        email: 'priya@example.com',
        phone: '98470 12345',
        program: 'Web Development',
        message: null,
      },
    ]),
  });
  expect(status).toBe(201);
}

/** A device with passkeys, which has verified its owner. */
async function giveAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/**
 * Checks accessibility in both colour schemes, and that no two elements have the same id: a label would belong to
 * the first of them.
 */
async function expectSound(page: Page): Promise<void> {
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findAccessibilityProblems(page, 'looks')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

describe('with a password and an app', () => {
  it.each([true, false])(
    'an invited member signs in, signs out, and signs in again by a code from paper (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const email = javaScriptEnabled ? 'asha@example.in' : 'ravi@example.in';
      const link = await inviteStaff(site, email, 'owner', 'Asha Rao');
      const { page, troubles, leave } = await openPage(browser, {
        javaScriptEnabled,
        reducedMotion: 'reduce',
      });
      await page.goto(link);
      await expect
        .poll(() => page.getByRole('button', { name: 'Make a passkey' }).isVisible())
        .toBe(javaScriptEnabled);
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
        .toBe(javaScriptEnabled);
      expect(await stopped.isVisible()).toBe(false);
      await page.getByLabel('Mail address').fill(email.toUpperCase());
      await page.getByLabel('Password').fill(password);
      await page.getByText('The phone is not here').click();
      await page.getByLabel('One of your ten recovery codes').fill(codes[3] ?? '');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/desk/staff');
      await page.goto(`${site.url}/desk/account`);
      await page.getByText('9 recovery codes are left.').waitFor();
      expect(troubles).toEqual([]);
      await leave();
    },
  );
});

describe('with a passkey', () => {
  it('an invited member signs in, signs out, and signs in again by one press', async () => {
    const link = await inviteStaff(site, 'meera@example.in', 'counsellor', 'Meera Iyer');
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
    await requestCall(site);
    const [enquiry] = await listLeads(site);
    const atDesk = `${site.url}/desk/enquiries/${enquiry?.id}`;
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

  it('a second passkey is added and the first one removed; the last one cannot be removed', async () => {
    const link = await inviteStaff(site, 'dev@example.in', 'counsellor', 'Dev');
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
    await page.getByLabel('A new password').fill(password);
    await page.getByLabel('The code that the app shows now').fill(codeNow(secret));
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
});

describe('a session that has ended meanwhile', () => {
  it('keeps the typed text, and leaves nothing for the next person after signing out', async () => {
    const link = await inviteStaff(site, 'tara@example.in', 'owner', 'Tara');
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

describe('the pages of signing in', () => {
  it('are accessible, on a phone and a wide screen, light and dark', async () => {
    const link = await inviteStaff(site, 'lata@example.in', 'owner', 'Lata');
    const { page, leave } = await openPage(browser, { reducedMotion: 'reduce' });
    for (const address of [link, `${site.url}/desk/sign-in?to=/desk/staff`]) {
      await page.goto(address);
      await page.getByRole('button', { name: /passkey/ }).waitFor();
      for (const width of [360, 1440]) {
        await resize(page, { width, height: 900 });
        await expectSound(page);
      }
    }
    await resize(page, { width: 1280, height: 900 });
    await page.goto(link);
    await choosePassword(page);
    await expectSound(page);
    for (const path of ['/desk/account', '/desk/staff']) {
      await page.goto(site.url + path);
      for (const summary of await page.locator('details > summary').all()) await summary.click();
      await expectSound(page);
    }
    await leave();
  });
});
