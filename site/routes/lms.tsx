import { pages } from '#content/pages.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { FramedPage } from '#site/sections/framed-page.tsx';
import type { Route } from './+types/lms';

const path = '/lms';
const heading = 'Learning-management system';

export function loader() {
  return { page: pages[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...loaderData.page,
    path,
    jsonLd: [breadcrumbData(crumbsTo(heading, path))],
  });

export default function LmsPage() {
  return (
    <FramedPage heading={heading} title="Sign in to the learning-management system" src="/lms/" />
  );
}
