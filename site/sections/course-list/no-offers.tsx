import {
  courseListWords,
  formatCallSubjectForQuery,
} from '#content/offers/course-list/course-list-words.ts';
import { studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';
import { courseListPath } from '#contract/pages/course-list-address.ts';
import { makeRequestCallAddress } from '#site/sections/call/request-call-prefill.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { FilterLink } from './filter/filter-link.tsx';

interface NoOffersProps {
  query: string;
  /** Whether similar offers are shown below. */
  hasNear: boolean;
  onClear: () => void;
}

/** The message for an empty list: where else to look, and whom to ask. */
export function NoOffers({ query, hasNear, onClear }: NoOffersProps) {
  return (
    <div className="no-offers">
      <h2>{courseListWords.emptyHeading}</h2>
      {!hasNear && <FieldLinks />}
      <p>{courseListWords.emptyCall}</p>
      <p className="no-offers-actions">
        <PageLink to={makeRequestCallAddress(formatCallSubjectForQuery(query))} className="button">
          {courseListWords.requestCall}
        </PageLink>
        <FilterLink to={courseListPath} onChoose={onClear}>
          {courseListWords.clear}
        </FilterLink>
      </p>
      {hasNear && <p>{courseListWords.emptyNear}</p>}
    </div>
  );
}

function FieldLinks() {
  return (
    <>
      <p>{courseListWords.emptyFields}</p>
      <ul className="no-offers-fields">
        {studyFieldSlugs.map((id) => (
          <li key={id}>
            <PageLink to={`${courseListPath}?field=${id}`} className="link-button">
              {studyFields[id].title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
