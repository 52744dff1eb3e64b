/**
 * The search as a browser fetches it, code and index in one file, when somebody means to search: import it
 * with `import()` only. The fees come from the page that asks, since they can change after the index was made.
 */
import index from 'virtual:search-index';
import { openSearch } from './open-search.ts';
import type { SearchAnswer } from './search.ts';

export type Search = (query: string) => SearchAnswer;

export function searchWithFees(feeRupees: ReadonlyMap<string, number>): Search {
  const fees = index.slugs.map((slug, place) => feeRupees.get(slug) ?? index.fees[place] ?? 0);
  return openSearch({ ...index, fees });
}
