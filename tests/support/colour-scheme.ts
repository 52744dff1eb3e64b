import type { Page } from 'playwright-core';

/** The colour of the ground of a page in each scheme. */
export const groundColourByScheme = { light: 'rgb(251, 246, 236)', dark: 'rgb(21, 18, 43)' };

export const pressSchemeSwitch = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark' }).click();
