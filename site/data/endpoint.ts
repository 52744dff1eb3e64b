import { defaultPublicKey } from '#contract/default-public-key.ts';

/**
 * Where this site was built to send its rows and say it lives: the one reader of the build's variables.
 * Without any, rows go to the service that serves the pages.
 */
export const endpoint = {
  url: import.meta.env.VITE_DATA_SERVICE_URL ?? '',
  key: import.meta.env.VITE_DATA_SERVICE_KEY ?? defaultPublicKey,
  /** Where enrolments are paid, for pages whose data service can't say so; our own does with each answer. */
  paymentUrl: import.meta.env.VITE_PAYMENT_URL || null,
};

/** Origin of the site without a slash at its end, for canonical links and share pictures. */
export const siteUrl = (import.meta.env.VITE_SITE_URL ?? 'http://localhost:3000').replace(
  /\/$/,
  '',
);

/** Ids of the sections of the landing page that this build leaves out, with a space between them; mostly none. */
export const hiddenSections = import.meta.env.VITE_HIDDEN_SECTIONS ?? '';
