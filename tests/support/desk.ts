/** The desk as it is served, in this process, so that a test can fill its store and be its clock. */
import type { BrowserContext } from 'playwright-core';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import type { StaffRole } from '#domain/staff/staff-roles.ts';
import { makeToken, tokenHash } from '#service/desk/sign-in/secret-token.ts';
import { findBuiltSite } from '#service/static/built-site.ts';
import { joins } from '../../tests/service/support/desk-people.ts';
import {
  type TestApp,
  type TestAppOptions,
  testApp,
} from '../../tests/service/support/test-app.ts';
import { freePort } from './free-port.ts';

export type Desk = TestApp & {
  /** Makes a member of staff. */
  hire(name: string, role?: StaffRole): Promise<Staff>;
};

/** Its built pages, with a database of its own. */
export async function openDesk(options: TestAppOptions = {}): Promise<Desk> {
  const built = findBuiltSite('build');
  if (built.at !== 'whole')
    throw new Error('There is no whole build: run npm test, which makes one.');
  const port = await freePort();
  const app = await testApp({
    ...options,
    siteDir: built.clientDir,
    port,
    env: { SITE_URL: `http://127.0.0.1:${port}`, ...options.env },
  });
  return {
    ...app,
    async hire(name, role = 'counsellor') {
      const { id } = await joins(app.store, role);
      await app.store.staff.rename(id, name, 'terminal');
      return { ...((await app.store.staff.findStaff(id)) as Staff) };
    },
  };
}

/** As a browser sends it that has signed in. */
export async function sessionCookie(store: Store, staff: { id: string }): Promise<string> {
  const token = makeToken();
  await store.staff.startSession(tokenHash(token), staff.id, 'a test');
  return `desk=${token}`;
}

/** Signs this browser in. */
export async function signIn(
  context: BrowserContext,
  desk: Desk,
  staff: { id: string },
): Promise<void> {
  const [name = '', value = ''] = (await sessionCookie(desk.store, staff)).split('=');
  await context.addCookies([{ name, value, url: desk.url, httpOnly: true, sameSite: 'Lax' }]);
}
