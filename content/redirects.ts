import type { Redirect } from './schema.ts';

/**
 * Permanent redirects from old and specified addresses. `from` is compared without regard to case. A known path in
 * another case (`/miranaya-skill-program`) needs no entry: the server redirects it to the canonical one.
 */
export const redirects = [
  // The specified link on the AI and ML detail page. It leads to the page `/aimlpage`.
  { from: '/ai-ml', to: '/aimlpage', status: 308 },
  // The specified link of the Intermediate plan.
  { from: '/Miranaya-super-program', to: '/intermediate-programs', status: 308 },
] satisfies Redirect[] as Redirect[];
