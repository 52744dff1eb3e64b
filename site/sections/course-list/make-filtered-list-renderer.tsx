/**
 * Renders the list of all offers for an address, for the service. `postbuild/search/bundle-filtered-list-renderer.ts`
 * bundles it as a module.
 */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { courseListPath } from '#contract/pages/course-list-address.ts';
import type { PrepareFilteredList } from '#contract/pages/filtered-course-list-module.ts';
import { createSearch } from '#site/search/create-search.ts';
import { readFilter, writeFilter } from '#site/search/filter-address.ts';
import type { SearchIndex } from '#site/search/open-index.ts';
import { CourseList } from './course-list.tsx';
import type { ListedOffer } from './listed-offer.ts';
import { SearchResultFromServiceContext } from './search-result-from-service.ts';

interface FilteredListInput {
  offers: readonly ListedOffer[];
  searchIndexPath: string;
  index: SearchIndex;
}

export function makeFilteredListRenderer({
  offers,
  searchIndexPath,
  index,
}: FilteredListInput): PrepareFilteredList {
  const search = createSearch(index, offers);
  return (query) => {
    const filter = readFilter(new URLSearchParams(query));
    const key = `${writeFilter(filter)}`;
    if (key === '') return null;
    const draw = () => {
      const answer = filter.query === '' ? null : search(filter.query);
      return renderToString(
        <StaticRouter location={`${courseListPath}?${key}`}>
          <SearchResultFromServiceContext value={{ search: `?${key}`, answer }}>
            <CourseList offers={offers} searchIndexPath={searchIndexPath} />
          </SearchResultFromServiceContext>
        </StaticRouter>,
      );
    };
    return { key, draw };
  };
}
