import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadSearchIndex } from '#site/data/network/load-search-index.ts';
import type { SearchFunction } from '#site/search/create-search.ts';
import { tidyQuery } from '#site/search/filter-address.ts';
import type { SearchableOffer } from '#site/search/open-index.ts';
import type { SearchResults } from '#site/search/search.ts';
import type { SearchResultFromService } from './search-result-from-service.ts';

type Loaded =
  | { at: 'idle' }
  | { at: 'loading' }
  | { at: 'ready'; search: SearchFunction }
  | { at: 'failed' };

/**
 * Searches the offers for `query`. The code of the search and its index are loaded as soon as there is a query, or when
 * `wake` is called because the visitor begins to search. Until then, and if loading fails, `answer` is null and the
 * list shows all offers. If the service has already written the result for this query into the page, nothing is loaded.
 *
 * @param indexPath Path of the index file, which the page's data names.
 */
export function useOfferSearch(
  rows: readonly SearchableOffer[],
  indexPath: string,
  query: string,
  served: SearchResultFromService | null,
) {
  const [loaded, setLoaded] = useState<Loaded>({ at: 'idle' });

  const servedQuery = served?.answer
    ? tidyQuery(new URLSearchParams(served.search).get('q') ?? '')
    : null;

  const startLoading = useCallback(() => {
    if (loaded.at === 'loading' || loaded.at === 'ready') return;
    setLoaded({ at: 'loading' });
    Promise.all([import('#site/search/create-search.ts'), loadSearchIndex(indexPath)]).then(
      ([{ createSearch }, index]) => setLoaded({ at: 'ready', search: createSearch(index, rows) }),
      () => setLoaded({ at: 'failed' }),
    );
  }, [loaded.at, rows, indexPath]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query tries once more, not each failure
  useEffect(() => {
    if (query !== '' && query !== servedQuery) startLoading();
  }, [query]);

  const answer = useMemo<SearchResults | null>(() => {
    if (query === '') return null;
    if (query === servedQuery) return served?.answer ?? null;
    return loaded.at === 'ready' ? loaded.search(query) : null;
  }, [loaded, query, served, servedQuery]);
  return { at: answer === null ? loaded.at : 'ready', answer, wake: startLoading };
}
