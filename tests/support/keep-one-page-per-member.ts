import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { openPage, openSharedBrowser, type Visit } from './browser.ts';
import { signInBrowser, type TestDesk } from './open-test-desk.ts';

export type MemberPages = {
  /** The page of this member, or of a visitor (null), signed in and at this address. */
  open(who: { id: string } | null, address: string, width?: number): Promise<Page>;
  /** Removes the errors that a test caused on purpose, such as the answer to a refused form. */
  removeExpectedErrors(): void;
};

/**
 * Keeps one page for each member of staff through all tests of a file, because opening and emptying a page for each
 * test takes as long as loading a page of the desk. Text that a test typed and did not send is still there in the next
 * test, as it is for staff. A test fails if a page had an error. The file closes the pages by `closeSharedPages`.
 */
export function keepOnePagePerMember(
  currentDesk: () => TestDesk,
  options: BrowserContextOptions = {},
): MemberPages {
  const visits = new Map<string | undefined, Visit>();
  const takeTroubles = () => [...visits.values()].flatMap(({ troubles }) => troubles.splice(0));
  afterEach(() => {
    expect(takeTroubles()).toEqual([]);
  });
  return {
    async open(who, address, width = 360) {
      const viewport = { width, height: 900 };
      const visit =
        visits.get(who?.id) ??
        (await openPage(await openSharedBrowser(), {
          reducedMotion: 'reduce',
          ...options,
          viewport,
        }));
      visits.set(who?.id, visit);
      const { page } = visit;
      await page.setViewportSize(viewport);
      // Signed in anew each time, because a test may have set the desk's clock ahead.
      if (who !== null) await signInBrowser(page.context(), currentDesk(), who);
      await page.goto(new URL(address, currentDesk().url).href);
      return page;
    },
    removeExpectedErrors: takeTroubles,
  };
}
