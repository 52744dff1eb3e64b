import type { Redirect } from './schema.ts';

/**
 * Old and published addresses that lead on for good. `from` is compared without regard to case. A
 * known path written in another case (`/miranaya-skill-program`) needs no row here: whoever answers
 * the request sends it to the canonical spelling.
 */
export const redirects = [
  // Named by the link of the AI and ML detail page; the page itself is `/aimlpage`.
  { from: '/ai-ml', to: '/aimlpage', status: 308 },
  // The published link of the Intermediate plan.
  { from: '/Miranaya-super-program', to: '/intermediate-programs', status: 308 },
] satisfies Redirect[] as Redirect[];
