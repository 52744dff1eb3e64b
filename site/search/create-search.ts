import { openIndex, type SearchedOffer, type SearchIndex } from './open-index.ts';
import { type SearchResult, search } from './search.ts';

export type Search = (query: string) => SearchResult;

/** Opens the index and returns the search function. This module is loaded when a visitor begins to search. */
export function createSearch(packed: SearchIndex, offers: readonly SearchedOffer[]): Search {
  const index = openIndex(packed, offers);
  return (query) => search(index, query);
}
