import { speculationRules } from './speculation-rules.ts';

/**
 * Lets the browser prefetch documents, until React handles links: after that, prefetched documents would not be used.
 */
export function prefetchDocuments(): void {
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: speculationRules,
  });
  document.head.append(rules);
  addEventListener('app-ready', () => rules.remove());
}
