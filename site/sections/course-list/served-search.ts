/**
 * The search result for an address, as the service puts it into the page. The first render in the browser uses it, so
 * that it equals the document.
 */
import { createContext } from 'react';
import type { SearchResult } from '#site/search/search.ts';

export interface ServedSearch {
  /** The query string with a tidied search text: "?q=excel". */
  search: string;
  /** The result of the search; null when nothing was searched. */
  answer: SearchResult | null;
}

/** Set by the service when it renders the list; null in the build and in the browser. */
export const ServedSearchContext = createContext<ServedSearch | null>(null);

/** Reads the served search from the document. Null when the page is as it was built. */
export function readServedSearch(): ServedSearch | null {
  if (import.meta.env.SSR) return null;
  const text = document.querySelector<HTMLElement>('[data-served]')?.dataset.served;
  return text === undefined ? null : (JSON.parse(text) as ServedSearch);
}
