import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { webinars } from '#content/showcase/webinars.ts';
import {
  comingHeading,
  heading,
  intro,
  noneComingText,
  pastHeading,
} from '#content/words/webinars-in-iframe.ts';
import { webinarEndOf } from '#site/data/webinar-end-of.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { FramedPageLayout } from '#site/sections/framed/framed-page-layout.tsx';
import { WebinarListItem } from '#site/sections/framed/webinar-list-item.tsx';
import type { Route } from './+types/webinar';

const path = '/dist/index.html';

/**
 * Sorts the sessions, as of the time of the build: the coming sessions, nearest first, and the past ones, latest first.
 */
export function loader() {
  const now = Date.now();
  const byStart = webinars.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const isOver = (webinar: (typeof webinars)[number]) => Date.parse(webinarEndOf(webinar)) <= now;
  return {
    page: pageMetaByPath[path],
    coming: byStart.filter((webinar) => !isOver(webinar)),
    past: byStart.filter(isOver).reverse(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path });

/**
 * The page in the frame of `/webinar`, which can also be opened on its own. It runs without React: `webinar-times.js`
 * writes the visitor's local times, and moves sessions that have passed since the build to the past sessions.
 */
export default function FramedWebinar({ loaderData: { coming, past } }: Route.ComponentProps) {
  return (
    <FramedPageLayout heading={heading} intro={intro}>
      <section className="sessions" aria-labelledby="coming">
        <h2 id="coming">{comingHeading}</h2>
        <p data-sessions-none hidden={coming.length > 0}>
          {noneComingText}
        </p>
        <ol data-sessions="coming">
          {coming.map((webinar) => (
            <WebinarListItem key={webinar.slug} webinar={webinar} />
          ))}
        </ol>
      </section>
      <section className="sessions sessions-past" aria-labelledby="past" hidden={past.length === 0}>
        <h2 id="past">{pastHeading}</h2>
        <ol data-sessions="past">
          {past.map((webinar) => (
            <WebinarListItem key={webinar.slug} webinar={webinar} />
          ))}
        </ol>
      </section>
      <script src="/webinar-times.js" defer />
    </FramedPageLayout>
  );
}
