import { defaultAnonKey } from '#contract/default-anon-key.ts';

/**
 * The settings that the build's variables give: the data service, the address of the site, and hidden sections. No
 * other file of the site reads those variables. With none set, rows go to the service that serves the pages.
 */
export const dataServiceSettings = {
  url: import.meta.env.VITE_DATA_SERVICE_URL ?? '',
  key: import.meta.env.VITE_DATA_SERVICE_KEY ?? defaultAnonKey,
  /**
   * The address at which enrolments are paid, for a data service that does not send one. Our own service sends the
   * address with each answer.
   */
  paymentUrl: import.meta.env.VITE_PAYMENT_URL || null,
};

/** Origin of the site without a trailing slash, for canonical links and share pictures. */
export const siteUrl = (import.meta.env.VITE_SITE_URL ?? 'http://localhost:3000').replace(
  /\/$/,
  '',
);

/** The ids of the landing page's sections that this build leaves out, separated by spaces; usually empty. */
export const hiddenSectionIds = import.meta.env.VITE_HIDDEN_SECTIONS ?? '';
