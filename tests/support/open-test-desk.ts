/** Serves the built desk from this process, so that a test can fill its store and set its clock. */
import type { BrowserContext } from 'playwright-core';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { hashToken, makeToken } from '#service/desk/sign-in/secret-token.ts';
import {
  findBuiltSiteDir,
  prepareReducedSiteDir,
} from '../../tests/service/support/reduced-built-site.ts';
import { storeStaffMember } from '../../tests/service/support/staff-and-enquiries.ts';
import {
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '../../tests/service/support/start-test-app.ts';
import { findFreePort } from './find-free-port.ts';

export type TestDesk = TestApp & {
  /** Creates a member of staff with this name, by default a counsellor. */
  hire(name: string, role?: StaffRole): Promise<StaffMember>;
  /** The HTML of a page of the desk as this member gets it, without React's marks between texts. */
  readAs(staff: { id: string }, path: string): Promise<string>;
  /** Erases all enquiries, for files in which each test begins without any. */
  eraseEnquiries(): Promise<void>;
};

/**
 * Starts the service with the built desk, in this process, on a port of its own and with a database of its own. A desk
 * that can publish gets the whole built site, and any other desk the smaller one of `prepareReducedSiteDir`, because a
 * service reads all files of its site when it starts.
 */
export async function openTestDesk(options: TestAppOptions = {}): Promise<TestDesk> {
  const port = options.port ?? (await findFreePort());
  const app = await startTestApp({
    ...options,
    siteDir: options.publishing === undefined ? prepareReducedSiteDir() : findBuiltSiteDir(),
    port,
    env: { SITE_URL: `http://127.0.0.1:${port}`, ...options.env },
  });
  return {
    ...app,
    async hire(name, role = 'counsellor') {
      const { id } = await storeStaffMember(app.store, role);
      await app.store.staff.rename(id, name, 'terminal');
      return { ...((await app.store.staff.findStaff(id)) as StaffMember) };
    },
    async readAs(staff, path) {
      const headers = { cookie: await createSessionCookie(app.store, staff) };
      const html = await (await fetch(app.url + path, { headers })).text();
      return html.replaceAll('<!-- -->', '');
    },
    async eraseEnquiries() {
      const ids = (await app.leads()).map(({ id }) => id);
      await app.store.desk.erase(ids, 'terminal');
    },
  };
}

/** Starts a session of this member, and returns its cookie as a browser sends it. */
export async function createSessionCookie(store: Store, staff: { id: string }): Promise<string> {
  const token = makeToken();
  await store.staff.startSession(hashToken(token), staff.id, 'a test');
  return `desk=${token}`;
}

/** Signs this browser in as the member. */
export async function signInBrowser(
  context: BrowserContext,
  desk: TestDesk,
  staff: { id: string },
): Promise<void> {
  const [name = '', value = ''] = (await createSessionCookie(desk.store, staff)).split('=');
  await context.addCookies([{ name, value, url: desk.url, httpOnly: true, sameSite: 'Lax' }]);
}
