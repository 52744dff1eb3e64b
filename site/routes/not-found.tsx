import { redirect, redirectDocument } from 'react-router';
import { families } from '#content/catalogue/families.ts';
import { pages } from '#content/pages.ts';
import { redirects } from '#content/redirects.ts';
import { drawKolam } from '#site/art/kolam.ts';
import { KolamArt } from '#site/art/kolam-art.tsx';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/not-found';

export function loader() {
  return {
    page: pages['/404'],
    families: families.map(({ path, title }) => ({ path, title })),
    kolam: drawKolam('not-found', { family: 'android' }),
  };
}

/**
 * A change of page within the app comes here for every address that the table does not have. Addresses
 * that have moved are known; any other is asked of the server, which may have a file there.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, href } = new URL(request.url);
  const moved = redirects.find(({ from }) => from.toLowerCase() === pathname.toLowerCase());
  throw moved ? redirect(moved.to) : redirectDocument(href);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, path: '/404', isHidden: true }) : [];

export default function NotFound({ loaderData: { families, kolam } }: Route.ComponentProps) {
  return (
    <section className="wrap not-found" aria-labelledby="not-found-heading">
      <div>
        <p className="tag">Page not found</p>
        <h1 id="not-found-heading">The line does not pass here</h1>
        <p className="page-intro">
          There is no page at this address. It may have moved, or the address may have lost a letter
          on the way. Perhaps you were looking for one of these.
        </p>
        <ul className="not-found-ways">
          {families.map(({ path, title }) => (
            <li key={path}>
              <PageLink to={path}>{title}</PageLink>
            </li>
          ))}
          <li>
            <PageLink to="/short-term">Short-term workshops</PageLink>
          </li>
          <li>
            <PageLink to="/Miranaya-skill-program">Skill programs</PageLink>
          </li>
          <li>
            <PageLink to="/intermediate-programs">Intermediate programs</PageLink>
          </li>
          <li>
            <PageLink to="/super-program">Super programs</PageLink>
          </li>
        </ul>
        <p className="actions">
          <PageLink to="/" className="button">
            Back to the home page
          </PageLink>
          <PageLink to="/request-call" className="link-button">
            Request a call
          </PageLink>
        </p>
      </div>
      <KolamArt kolam={kolam} className="not-found-art" />
    </section>
  );
}
