/** Invites people to a desk, signs them in with their invitation, and finds problems of the pages on that way. */
import type { Page } from 'playwright-core';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { inviteStaff } from '#service/cli/staff/invite-staff.ts';
import { readStaffArguments } from '#service/cli/staff/staff-arguments.ts';
import { authenticatorCodeAt } from '../../tests/service/support/desk-client.ts';
import { TestTerminal } from '../../tests/service/support/test-terminal.ts';
import { findDeskPageProblems } from './find-desk-page-problems.ts';
import { findFreePort } from './find-free-port.ts';
import { findRepeatedIds } from './find-layout-problems.ts';
import { openTestDesk, type TestDesk } from './open-test-desk.ts';

/** A desk at a host name and not at an IP address, because passkeys need a name. */
export async function openDeskForSignIn(): Promise<TestDesk> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  return { ...(await openTestDesk({ port, env: { SITE_URL: url } })), url };
}

/** Invites a person with the owner's command, and returns the link that it writes. */
export async function inviteByCommand(
  site: TestDesk,
  email: string,
  role: StaffRole,
  name: string,
): Promise<string> {
  const terminal = new TestTerminal();
  const words = readStaffArguments(['invite', email, '--role', role, '--name', name]);
  await inviteStaff(site, words, terminal);
  return terminal.out.trim();
}

/** Gives the page a device with passkeys, which has verified its owner. */
export async function giveAuthenticator(page: Page): Promise<void> {
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

export const chosenPassword = 'brass lamp over rivers';

/** The secret that the page shows for an app. */
export const secretOn = async (page: Page) =>
  (await page.locator('.secret').first().innerText()).trim();

/** Chooses the password and sets up an authenticator app. Resolves with the app's secret and the recovery codes. */
export async function choosePassword(page: Page): Promise<{ secret: string; codes: string[] }> {
  const secret = await secretOn(page);
  await page.getByLabel('A new password').fill(chosenPassword);
  await page
    .getByLabel('The code that the app shows now')
    .fill(authenticatorCodeAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Sign in with these from now on' }).click();
  await page.getByRole('heading', { name: 'Keep these ten codes' }).waitFor();
  return { secret, codes: await page.getByRole('listitem').allInnerTexts() };
}

/** Finds the problems of a page on the way from an invitation to the desk, on a phone and on a screen. */
export async function findSignInProblems(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(findRepeatedIds)),
    ...(await findDeskPageProblems(page, { widths: [360, 1440] })),
  ];
}
