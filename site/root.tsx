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
import { measureSomeVisits } from '#site/data/vitals.ts';
import { RouteFocus } from '#site/layout/route-focus.tsx';
import { themeScript } from '#site/layout/theme-script.ts';
import everyPage from '#site/styles/app.css?inline';
import moreStyles from '#site/styles/more.css?inline';

/**
 * The stylesheet stands in the document itself, so that the first answer is all a phone needs to paint.
 * Only the build renders it: in the browser the text is already there, and `suppressHydrationWarning`
 * keeps React from comparing it with the empty string that replaces it in the script.
 * The landing page goes without the styles of the others (see `layout/more-styles.tsx`).
 */
function stylesOf(path: string): string {
  if (!import.meta.env.SSR) return '';
  return path === '/' ? everyPage : everyPage + moreStyles;
}

export function Layout({ children }: { children: ReactNode }) {
  const styles = stylesOf(useLocation().pathname);
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
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="preload"
          href="/fonts/anek-latin.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, read at build */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
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
