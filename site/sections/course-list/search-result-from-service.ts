/**
 * The search result that the service has written into the page for the query in its address. The first render in the
 * browser uses this result, so that it equals the document.
 */
import { createContext } from 'react';
import type { SearchResults } from '#site/search/search.ts';

export interface SearchResultFromService {
  /** The query string with the search text tidied by `tidyQuery`: "?q=excel". */
  search: string;
  /** The result of the search; null when nothing was searched. */
  answer: SearchResults | null;
}

/** The service sets this context when it renders the list. In the build and in the browser it is null. */
export const SearchResultFromServiceContext = createContext<SearchResultFromService | null>(null);

/** Reads the search result from the document; null when the service has not rendered the list. */
export function readSearchResultFromPage(): SearchResultFromService | null {
  if (import.meta.env.SSR) return null;
  const text = document.querySelector<HTMLElement>('[data-served]')?.dataset.served;
  return text === undefined ? null : (JSON.parse(text) as SearchResultFromService);
}
