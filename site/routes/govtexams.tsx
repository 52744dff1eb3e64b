import { pages } from '#content/pages.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { FramedPage } from '#site/sections/framed-page.tsx';
import type { Route } from './+types/govtexams';

const path = '/govtexams';
const heading = 'Government exam preparation';

export function loader() {
  return { page: pages[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...loaderData.page,
    path,
    jsonLd: [breadcrumbData(crumbsTo(heading, path))],
  });

export default function GovtExamsPage() {
  return (
    <FramedPage
      heading={heading}
      title="Government exams, one by one"
      src="/Govtexams/index.html"
    />
  );
}
