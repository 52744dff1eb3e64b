import type { Ref } from 'react';
import { courseList, courseListPath, unfilteredId } from '#content/offers/course-list.ts';
import type { OfferRow } from '#site/search/offer-filter.ts';
import { ChosenLink } from './chosen-link.tsx';
import { FilterChoices } from './filter-choices.tsx';
import type { useCourseFilter } from './use-course-filter.ts';

/** By which a field that stands beside the list belongs to this form. */
export const filterFormId = 'filter';

interface FilterFormProps {
  ref: Ref<HTMLFormElement>;
  state: ReturnType<typeof useCourseFilter>;
  /** What the search found, and how many of it fit the ticks. */
  rows: readonly OfferRow[];
  shown: number;
  /** Somebody means to search. */
  onSearch: () => void;
}

/** On a phone the filters are folded, and the button that opens them says how many offers are left. */
export function FilterForm({ ref, state, rows, shown, onSearch }: FilterFormProps) {
  return (
    <search className="course-filter">
      <form
        ref={ref}
        id={filterFormId}
        // Without a script, a list that comes back whole says so at this place; one that was filtered has no such place.
        action={`${courseListPath}#${unfilteredId}`}
        onSubmit={(event) => {
          event.preventDefault();
          state.commit();
        }}
      >
        <div className="field course-search">
          <label htmlFor="q">{courseList.search}</label>
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
            {courseList.searchButton}
          </button>
          <p id="q-hint">{courseList.searchHint}</p>
        </div>
        <details className="filters">
          <summary>
            <span>{courseList.filters}</span>{' '}
            <span className="filters-count">
              {shown} {courseList.fit}
            </span>
          </summary>
          <div className="filters-choices">
            <FilterChoices rows={rows} filter={state.filter} onTick={state.tick} />
            <p className="filters-actions">
              <button type="submit" className="button filters-submit">
                {courseList.show}
              </button>
              <a href="#list" className="button filters-show">
                <span>
                  {courseList.show} <span className="filters-left">{shown}</span>
                </span>
              </a>
              <ChosenLink to={courseListPath} onChoose={state.clear}>
                {courseList.clear}
              </ChosenLink>
            </p>
          </div>
        </details>
      </form>
    </search>
  );
}
