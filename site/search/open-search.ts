import { type SearchAnswer, search } from './search.ts';
import { openIndex, type SearchIndex } from './search-index.ts';

/** What a page imports when a visitor wants to search: unpacks the index once, then answers each key. */
export function openSearch(packed: SearchIndex): (query: string) => SearchAnswer {
  const index = openIndex(packed);
  return (query) => search(index, query);
}
