import { useLocation } from 'react-router';
import { requestCall } from '#content/landing/request-call.ts';
import { pages } from '#content/pages.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { RequestCallSection } from '#site/sections/request-call-section.tsx';
import { messageFrom } from '#site/sections/request-link.ts';
import type { Route } from './+types/request-call';

const path = '/request-call';

export function loader() {
  return { page: pages[path], requestCall };
}

export const meta: Route.MetaFunction = ({ loaderData: { page } }) =>
  pageMeta({
    ...page,
    path,
    jsonLd: [breadcrumbData(crumbsTo('Request a call', path))],
  });

/** The section of the landing page on a page of its own, with what the visitor was looking at. */
export default function RequestCallPage({ loaderData: { requestCall } }: Route.ComponentProps) {
  // Only an effect reads it, so the first render in the browser equals the file without further care.
  const about = messageFrom(useLocation());
  return <RequestCallSection requestCall={requestCall} level={1} about={about} />;
}
