/**
 * The styles that not every page has. A document that is loaded has what it needs of them in itself
 * (`postbuild/pages/used-styles.ts`); all of them come as files with the first page that is reached from it without a
 * page load. Not before: a sheet that arrives late starts what scrolling drives anew.
 */
import { preinit } from 'react-dom';
import { useLocation } from 'react-router';
import landingStyles from '#site/styles/landing.css?url';
import moreStyles from '#site/styles/more.css?url';

/** The page whose document was loaded. */
const loadedPath = import.meta.env.SSR ? null : location.pathname;
/** What its document is without. */
const missing = loadedPath === '/' ? [moreStyles] : [moreStyles, landingStyles];
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
