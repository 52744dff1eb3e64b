import { speculationRules } from './speculation-rules.ts';

/** Until React follows links without a page load: documents fetched ahead would be waste from then on. */
export function fetchDocumentsAhead(): void {
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: speculationRules,
  });
  document.head.append(rules);
  addEventListener('app-ready', () => rules.remove());
}
