/**
 * The list of all offers, with search, filters, sort order, and checkboxes to compare offers.
 *
 * The list also works without a script: the service then renders the list for the address that the filter form opens
 * (`make-filtered-list-renderer.tsx`). In the list as it was built, the styles of `css-for-filtering.ts` and
 * `css-for-sorting.ts` apply each tick at once.
 */
import { useContext, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  cannotFilterSentenceId,
  courseListWords,
  formatResultSentence,
  formatVisibleCountSentenceEnd,
} from '#content/offers/course-list/course-list-words.ts';
import { courseListPath, filteredListElementId } from '#contract/pages/course-list-address.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';
import { writeFilter } from '#site/search/filter-address.ts';
import { listUsefulSortOrders, type SortOrderId } from '#site/search/sort-offers.ts';
import { useIsHydrated } from '#site/sections/use-is-hydrated.ts';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { CompareBar } from './compare-bar.tsx';
import { cssForFiltering } from './filter/css-for-filtering.ts';
import { cssForSorting } from './filter/css-for-sorting.ts';
import { FilterForm } from './filter/filter-form.tsx';
import { FilterLink } from './filter/filter-link.tsx';
import { SortOrderChoice } from './filter/sort-order-choice.tsx';
import { useCourseFilter } from './filter/use-course-filter.ts';
import { FoundPageList } from './found-page-list.tsx';
import type { ListedOffer } from './listed-offer.ts';
import { NoOffers } from './no-offers.tsx';
import { OfferRows } from './offer-rows.tsx';
import {
  readSearchResultFromPage,
  SearchResultFromServiceContext,
} from './search-result-from-service.ts';
import { useCompareTicks } from './use-compare-ticks.ts';
import { useOfferSearch } from './use-offer-search.ts';
import { useShownOffers } from './use-shown-offers.ts';

const nothingSearched = { answers: [], suggestion: null, mostRupees: null } as const;

interface CourseListProps {
  offers: readonly ListedOffer[];
  /**
   * Path of the search index, which is loaded when a visitor begins to search. It contains a hash of the index, so the
   * script can't know it, and the page's data has to name it.
   */
  searchIndexPath: string;
}

export function CourseList({ offers, searchIndexPath }: CourseListProps) {
  const filterForm = useRef<HTMLFormElement>(null);
  const compareForm = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const given = useContext(SearchResultFromServiceContext);
  const [served] = useState(() => given ?? (isHydrated ? null : readSearchResultFromPage()));
  const state = useCourseFilter(filterForm, served);
  // A tick or a typed letter is shown at once. The rows that match it are rendered later, so that they do not block the
  // next key press.
  const filter = useDeferredValue(state.filter);
  const search = useOfferSearch(offers, searchIndexPath, filter.query, served);
  const { chosen, toggle, clear } = useCompareTicks(compareForm);

  const orders = useMemo(() => listUsefulSortOrders(offers), [offers]);
  const hasStarts = useMemo(() => offers.some(({ next }) => next !== null), [offers]);
  // The address may ask for an order that would change nothing today. Such an order is ignored, because the select does
  // not offer it.
  const usefulOrder = (wanted: SortOrderId | null) => orders.find((id) => id === wanted) ?? null;
  const order = usefulOrder(filter.order);
  const { found, shown, near, visible, isAnswered } = useShownOffers(
    offers,
    filter,
    order,
    search.answer,
  );
  const { answers, suggestion, mostRupees } = search.answer ?? nothingSearched;

  const result = formatResultSentence({
    shown: shown.length,
    all: offers.length,
    found: found.length,
    query: search.answer ? filter.query : '',
    mostRupees,
    order,
    suggestion,
    answers: answers.length,
  });

  return (
    <div
      className="wrap courses"
      id={filteredListElementId}
      data-served={served === null ? undefined : JSON.stringify(served)}
      data-without-service={dataServiceSettings.url === '' ? undefined : ''}
    >
      {!isHydrated && served === null && (
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of our own ids
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? cssForFiltering(offers) + cssForSorting(offers) : '',
          }}
        />
      )}
      <FilterForm
        ref={filterForm}
        state={state}
        rows={found}
        shown={shown.length}
        hasStarts={hasStarts}
        onSearch={search.wake}
      />
      <form
        ref={compareForm}
        id="list"
        className="course-list"
        action="/compare"
        onSubmit={(event) => {
          event.preventDefault();
          navigate(`/compare?offers=${chosen.join(',')}`);
        }}
      >
        <h2 className="visually-hidden">{courseListWords.list}</h2>
        <div className="list-top">
          <p role="status" className="result">
            {search.at === 'loading' && filter.query !== '' ? courseListWords.searching : result}
          </p>
          {shown.length > 1 && (
            <SortOrderChoice
              orders={orders}
              chosen={usefulOrder(state.filter.order)}
              isSearched={search.answer !== null}
              onChoose={(chosenOrder) => state.tick({ order: chosenOrder })}
            />
          )}
        </div>
        {!isHydrated && served === null && (
          <p id={cannotFilterSentenceId} className="cannot-filter">
            {courseListWords.cannotFilter}
          </p>
        )}
        <p className="live-meaning">{courseListWords.liveHours}</p>
        {search.at === 'failed' && filter.query !== '' && (
          <p className="notice notice-problem">{courseListWords.searchFailed}</p>
        )}
        {suggestion !== null && (
          <h3 className="did-you-mean">
            {courseListWords.didYouMean}{' '}
            <FilterLink
              to={`${courseListPath}?${writeFilter({ ...filter, query: suggestion })}`}
              onChoose={() => state.type(suggestion)}
            >
              “{suggestion}”?
            </FilterLink>
          </h3>
        )}
        <FoundPageList answers={answers} />
        <p className="offers-head" aria-hidden="true" hidden={visible.length === 0}>
          <span>{courseListWords.name}</span>
          <span>{courseListWords.fee}</span>
          <span>{courseListWords.lengthAndHours}</span>
        </p>
        {shown.length === 0 && !isAnswered && (
          <NoOffers query={filter.query} hasNear={near.length > 0} onClear={state.clear} />
        )}
        <HydrateLast>
          <OfferRows {...{ offers, visible, chosen, navigate }} onToggle={toggle} />
        </HydrateLast>
        {!isHydrated && served === null && (
          <p className="counted">{formatVisibleCountSentenceEnd(offers.length)}</p>
        )}
        <CompareBar
          chosen={chosen.flatMap(
            (slug) => offers.find((offer) => offer.slug === slug)?.title ?? [],
          )}
          onClear={clear}
        />
      </form>
    </div>
  );
}
