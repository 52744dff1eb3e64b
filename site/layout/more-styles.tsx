/**
 * The styles that not every document has in itself. All of them come as files with the first page that is reached
 * without a page load. Not before: a sheet that arrives late starts what scrolling drives anew.
 */
import { useEffect, useRef } from 'react';
import { preinit } from 'react-dom';
import { useLocation } from 'react-router';
import furtherDown from '#site/styles/further-down.css?url';
import landingStyles from '#site/styles/landing.css?url';
import moreStyles from '#site/styles/more.css?url';

/** The page whose document was loaded. */
const loadedPath = import.meta.env.SSR ? null : location.pathname;
/** What its document is without. */
const missing = loadedPath === '/' ? [moreStyles] : [moreStyles, landingStyles, furtherDown];
const precedence = 'more';

/** React shows a page with this in it when the files are there, so nothing is seen unstyled. */
export function MoreStyles() {
  const { pathname } = useLocation();
  if (import.meta.env.SSR || pathname === loadedPath) return null;
  return missing.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={precedence} />
  ));
}

/** Fetches those of the other pages ahead, so that the first link followed does not wait for them. */
export function fetchMoreStyles(): void {
  preinit(moreStyles, { as: 'style', precedence });
}

/**
 * Stands in the landing page behind its first screen. A browser paints what is above it, and shows what is below it
 * when the file is there. The pages that follow without a page load need these styles as well, so that a second link
 * to the same file stays in the head when this one goes with the page.
 */
export function StylesFurtherDown() {
  const link = useRef<HTMLLinkElement>(null);
  useEffect(() => {
    const isKept = document.head.querySelector(`link[href="${furtherDown}"]`);
    if (link.current && !isKept) document.head.append(link.current.cloneNode());
  }, []);
  if (!import.meta.env.SSR && loadedPath !== '/') return null;
  return <link rel="stylesheet" href={furtherDown} ref={link} />;
}
