import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { indianDay } from '#content/indian-day.ts';
import { offerPageWords } from '#content/offers/page-words/offer-page-words.ts';
import { relatedLinksWords } from '#content/offers/page-words/related-links-words.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { makeBreadcrumbJsonLd, makeItemListJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { compareOffersPath } from '#site/data/offers/compare-offers-path.ts';
import {
  allOffersLink,
  listLinksToOtherFields,
  listMoreOffersInFields,
} from '#site/data/offers/links-to-other-offers.ts';
import { listFamilyFigures } from '#site/data/offers/list-family-figures.ts';
import { makeOfferDetails } from '#site/data/offers/make-offer-details.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { makeRequestCallAddress } from '#site/sections/call/request-call-prefill.ts';
import { CourseCard } from '#site/sections/course/course-card.tsx';
import { PageHeader } from '#site/sections/page-header.tsx';
import { RelatedLinks } from '#site/sections/related-links.tsx';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/course-family';

/** One route module for the pages of all six families: the path tells which family is shown. */
export function loader({ pattern }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  const family = families.find((candidate) => candidate.path === path);
  if (!family) throw new Error(`No family of courses has the path ${path}`);
  const slugs: readonly string[] = family.courses;
  const ofFamily = slugs.flatMap((slug) => courses.find((course) => course.slug === slug) ?? []);
  const today = indianDay(new Date());
  const fields = [...new Set(ofFamily.flatMap((course) => course.fields))];
  const { title, heading, intro, detailsPath, slug } = family;
  return {
    family: { title, heading, intro, path, detailsPath, slug },
    page: pageMetaByPath[family.path as keyof typeof pageMetaByPath],
    figures: listFamilyFigures(slugs),
    courses: ofFamily.map((course) => {
      const { kind, figures, facts, ...sheet } = makeOfferDetails(course.slug, today);
      const { enrolPath, callPath, lastDay, starts } = sheet;
      const level = facts.find(({ id }) => id === 'level')?.value;
      return {
        slug: course.slug,
        title: course.title,
        tag: course.tag,
        text: course.text,
        figures,
        about: `${kind}. ${level}.`,
        offerDetails: { title: course.title, enrolPath, callPath, lastDay, starts },
      };
    }),
    more: listMoreOffersInFields(fields, (offer) => slugs.includes(offer.slug)),
    otherFields: listLinksToOtherFields(path),
    all: allOffersLink,
  };
}

const crumbsOf = (family: { title: string; path: string }) =>
  makeHomeAndPageCrumbs(family.title, family.path);

export const meta: Route.MetaFunction = ({ loaderData: { family, page, courses } }) =>
  makePageMeta({
    ...page,
    path: family.path,
    jsonLd: [
      makeBreadcrumbJsonLd(crumbsOf(family)),
      makeItemListJsonLd(
        family.title,
        courses.map(({ slug }) => ({ path: `${family.detailsPath}/${slug}` })),
      ),
    ],
  });

export default function FamilyPage({ loaderData }: Route.ComponentProps) {
  const { family, courses, figures, more, otherFields, all } = loaderData;
  const [first, ...others] = courses.map(({ slug }) => slug);
  return (
    <>
      <PageHeader
        className="family-head"
        crumbs={crumbsOf(family)}
        kicker={family.title}
        heading={family.heading}
        intro={family.intro}
        art={<Cover slug={family.slug} eager />}
        facts={figures}
      >
        <p className="actions">
          <a href="#courses" className="button">
            {courses.length === 1 ? offerPageWords.seeCourse : offerPageWords.chooseCourse}
          </a>
        </p>
      </PageHeader>
      <div className="wrap course-cards" id="courses">
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} detailsPath={family.detailsPath} />
        ))}
        {first && others.length > 0 && (
          <PageLink to={compareOffersPath([first, ...others.slice(0, 2)])} className="link-button">
            {relatedLinksWords.compareAll}
          </PageLink>
        )}
      </div>
      <RelatedLinks
        lines={more}
        links={{ heading: relatedLinksWords.otherFields, links: otherFields }}
        all={all}
      >
        <div className="undecided">
          <p>{relatedLinksWords.undecided}</p>
          <PageLink to={makeRequestCallAddress(`About: ${family.title}`)} className="link-button">
            {relatedLinksWords.requestCall}
          </PageLink>
        </div>
      </RelatedLinks>
    </>
  );
}
