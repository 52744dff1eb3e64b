import { openIndex, type SearchedOffer, type SearchIndex } from './open-index.ts';
import { type SearchAnswer, search } from './search.ts';

export type Search = (query: string) => SearchAnswer;

/** What a page imports when a visitor wants to search: unpacks the index once, then answers each key. */
export function openSearch(packed: SearchIndex, offers: readonly SearchedOffer[]): Search {
  const index = openIndex(packed, offers);
  return (query) => search(index, query);
}
