import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Search } from '#site/search/loaded-search.ts';
import type { OfferRow } from '#site/search/offer-filter.ts';
import type { SearchAnswer } from '#site/search/search.ts';

type Loaded =
  | { at: 'idle' }
  | { at: 'loading' }
  | { at: 'ready'; search: Search }
  | { at: 'failed' };

/**
 * The search, fetched when `wake` says that somebody means to search or when there is something to be found.
 * Until it is there, and when it can't be had, there is no answer and the list is whole.
 */
export function useOfferSearch(rows: readonly OfferRow[], query: string) {
  const [loaded, setLoaded] = useState<Loaded>({ at: 'idle' });

  const wake = useCallback(() => {
    if (loaded.at === 'loading' || loaded.at === 'ready') return;
    setLoaded({ at: 'loading' });
    import('#site/search/loaded-search.ts').then(
      ({ searchWithFees }) => {
        const fees = new Map(rows.map(({ slug, feeRupees }) => [slug, feeRupees]));
        setLoaded({ at: 'ready', search: searchWithFees(fees) });
      },
      () => setLoaded({ at: 'failed' }),
    );
  }, [loaded.at, rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query tries once more, not each failure
  useEffect(() => {
    if (query !== '') wake();
  }, [query]);

  const answer = useMemo<SearchAnswer | null>(
    () => (loaded.at === 'ready' && query !== '' ? loaded.search(query) : null),
    [loaded, query],
  );
  return { at: loaded.at, answer, wake };
}
