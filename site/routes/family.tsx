import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { pages } from '#content/pages.ts';
import { breadcrumbData, crumbsTo, itemListData } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { CourseCard } from '#site/sections/course-card.tsx';
import { PageHead } from '#site/sections/page-head.tsx';
import { requestCallAbout } from '#site/sections/request-link.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/family';

/** One module for six addresses: the family is the one whose path was asked for. */
export function loader({ pattern }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  const family = families.find((candidate) => candidate.path === path);
  if (!family) throw new Error(`No family of courses has the path ${path}`);
  return {
    family,
    page: pages[family.path as keyof typeof pages],
    courses: family.courses.flatMap((slug) => {
      const course = courses.find((candidate) => candidate.slug === slug);
      if (!course) return [];
      const { title, tag, text, durationWeeks, hoursPerWeek, modules } = course;
      return [{ slug, title, tag, text, durationWeeks, hoursPerWeek, moduleCount: modules.length }];
    }),
  };
}

const crumbsOf = (family: { title: string; path: string }) => crumbsTo(family.title, family.path);

export const meta: Route.MetaFunction = ({ loaderData: { family, page, courses } }) =>
  pageMeta({
    ...page,
    path: family.path,
    jsonLd: [
      breadcrumbData(crumbsOf(family)),
      itemListData(
        family.title,
        courses.map(({ slug, title }) => ({ name: title, path: `${family.detailsPath}/${slug}` })),
      ),
    ],
  });

export default function FamilyPage({ loaderData: { family, courses } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        className="family-head"
        crumbs={crumbsOf(family)}
        kicker={family.title}
        heading={family.heading}
        intro={family.intro}
        art={<Cover slug={family.slug} eager />}
      />
      <div className="wrap course-cards">
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} detailsPath={family.detailsPath} />
        ))}
      </div>
      <aside className="wrap undecided" aria-label="Help to choose">
        <p>
          Not sure? Tell us what you know and what you want to do, and we will say which course
          fits.
        </p>
        <PageLink to={requestCallAbout(`About: ${family.title}`)} className="link-button">
          Request a call
        </PageLink>
      </aside>
    </>
  );
}
