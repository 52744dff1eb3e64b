import type { Redirect } from './schema.ts';

/**
 * Permanent redirects from old addresses, and from addresses that the specification prescribes. `from` ignores case.
 * The server itself redirects a known path with another case (`/miranaya-skill-program`), so such a path needs no
 * entry.
 */
export const redirects = [
  // The specification links the page `/ai-ml-details` to this address.
  { from: '/ai-ml', to: '/aimlpage', status: 308 },
  // The specification links the Intermediate plan to this address.
  { from: '/Miranaya-super-program', to: '/intermediate-programs', status: 308 },
] satisfies Redirect[] as Redirect[];
