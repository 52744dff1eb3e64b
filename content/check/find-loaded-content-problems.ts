/**
 * Checks all content entries, with the facts that staff have published. The service also runs this check before each
 * publication, and the service may be installed without the build's tools, so this check must not import them.
 */
import { join } from 'node:path';

/** Resolves to one sentence for each mistake in the entries. Throws when the content can't be loaded. */
export async function findLoadedContentProblems(): Promise<string[]> {
  const { content } = await import('../content-by-kind.ts');
  const { runContentRules } = await import('./run-content-rules.ts');
  const { listFilesForRules } = await import('./rule-input.ts');
  const files = listFilesForRules(join(import.meta.dirname, '..', '..'));
  const found = runContentRules({ content, files, today: new Date() });
  if (found.length > 0) return found;
  // `findOfferProblems` makes offers from the entries, which only works if every entry is valid.
  const { findOfferProblems } = await import('../offers/find-offer-problems.ts');
  return findOfferProblems();
}
