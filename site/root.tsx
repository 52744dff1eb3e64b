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
import { skipToContentLabel } from '#content/words/controls.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { makeProviderFactsForPage } from '#site/data/provider-facts.ts';
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
 * The styles of the first screen are inside the document, so that the first response is enough to paint. The landing
 * page gets the styles of its other sections as a file, after its first screen (`layout/deferred-styles.tsx`). Each
 * other page gets all of `app.css` and `parts.css`, and of the other style sheets only the rules that it uses
 * (`postbuild/pages/drop-styles-of-other-pages.ts`).
 *
 * Only a build or a publication renders these styles; in the browser's script they are an empty string.
 * `suppressHydrationWarning` keeps React from comparing the styles in the document with the empty string.
 */
// Each constant tests `import.meta.env.SSR` itself. With one shared condition, the bundler would not remove the style
// sheets from the browser's script.
const landingInDocument = import.meta.env.SSR ? firstScreen + landingStyles : '';
const everyPageInDocument = import.meta.env.SSR ? firstScreen + parts : '';
const sharedInDocument = import.meta.env.SSR
  ? somePages + landingStyles + landingSections + otherPagesStyles
  : '';

/** The provider's contact details, which every page needs and staff can change; see `data/use-provider-facts.ts`. */
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
  // The starter script holds back button presses, and repeats them when it receives `app-ready`. A press on a part that
  // hydrates last (`hydrate-last.tsx`) makes React hydrate that part at once, but not while effects run: then the
  // browser would send the form of that part without a script. So the event is sent after this effect has ended.
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
