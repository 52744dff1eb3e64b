import { redirect, redirectDocument } from 'react-router';
import { families } from '#content/catalogue/families.ts';
import { courseListWords } from '#content/offers/course-list/course-list-words.ts';
import { kinds } from '#content/offers/kinds.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { redirects } from '#content/redirects.ts';
import {
  backHomeLabel,
  errorLabel,
  heading,
  intro,
  requestCallLinkLabel,
} from '#content/words/page-not-found-words.ts';
import { courseListPath } from '#contract/pages/course-list-address.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { KolamArt } from '#site/art/kolam-art.tsx';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/not-found';

export function loader() {
  return {
    page: pageMetaByPath['/404'],
    ways: [
      { path: courseListPath, title: courseListWords.kicker },
      ...families.map(({ path, title }) => ({ path, title })),
      ...(['workshop', 'skill', 'intermediate', 'super'] as const).map((kind) => ({
        path: kinds[kind].path ?? '/',
        title: kinds[kind].plural,
      })),
    ],
    kolam: drawKolam('not-found', { family: 'android' }),
  };
}

/**
 * React Router calls this loader when a visitor follows a link to a path without a route. A known redirect is followed
 * here, with the query, as the service would do. Any other path is loaded from the server, because it may be a file.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search, href } = new URL(request.url);
  const moved = redirects.find(({ from }) => from.toLowerCase() === pathname.toLowerCase());
  if (!moved) throw redirectDocument(href);
  throw redirect(moved.to.includes('?') ? moved.to : moved.to + search);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? makePageMeta({ ...loaderData.page, path: '/404', isHidden: true }) : [];

export default function NotFound({ loaderData: { ways, kolam } }: Route.ComponentProps) {
  return (
    <section className="wrap not-found" aria-labelledby="not-found-heading">
      <div>
        <p className="tag">{errorLabel}</p>
        <h1 id="not-found-heading">{heading}</h1>
        <p className="page-intro">{intro}</p>
        <ul className="not-found-ways">
          {ways.map(({ path, title }) => (
            <li key={path}>
              <PageLink to={path}>{title}</PageLink>
            </li>
          ))}
        </ul>
        <p className="actions">
          <PageLink to="/" className="button">
            {backHomeLabel}
          </PageLink>
          <PageLink to="/request-call" className="link-button">
            {requestCallLinkLabel}
          </PageLink>
        </p>
      </div>
      <KolamArt kolam={kolam} className="not-found-art" />
    </section>
  );
}
