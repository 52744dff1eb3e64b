import type { Page } from 'playwright-core';

/** Simulates that the visitor changes to another tab of the browser. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
