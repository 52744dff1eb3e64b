import type { Ref } from 'react';
import {
  cannotFilterSentenceId,
  courseListWords,
} from '#content/offers/course-list/course-list-words.ts';
import { courseListPath } from '#contract/pages/course-list-address.ts';
import type { FilterableOffer } from '#site/search/offer-filter.ts';
import { FilterChoices } from './filter-choices.tsx';
import { FilterLink } from './filter-link.tsx';
import type { useCourseFilter } from './use-course-filter.ts';

/** The id of the form, for fields that are outside of it. */
export const filterFormId = 'filter';

interface FilterFormProps {
  ref: Ref<HTMLFormElement>;
  state: ReturnType<typeof useCourseFilter>;
  /** The offers that the search found, before filtering; `shown` is the number that match the filter. */
  rows: readonly FilterableOffer[];
  shown: number;
  hasStarts: boolean;
  /** Called when the visitor begins to search. */
  onSearch: () => void;
}

/**
 * Search and filters. On a phone the filters are folded, and the button that opens them shows how many offers match.
 */
export function FilterForm({ ref, state, rows, shown, hasStarts, onSearch }: FilterFormProps) {
  return (
    <search className="course-filter">
      <form
        ref={ref}
        id={filterFormId}
        // On a host without our service, visitors without a script get the unfiltered list. The hash then leads them to
        // the sentence that says so. A list that our service has filtered does not contain this sentence.
        action={`${courseListPath}#${cannotFilterSentenceId}`}
        onSubmit={(event) => {
          event.preventDefault();
          state.commit();
        }}
      >
        <div className="field course-search">
          <label htmlFor="q">{courseListWords.search}</label>
          <input
            id="q"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            aria-describedby="q-hint"
            value={state.text}
            onChange={(event) => state.type(event.target.value)}
            onFocus={onSearch}
            onBlur={state.commit}
            onPointerEnter={onSearch}
          />
          <button type="submit" className="button search-submit">
            {courseListWords.searchButton}
          </button>
          <p id="q-hint">{courseListWords.searchHint}</p>
        </div>
        <details className="filters">
          <summary>
            <span>{courseListWords.filters}</span>{' '}
            <span className="filters-count">
              {shown} {courseListWords.fit}
            </span>
          </summary>
          <div className="filters-choices">
            <FilterChoices
              rows={rows}
              filter={state.ticked}
              hasStarts={hasStarts}
              onTick={state.tick}
            />
            <p className="filters-actions">
              <button type="submit" className="button filters-submit">
                {courseListWords.show}
              </button>
              <a href="#list" className="button filters-show">
                <span>
                  {courseListWords.show} <span className="filters-left">{shown}</span>
                </span>
              </a>
              <FilterLink to={courseListPath} onChoose={state.clear}>
                {courseListWords.clear}
              </FilterLink>
            </p>
          </div>
        </details>
      </form>
    </search>
  );
}
