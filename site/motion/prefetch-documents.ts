import { speculationRules } from './speculation-rules.ts';

/**
 * Lets the browser prefetch the documents behind links. The rules are removed when React handles the links, because
 * React loads data instead of documents.
 */
export function prefetchDocuments(): void {
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: speculationRules,
  });
  document.head.append(rules);
  addEventListener('app-ready', () => rules.remove());
}
