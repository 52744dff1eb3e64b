import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import {
  govtExamsFrameTitle as frame,
  govtExamsHeading as heading,
} from '#content/words/pages-with-a-frame.ts';
import { breadcrumbJsonLd, homeAndPageCrumbs } from '#site/data/json-ld/json-ld-objects.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageWithFrame } from '#site/sections/framed/page-with-frame.tsx';
import type { Route } from './+types/govtexams';

const path = '/govtexams';

export function loader() {
  return { page: pageMetaByPath[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...loaderData.page,
    path,
    jsonLd: [breadcrumbJsonLd(homeAndPageCrumbs(heading, path))],
  });

export default function GovtExamsPage() {
  return <PageWithFrame heading={heading} title={frame} src="/Govtexams/index.html" />;
}
