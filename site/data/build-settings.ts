import { defaultAnonKey } from '#contract/forms/default-anon-key.ts';

/**
 * The settings of the site that environment variables set when it is built. No other file of the site reads these
 * variables. If no data service is set, forms are sent to the service that serves the pages.
 */
export const dataServiceSettings = {
  url: import.meta.env.VITE_DATA_SERVICE_URL ?? '',
  key: import.meta.env.VITE_DATA_SERVICE_KEY ?? defaultAnonKey,
  /**
   * The payment page of enrolments, for a data service that does not send its own. Our service sends the address of
   * each order's payment page with its answer, and that address has priority.
   */
  paymentUrl: import.meta.env.VITE_PAYMENT_URL || null,
};

/** Origin of the site without a trailing slash, for canonical links and share pictures. */
export const siteUrl = (import.meta.env.VITE_SITE_URL ?? 'http://localhost:3000').replace(
  /\/$/,
  '',
);

/** The ids of the sections of the landing page that the build leaves out, separated by spaces; usually empty. */
export const hiddenSectionIdsText = import.meta.env.VITE_HIDDEN_SECTIONS ?? '';
