import { indianDay } from '#content/indian-day.ts';
import {
  courseListWords,
  formatCallSubjectForQuery,
} from '#content/offers/course-list/course-list-words.ts';
import { offers } from '#content/offers/offers.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { courseListParameters, courseListPath } from '#contract/pages/course-list-address.ts';
import { makeBreadcrumbJsonLd, makeItemListJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { makeSearchIndexFile } from '#site/search/make-search-index-file.ts';
import { makeRequestCallAddress } from '#site/sections/call/request-call-prefill.ts';
import { CourseList } from '#site/sections/course-list/course-list.tsx';
import { makeListedOffer } from '#site/sections/course-list/listed-offer.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/courses';

export const handle = { query: courseListParameters } satisfies PageHandle;

const crumbs = makeHomeAndPageCrumbs(courseListWords.kicker, courseListPath);

export async function loader() {
  const today = indianDay(new Date());
  const { path } = await makeSearchIndexFile();
  return {
    searchIndexPath: path,
    page: pageMetaByPath[courseListPath],
    offers: offers.map((offer) => makeListedOffer(offer, today)),
  };
}

/** The loader data is never requested again, because searching and filtering change only the query of the address. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData: { page, offers } }) =>
  makePageMeta({
    ...page,
    path: courseListPath,
    jsonLd: [
      makeBreadcrumbJsonLd(crumbs),
      makeItemListJsonLd(
        courseListWords.kicker,
        offers.map(({ path }) => ({ path })),
      ),
    ],
  });

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { offers, searchIndexPath } = loaderData;
  return (
    <>
      <PageHeader
        className="courses-head"
        crumbs={crumbs}
        heading={courseListWords.heading}
        intro={courseListWords.intro}
      />
      <CourseList offers={offers} searchIndexPath={searchIndexPath} />
      <section className="wrap courses-end">
        <div className="undecided">
          <p>{courseListWords.unsure}</p>
          <PageLink
            to={makeRequestCallAddress(formatCallSubjectForQuery(''))}
            className="link-button"
          >
            {courseListWords.requestCall}
          </PageLink>
        </div>
      </section>
    </>
  );
}
