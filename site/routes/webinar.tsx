import { pages } from '#content/pages.ts';
import { webinars } from '#content/showcase/webinars.ts';
import { breadcrumbData, crumbsTo, eventData } from '#site/data/structured-data.ts';
import { pageMeta, sharePicturePath } from '#site/layout/page-meta.ts';
import { FramedPage } from '#site/sections/framed-page.tsx';
import { webinarEnd } from '#site/sections/webinar-session.tsx';
import type { Route } from './+types/webinar';

const path = '/webinar';
const heading = 'Webinar series';

export function loader() {
  return {
    page: pages[path],
    events: webinars.map((webinar) => ({
      name: webinar.title,
      description: webinar.summary,
      path,
      image: sharePicturePath(path),
      startsAt: webinar.startsAt,
      endsAt: webinarEnd(webinar),
      feeRupees: 0,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, events } }) =>
  pageMeta({
    ...page,
    path,
    jsonLd: [breadcrumbData(crumbsTo(heading, path)), ...events.map(eventData)],
  });

export default function WebinarPage() {
  return (
    <FramedPage heading={heading} title="All webinars: dates and times" src="/dist/index.html" />
  );
}
