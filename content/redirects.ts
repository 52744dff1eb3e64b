import type { Redirect } from './schema.ts';

/**
 * Permanent redirects from old and specified addresses. `from` is compared without regard to case. A known path in
 * another case (`/miranaya-skill-program`) needs no entry: the server redirects it to the canonical one.
 */
export const redirects = [
  // The specification links the page `/ai-ml-details` to this address.
  { from: '/ai-ml', to: '/aimlpage', status: 308 },
  // The specification links the Intermediate plan to this address.
  { from: '/Miranaya-super-program', to: '/intermediate-programs', status: 308 },
] satisfies Redirect[] as Redirect[];
