import { brand } from '#content/brand.ts';
import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { indianDay } from '#content/indian-day.ts';
import { findOffer } from '#content/offers/offers.ts';
import { relatedLinksWords } from '#content/offers/page-words/related-links-words.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { makeCourseJsonLdFacts } from '#site/data/json-ld/course-json-ld-facts.ts';
import { makeBreadcrumbJsonLd, makeCourseJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import {
  allOffersLink,
  listLinksToOtherFields,
  listMoreOffersInFields,
} from '#site/data/offers/links-to-other-offers.ts';
import { makeOfferDetails } from '#site/data/offers/make-offer-details.ts';
import { resolveBeginnerQuestionLinks } from '#site/data/offers/resolve-beginner-question-links.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { CourseNotFound } from '#site/sections/course/course-not-found.tsx';
import { CoursePage } from '#site/sections/course/course-page.tsx';
import { useShownCourse } from '#site/sections/course/use-shown-course.ts';
import { RelatedLinks } from '#site/sections/related-links.tsx';
import type { Route } from './+types/course-details';

/**
 * One route module for the detail pages of all six families. The address of a course loads that course alone. The
 * address of a family without a course loads all its courses, because only the navigation state in the browser says
 * which course is meant.
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
    page: pageMetaByPath[family.detailsPath as keyof typeof pageMetaByPath],
    slug: params.course,
    facts: offer && makeCourseJsonLdFacts(offer),
    familyCourses,
    allCourses: courses.map(({ slug, title, keywords }) => ({ slug, title, keywords })),
    offers: familyCourses.map((course) => ({
      offerDetails: makeOfferDetails(course.slug, today),
      beginnerQuestions: resolveBeginnerQuestionLinks(course),
      more: listMoreOffersInFields(course.fields, ({ slug }) => slug === course.slug),
    })),
    otherFields: listLinksToOtherFields(family.path),
    all: allOffersLink,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { family, page, slug, familyCourses, facts } = loaderData;
  const course = familyCourses.find((candidate) => candidate.slug === slug);
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: family.title, path: family.path },
  ];
  // Without a course the page is empty, so search engines should leave it out.
  if (!course) return makePageMeta({ ...page, path: family.detailsPath, isHidden: true });
  const path = `${family.detailsPath}/${course.slug}`;
  return makePageMeta({
    title: `${course.title} course · ${brand.name}`,
    description: course.text,
    path,
    jsonLd: [
      makeBreadcrumbJsonLd([...crumbs, { name: course.title, path }]),
      ...(facts
        ? [
            makeCourseJsonLd(
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
  const offer = offers.find(({ offerDetails }) => offerDetails.slug === slug);
  return (
    <>
      <CoursePage
        shown={shown}
        family={family}
        offerDetails={offer?.offerDetails ?? null}
        beginnerQuestions={offer?.beginnerQuestions ?? []}
      />
      <RelatedLinks
        lines={offer?.more ?? []}
        comparedWith={slug}
        links={{ heading: relatedLinksWords.otherFields, links: loaderData.otherFields }}
        all={loaderData.all}
      />
    </>
  );
}
