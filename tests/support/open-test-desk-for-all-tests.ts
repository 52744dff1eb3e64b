import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TestAppOptions } from '../../tests/service/support/start-test-app.ts';
import { closeSharedPages, openSharedBrowser, type Visit } from './browser.ts';
import { endVisitsAfterEachTest } from './end-visits-after-each-test.ts';
import { openTestDeskWithVisits, type TestDeskWithVisits } from './open-test-desk-with-visits.ts';

export type TestDeskForAllTests = TestDeskWithVisits & {
  /** The pages that the present test has opened so far. */
  readonly visits: Visit[];
  /** Opens a new page in which this member is signed in, at an address of the desk. */
  visit(staff: { id: string }, address: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Does the same as `visit`, and returns only the page. */
  open(staff: { id: string }, address: string, options?: BrowserContextOptions): Promise<Page>;
};

type Options = TestAppOptions & {
  /** Whether all enquiries are erased after each test, so that each test begins without any. */
  eraseAfterEachTest?: boolean;
};

/**
 * Opens one desk for all tests of a file, each of which opens pages of its own. A test fails if one of them had an
 * error. Everything of the desk itself can be used from the file's `beforeAll` on.
 */
export function openTestDeskForAllTests({
  eraseAfterEachTest = false,
  ...options
}: Options = {}): TestDeskForAllTests {
  // The enquiries are erased after the pages of a test are closed: hooks run in reverse order, so the hook of
  // `endVisitsAfterEachTest` runs before this one.
  if (eraseAfterEachTest) afterEach(() => desk.eraseEnquiries());
  const visits = endVisitsAfterEachTest();
  const visit: TestDeskForAllTests['visit'] = async (staff, address, context) => {
    const opened = await desk.visitAs(await openSharedBrowser(), staff, context);
    visits.push(opened);
    await opened.page.goto(desk.url + address);
    return opened;
  };
  const desk = {
    visits,
    visit,
    open: async (...where) => (await visit(...where)).page,
  } as TestDeskForAllTests;
  beforeAll(async () => {
    Object.assign(desk, await openTestDeskWithVisits(options));
  });
  afterAll(async () => {
    await closeSharedPages();
    await desk.close?.();
  });
  return desk;
}
