import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import {
  govtExamsFrameTitle as frame,
  govtExamsHeading as heading,
} from '#content/words/pages-with-a-frame.ts';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageWithIframe } from '#site/sections/framed/page-with-iframe.tsx';
import type { Route } from './+types/govtexams';

const path = '/govtexams';

export function loader() {
  return { page: pageMetaByPath[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({
    ...loaderData.page,
    path,
    jsonLd: [makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(heading, path))],
  });

export default function GovtExamsPage() {
  return <PageWithIframe heading={heading} title={frame} src="/Govtexams/index.html" />;
}
