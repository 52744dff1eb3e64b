import { courses } from '#content/catalogue/courses.ts';
import { enrolment } from '#content/catalogue/enrolment.ts';
import { families } from '#content/catalogue/families.ts';
import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { breadcrumbData, courseData } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { CourseNotFound } from '#site/sections/course-not-found.tsx';
import { CoursePage } from '#site/sections/course-page.tsx';
import { useShownCourse } from '#site/sections/use-shown-course.ts';
import type { Route } from './+types/course-details';

/**
 * One module for six addresses, each with and without a course below it. A course's own address brings
 * that course alone; the bare one brings the whole family, since only the linking page's word says which.
 */
export function loader({ pattern, params }: Route.LoaderArgs) {
  const family = families.find(({ detailsPath }) => `/${pattern}` === `${detailsPath}/:course?`);
  if (!family) throw new Error(`No family of courses has its details at /${pattern}`);
  const slugs: readonly string[] = family.courses;
  return {
    family: {
      title: family.title,
      path: family.path,
      detailsPath: family.detailsPath,
      slug: family.slug,
    },
    page: pages[family.detailsPath as keyof typeof pages],
    slug: params.course,
    feeRupees: enrolment.feeRupees,
    familyCourses: courses.filter(({ slug }) =>
      params.course ? slug === params.course : slugs.includes(slug),
    ),
    allCourses: courses.map(({ slug, title, keywords }) => ({ slug, title, keywords })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { family, page, slug, familyCourses, feeRupees } = loaderData;
  const course = familyCourses.find((candidate) => candidate.slug === slug);
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: family.title, path: family.path },
  ];
  // Without a course the page is the empty case: for visitors, not for search results.
  if (!course) return pageMeta({ ...page, path: family.detailsPath, isHidden: true });
  const path = `${family.detailsPath}/${course.slug}`;
  return pageMeta({
    title: `${course.title} course · ${provider.name}`,
    description: course.text,
    path,
    jsonLd: [
      breadcrumbData([...crumbs, { name: course.title, path }]),
      courseData({
        name: course.title,
        description: course.text,
        path,
        offer: { feeRupees, path: '/enroll-form' },
        duration: `P${course.durationWeeks}W`,
        hoursPerWeek: course.hoursPerWeek,
        teaches: course.modules.map((module) => module.title),
      }),
    ],
  });
};

export default function CourseDetails({ loaderData }: Route.ComponentProps) {
  const { family, feeRupees } = loaderData;
  const shown = useShownCourse(loaderData);
  if (!shown) return <CourseNotFound family={family} />;
  return <CoursePage shown={shown} family={family} feeRupees={feeRupees} />;
}
