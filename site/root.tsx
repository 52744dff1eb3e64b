import { type ReactNode, useEffect, useRef } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import { skipToContent } from '#content/words/controls.ts';
import { noteFirstPage } from '#site/data/came-from.ts';
import { providerFacts } from '#site/data/provider-facts.ts';
import { measureSomeVisits } from '#site/data/vitals.ts';
import { RouteFocus } from '#site/layout/route-focus.tsx';
import { themeScript } from '#site/layout/theme-script.ts';
import everyPage from '#site/styles/app.css?inline';
import landingStyles from '#site/styles/landing.css?inline';
import moreStyles from '#site/styles/more.css?inline';

/**
 * The stylesheet stands in the document itself, so that the first answer is all a phone needs to paint.
 * Only the build renders it: in the browser the text is already there, and `suppressHydrationWarning`
 * keeps React from comparing it with the empty string that replaces it in the script.
 * The landing page has its own and goes without those of the others; each of the others keeps of all of them what it
 * needs (see `layout/more-styles.tsx`).
 */
// Said for each by itself: only so do the styles fall out of the script.
const landingInDocument = import.meta.env.SSR ? everyPage + landingStyles : '';
const everyPageInDocument = import.meta.env.SSR ? everyPage : '';
const sharedInDocument = import.meta.env.SSR ? landingStyles + moreStyles : '';

/** In the browser the document keeps what it came with: a `<style>` put in later would be refused, even an empty one. */
const loadedPath = import.meta.env.SSR ? null : location.pathname;

/** Of what every page needs and staff can change: see `data/use-provider-facts.ts`. */
export const loader = providerFacts;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLanding = (loadedPath ?? pathname) === '/';
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
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
          {skipToContent}
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const opened = useRef(useMatches().at(-1));

  // Buttons pressed while the scripts were on their way are waiting for this.
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    noteFirstPage();
    dispatchEvent(new Event('app-ready'));
    if (opened.current) measureSomeVisits(opened.current.pathname, opened.current.params);
  }, []);

  return (
    <>
      <RouteFocus />
      <Outlet />
    </>
  );
}
