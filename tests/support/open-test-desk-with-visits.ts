/**
 * The built desk with the service in this process, so that a test can read what was stored. Any member can be signed
 * in, also in a browser.
 */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { TestAppOptions } from '../../tests/service/support/start-test-app.ts';
import { openPage, type Visit } from './browser.ts';
import {
  createSessionCookie,
  openTestDesk,
  signInBrowser,
  type TestDesk,
} from './open-test-desk.ts';

export type TestDeskWithVisits = TestDesk & {
  /** The cookie of a session of this member. */
  cookieOf(staff: Pick<StaffMember, 'id'>): Promise<string>;
  /**
   * Opens a new page in which this member is signed in. By default it asks for reduced motion, because drawing the
   * transition between two pages takes more than half as long as the page itself.
   */
  visitAs(
    browser: Browser,
    staff: Pick<StaffMember, 'id'>,
    options?: BrowserContextOptions,
  ): Promise<Visit>;
};

export async function openTestDeskWithVisits(
  options: TestAppOptions = {},
): Promise<TestDeskWithVisits> {
  const desk = await openTestDesk(options);
  return {
    ...desk,
    cookieOf: (staff) => createSessionCookie(desk.store, staff),
    async visitAs(browser, staff, context = {}) {
      const visit = await openPage(browser, { reducedMotion: 'reduce', ...context });
      await signInBrowser(visit.page.context(), desk, staff);
      return visit;
    },
  };
}
