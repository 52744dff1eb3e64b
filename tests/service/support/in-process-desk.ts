/**
 * The built desk with the service in this process, so that a test can read what was stored and sign any member in.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Staff } from '#database/staff/staff-port.ts';
import { hashToken, makeToken } from '#service/desk/sign-in/secret-token.ts';
import { inspectBuiltSite } from '#service/static/inspect-built-site.ts';
import { openPage, type Visit } from '../../support/browser.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export type InProcessDesk = TestApp & {
  /** The cookie of a session of this member. */
  cookieOf(staff: Pick<Staff, 'id'>): Promise<string>;
  /**
   * A page of its own in which this member is signed in. Unless the test asks otherwise, nothing moves in it: drawing
   * the transition from page to page takes more than half as long as the page itself.
   */
  visitAs(
    browser: Browser,
    staff: Pick<Staff, 'id'>,
    options?: BrowserContextOptions,
  ): Promise<Visit>;
};

export async function startInProcessDesk(options: TestAppOptions = {}): Promise<InProcessDesk> {
  const built = inspectBuiltSite('build');
  if (built.at !== 'whole')
    throw new Error('The desk is not built: run npm test, which builds it.');
  const app = await startTestApp({ siteDir: built.clientDir, ...options });
  const newKey = async ({ id }: Pick<Staff, 'id'>) => {
    const key = makeToken();
    await app.store.staff.startSession(hashToken(key), id, 'A browser of a test');
    return key;
  };
  return {
    ...app,
    cookieOf: async (staff) => `desk=${await newKey(staff)}`,
    async visitAs(browser, staff, context = {}) {
      const visit = await openPage(browser, { reducedMotion: 'reduce', ...context });
      const value = await newKey(staff);
      await visit.page.context().addCookies([{ name: 'desk', value, url: app.url }]);
      return visit;
    },
  };
}
