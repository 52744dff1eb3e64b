import { openIndex, type SearchableOffer, type SearchIndex } from './open-index.ts';
import { type SearchResults, search } from './search.ts';

export type SearchFunction = (query: string) => SearchResults;

/** Opens the index and returns the search function. This module is loaded when a visitor begins to search. */
export function createSearch(
  packed: SearchIndex,
  offers: readonly SearchableOffer[],
): SearchFunction {
  const index = openIndex(packed, offers);
  return (query) => search(index, query);
}
