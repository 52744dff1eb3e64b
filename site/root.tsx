import { type ReactNode, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import { skipToContentLabel } from '#content/words/control-labels.ts';
import { makeProviderFactsForPage } from '#site/data/make-provider-facts-for-page.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { routePatternOf } from '#site/data/route-pattern-of.ts';
import { PublishedAnnouncements } from '#site/layout/published-announcements.tsx';
import { RouteFocus } from '#site/layout/route-focus.tsx';
import { themeScript } from '#site/layout/theme-script.ts';
import firstScreen from '#site/styles/app.css?inline';
import { initialPagePath } from '#site/styles/initial-page-path.ts';
import landingStyles from '#site/styles/landing-first-screen.css?inline';
import landingSections from '#site/styles/landing-sections.css?inline';
import otherPagesStyles from '#site/styles/other-pages.css?inline';
import parts from '#site/styles/parts.css?inline';
import somePages from '#site/styles/some-pages.css?inline';
import type { Route } from './+types/root';

/**
 * The styles that are inside the document, so that the first response is enough to paint. The landing page gets the
 * styles of its lower sections as a file (`layout/deferred-styles.tsx`). Every other page has all of `app.css` and
 * `parts.css`; `postbuild/pages/drop-styles-of-other-pages.ts` leaves in it only those rules of the other style sheets
 * that it uses.
 *
 * Only a build or a publication renders these styles. In the browser's script each constant is an empty string, and
 * `suppressHydrationWarning` makes React keep the styles of the document.
 */
// Each constant tests `import.meta.env.SSR` itself. If they shared one variable, the bundler would not see that the
// style sheets are unused in the browser, and would leave them in its script.
const landingInDocument = import.meta.env.SSR ? firstScreen + landingStyles : '';
const everyPageInDocument = import.meta.env.SSR ? firstScreen + parts : '';
const sharedInDocument = import.meta.env.SSR
  ? somePages + landingStyles + landingSections + otherPagesStyles
  : '';

/**
 * Loads the provider's contact details and the page's announcements. Every page needs them, and staff can change them;
 * see `data/use-provider-facts.ts`.
 */
export const loader = ({ url }: Route.LoaderArgs) =>
  makeProviderFactsForPage(url.pathname.replace(/(.)\/$/, '$1'));

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLanding = (initialPagePath ?? pathname) === '/';
  const match = useMatches().at(-1);
  return (
    <html
      lang="en-IN"
      data-route={match && routePatternOf(match.pathname, match.params)}
      data-query={(match?.handle as PageHandle | undefined)?.query.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15122b" media="(prefers-color-scheme: dark)" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="preload"
          href="/fonts/anek-latin.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, read at build
          dangerouslySetInnerHTML={{ __html: isLanding ? landingInDocument : everyPageInDocument }}
        />
        {!isLanding && (
          <style
            data-shared=""
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, read at build
            dangerouslySetInnerHTML={{ __html: sharedInDocument }}
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {skipToContentLabel}
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // The starter script holds back presses of buttons until `app-ready`, and then repeats them. The event is sent after
  // this effect has ended, because during effects React can't hydrate a part in `HydrateLast`. A press repeated in such
  // a part would then send its form without the script.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    queueMicrotask(() => dispatchEvent(new Event('app-ready')));
  }, []);

  return (
    <>
      <RouteFocus />
      <PublishedAnnouncements />
      <Outlet />
    </>
  );
}
