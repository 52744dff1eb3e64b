import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { webinars } from '#content/showcase/webinars.ts';
import {
  webinarFrameTitle as frame,
  webinarHeading as heading,
} from '#content/words/pages-with-a-frame.ts';
import { sharePicturePathOfPage } from '#contract/pages/share-picture-path-of-page.ts';
import { makeBreadcrumbJsonLd, makeEventJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { webinarEndOf } from '#site/data/webinar-end-of.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageWithIframe } from '#site/sections/framed/page-with-iframe.tsx';
import type { Route } from './+types/webinar';

const path = '/webinar';

export function loader() {
  return {
    page: pageMetaByPath[path],
    events: webinars.map((webinar) => ({
      name: webinar.title,
      description: webinar.summary,
      path,
      image: sharePicturePathOfPage(path),
      startsAt: webinar.startsAt,
      endsAt: webinarEndOf(webinar),
      feeRupees: 0,
      isOver: Date.now() >= Date.parse(webinarEndOf(webinar)),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, events } }) =>
  makePageMeta({
    ...page,
    path,
    jsonLd: [
      makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(heading, path)),
      ...events.map(makeEventJsonLd),
    ],
  });

export default function WebinarPage() {
  return <PageWithIframe heading={heading} title={frame} src="/dist/index.html" />;
}
