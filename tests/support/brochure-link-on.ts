import type { Page } from 'playwright-core';

/** Finds the link to the brochure on the page of a course. */
export const brochureLinkOn = (page: Page) => page.getByRole('link', { name: /brochure/i }).first();
