/**
 * All offers: search, filters, order, and checkboxes for comparing. Without a script the service renders the list for
 * an address (`open-filtered-list.tsx`), the styles of `css-for-filtering.ts` and `css-for-ordering.ts` apply the ticks to the
 * whole list, and both forms are ordinary ones.
 */
import { useContext, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  courseListPath,
  courseListWords,
  resultSentence,
  unfilteredId,
  visibleCountSentence,
} from '#content/offers/course-list-words.ts';
import { filteredListId } from '#contract/filtered-list.ts';
import { dataService } from '#site/data/build-settings.ts';
import { layOutWhenIdle } from '#site/motion/lay-out-offscreen-sections.ts';
import { writeFilter } from '#site/search/filter-address.ts';
import { fitsFilter } from '#site/search/offer-filter.ts';
import { type SortOrderId, sortOffers, usefulSortOrders } from '#site/search/sort-offers.ts';
import { useIsHydrated } from '#site/sections/use-is-hydrated.ts';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { CompareBar } from './compare-bar.tsx';
import { cssForFiltering, filterAttributes } from './css-for-filtering.ts';
import { cssForOrdering } from './css-for-ordering.ts';
import { FilterForm } from './filter-form.tsx';
import { FoundPageList } from './found-page-list.tsx';
import type { ListedOffer } from './listed-offer.ts';
import { nearOffers } from './near-offers.ts';
import { NoOffers } from './no-offers.tsx';
import { OfferItem } from './offer-item.tsx';
import { readServedSearch, ServedSearchContext } from './served-search.ts';
import { SortSelect } from './sort-select.tsx';
import { mostCompared, useCompareTicks } from './use-compare-ticks.ts';
import { useCourseFilter } from './use-course-filter.ts';
import { useOfferSearch } from './use-offer-search.ts';

/** The result when nothing is searched: every offer, in the list's order. */
const everything = {
  slugs: null,
  nearSlugs: [],
  answers: [],
  suggestion: null,
  mostRupees: null,
} as const;

interface CourseListProps {
  offers: readonly ListedOffer[];
  /** Path of the search index. */
  searchIndexPath: string;
}

export function CourseList({ offers, searchIndexPath }: CourseListProps) {
  const filterForm = useRef<HTMLFormElement>(null);
  const compareForm = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const given = useContext(ServedSearchContext);
  const [served] = useState(() => given ?? (isHydrated ? null : readServedSearch()));
  const state = useCourseFilter(filterForm, served);
  // A box is ticked and a letter is shown at once; the rows follow without blocking the next press.
  const filter = useDeferredValue(state.filter);
  const search = useOfferSearch(offers, searchIndexPath, filter.query, served);
  const { chosen, toggle, clear } = useCompareTicks(compareForm);

  const bySlug = useMemo(() => new Map(offers.map((offer) => [offer.slug, offer])), [offers]);
  const orders = useMemo(() => usefulSortOrders(offers), [offers]);
  // An address may ask for an order that makes no difference today, so such an order is ignored.
  const usefulOrder = (wanted: SortOrderId | null) => orders.find((id) => id === wanted) ?? null;
  const order = usefulOrder(filter.order);
  const { slugs, nearSlugs, answers, suggestion, mostRupees } = search.answer ?? everything;
  const rowsOf = (some: readonly string[]) => some.flatMap((slug) => bySlug.get(slug) ?? []);
  const found = slugs === null ? offers : rowsOf(slugs);
  const fitting = found.filter((offer) => fitsFilter(offer, filter));
  const shown = sortOffers(fitting, order);
  // A query such as "refund" asks for an answer and not for an offer.
  const isAnswered = answers.length > 0 && found.length === 0;
  const candidates = found.length > 0 ? found : rowsOf(nearSlugs);
  const near = shown.length === 0 && !isAnswered ? nearOffers(offers, candidates, filter) : [];
  const visible = shown.length > 0 ? shown : near;
  const hidden = offers.filter((offer) => !visible.includes(offer));

  // Rows that come back or move are laid out when they are near the window, and the others when the browser is idle.
  // To lay out all of them at once would block a slow phone for 200 ms.
  const rows = useRef<HTMLUListElement>(null);
  const shownSlugs = visible.map(({ slug }) => slug).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides which rows are hidden
  useLayoutEffect(() => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('.offer') ?? [])];
    for (const row of all) row.style.contentVisibility = '';
    return layOutWhenIdle(all.filter((row) => !row.hidden));
  }, [shownSlugs]);

  const result = resultSentence({
    shown: shown.length,
    all: offers.length,
    query: search.answer ? filter.query : '',
    mostRupees,
    order,
    suggestion,
    answers: answers.length,
  });

  return (
    <div
      className="wrap courses"
      id={filteredListId}
      data-served={served === null ? undefined : JSON.stringify(served)}
      data-without-service={dataService.url === '' ? undefined : ''}
    >
      {!isHydrated && served === null && (
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rules made of our own ids
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? cssForFiltering(offers) + cssForOrdering(offers) : '',
          }}
        />
      )}
      <FilterForm
        ref={filterForm}
        state={state}
        rows={found}
        shown={shown.length}
        hasStarts={offers.some(({ next }) => next !== null)}
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
            <SortSelect
              orders={orders}
              chosen={usefulOrder(state.filter.order)}
              isSearched={search.answer !== null}
              onChoose={(chosenOrder) => state.tick({ order: chosenOrder })}
            />
          )}
        </div>
        {!isHydrated && served === null && (
          <p id={unfilteredId} className="cannot-filter">
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
            <ChoiceLink
              to={`${courseListPath}?${writeFilter({ ...filter, query: suggestion })}`}
              onChoose={() => state.type(suggestion)}
            >
              “{suggestion}”?
            </ChoiceLink>
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
          <ul ref={rows} className="offers">
            {[...visible, ...hidden].map((offer, place) => (
              <li
                key={offer.slug}
                className="offer"
                hidden={place >= visible.length}
                {...filterAttributes(offer)}
              >
                <OfferItem
                  offer={offer}
                  isChosen={chosen.includes(offer.slug)}
                  isFull={chosen.length >= mostCompared && !chosen.includes(offer.slug)}
                  onToggle={toggle}
                />
              </li>
            ))}
          </ul>
        </HydrateLast>
        {!isHydrated && served === null && (
          <p className="counted">{visibleCountSentence(offers.length)}</p>
        )}
        <CompareBar
          chosen={chosen.flatMap((slug) => bySlug.get(slug)?.title ?? [])}
          onClear={clear}
        />
      </form>
    </div>
  );
}
