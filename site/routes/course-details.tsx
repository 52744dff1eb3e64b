import { brand } from '#content/brand.ts';
import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { indianDay } from '#content/indian-day.ts';
import { findOffer } from '#content/offers/offers.ts';
import { sidewaysWords } from '#content/offers/sideways-words.ts';
import { pages } from '#content/pages.ts';
import { courseFacts } from '#site/data/course-facts.ts';
import { offerDetails } from '#site/data/offer-details.ts';
import { allOffers, moreInFields, otherFields } from '#site/data/sideways.ts';
import { startingPoints } from '#site/data/starting-points.ts';
import { breadcrumbData, courseData } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { CourseNotFound } from '#site/sections/course/course-not-found.tsx';
import { CoursePage } from '#site/sections/course/course-page.tsx';
import { useShownCourse } from '#site/sections/course/use-shown-course.ts';
import { Sideways } from '#site/sections/sideways.tsx';
import type { Route } from './+types/course-details';

/**
 * One module for six addresses, each with and without a course below it. A course's own address brings
 * that course alone; the bare one brings the whole family, since only the linking page's word says which.
 */
export function loader({ pattern, params }: Route.LoaderArgs) {
  const family = families.find(({ detailsPath }) => `/${pattern}` === `${detailsPath}/:course?`);
  if (!family) throw new Error(`No family of courses has its details at /${pattern}`);
  const slugs: readonly string[] = family.courses;
  const familyCourses = courses.filter(({ slug }) =>
    params.course ? slug === params.course : slugs.includes(slug),
  );
  const today = indianDay(new Date());
  const offer = findOffer(params.course);
  return {
    family: {
      title: family.title,
      path: family.path,
      detailsPath: family.detailsPath,
      slug: family.slug,
    },
    page: pages[family.detailsPath as keyof typeof pages],
    slug: params.course,
    facts: offer && courseFacts(offer),
    familyCourses,
    allCourses: courses.map(({ slug, title, keywords }) => ({ slug, title, keywords })),
    offers: familyCourses.map((course) => ({
      sheet: offerDetails(course.slug, today),
      points: startingPoints(course),
      more: moreInFields(course.fields, ({ slug }) => slug === course.slug),
    })),
    otherFields: otherFields(family.path),
    all: allOffers,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { family, page, slug, familyCourses, facts } = loaderData;
  const course = familyCourses.find((candidate) => candidate.slug === slug);
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: family.title, path: family.path },
  ];
  // Without a course the page is the empty case: for visitors, not for search results.
  if (!course) return pageMeta({ ...page, path: family.detailsPath, isHidden: true });
  const path = `${family.detailsPath}/${course.slug}`;
  return pageMeta({
    title: `${course.title} course · ${brand.name}`,
    description: course.text,
    path,
    jsonLd: [
      breadcrumbData([...crumbs, { name: course.title, path }]),
      ...(facts
        ? [
            courseData(
              facts,
              course.modules.map((module) => module.title),
            ),
          ]
        : []),
    ],
  });
};

export default function CourseDetails({ loaderData }: Route.ComponentProps) {
  const { family, offers } = loaderData;
  const shown = useShownCourse(loaderData);
  if (!shown) return <CourseNotFound family={family} />;
  const slug = shown.course?.slug;
  const offer = offers.find(({ sheet }) => sheet.slug === slug);
  return (
    <>
      <CoursePage
        shown={shown}
        family={family}
        sheet={offer?.sheet ?? null}
        points={offer?.points ?? []}
      />
      <Sideways
        lines={offer?.more ?? []}
        comparedWith={slug}
        links={{ heading: sidewaysWords.otherFields, links: loaderData.otherFields }}
        all={loaderData.all}
      />
    </>
  );
}
