import { callAbout, courseList, courseListPath } from '#content/offers/course-list.ts';
import { fieldSlugs, fields } from '#content/offers/fields.ts';
import { requestCallAbout } from '#site/sections/call/request-link.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { ChosenLink } from './chosen-link.tsx';

interface NoOffersProps {
  query: string;
  /** Rows that come near stand below. */
  hasNear: boolean;
  onClear: () => void;
}

/** Before what comes near, or instead of it: where else to look, and somebody to ask. */
export function NoOffers({ query, hasNear, onClear }: NoOffersProps) {
  return (
    <div className="no-offers">
      <h2>{courseList.emptyHeading}</h2>
      {!hasNear && <FieldLinks />}
      <p>{courseList.emptyCall}</p>
      <p className="no-offers-actions">
        <PageLink to={requestCallAbout(callAbout(query))} className="button">
          {courseList.requestCall}
        </PageLink>
        <ChosenLink to={courseListPath} onChoose={onClear}>
          {courseList.clear}
        </ChosenLink>
      </p>
      {hasNear && <p>{courseList.emptyNear}</p>}
    </div>
  );
}

function FieldLinks() {
  return (
    <>
      <p>{courseList.emptyFields}</p>
      <ul className="no-offers-fields">
        {fieldSlugs.map((id) => (
          <li key={id}>
            <PageLink to={`${courseListPath}?field=${id}`} className="link-button">
              {fields[id].title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
