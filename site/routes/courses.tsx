import { indianDay } from '#content/indian-day.ts';
import { callAbout, courseList, courseListPath } from '#content/offers/course-list.ts';
import { offers } from '#content/offers/offers.ts';
import { pages } from '#content/pages.ts';
import { filterNames } from '#contract/filtered-list.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { breadcrumbData, crumbsTo, itemListData } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { searchIndexFile } from '#site/search/search-index-file.ts';
import { requestCallAbout } from '#site/sections/call/request-link.ts';
import { CourseList } from '#site/sections/course-list/course-list.tsx';
import { listedOffer } from '#site/sections/course-list/listed-offer.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/courses';

export const handle = { query: filterNames } satisfies PageHandle;

const crumbs = crumbsTo(courseList.kicker, courseListPath);

export async function loader() {
  const today = indianDay(new Date());
  const { path } = await searchIndexFile();
  return {
    searchIndexPath: path,
    page: pages[courseListPath],
    offers: offers.map((offer) => listedOffer(offer, today)),
  };
}

/** What is searched and ticked changes the address, never what was loaded. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData: { page, offers } }) =>
  pageMeta({
    ...page,
    path: courseListPath,
    jsonLd: [
      breadcrumbData(crumbs),
      itemListData(
        courseList.kicker,
        offers.map(({ path }) => ({ path })),
      ),
    ],
  });

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { offers, searchIndexPath } = loaderData;
  return (
    <>
      <PageHead
        className="courses-head"
        crumbs={crumbs}
        heading={courseList.heading}
        intro={courseList.intro}
      />
      <CourseList offers={offers} searchIndexPath={searchIndexPath} />
      <section className="wrap courses-end">
        <div className="undecided">
          <p>{courseList.unsure}</p>
          <PageLink to={requestCallAbout(callAbout(''))} className="link-button">
            {courseList.requestCall}
          </PageLink>
        </div>
      </section>
    </>
  );
}
