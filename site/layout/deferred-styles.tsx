/**
 * The styles that are not part of every document. All of them are loaded as files with the first page that is opened
 * by navigation within the document. They are not loaded earlier, because a late style sheet restarts scroll-driven
 * animations.
 */
import { useEffect, useRef } from 'react';
import { preinit } from 'react-dom';
import { useLocation } from 'react-router';
import furtherDown from '#site/styles/further-down.css?url';
import landingStyles from '#site/styles/landing.css?url';
import moreStyles from '#site/styles/more.css?url';

/** Path of the page whose document was loaded. */
const loadedPath = import.meta.env.SSR ? null : location.pathname;
/** The style files that this document lacks. */
const missing = loadedPath === '/' ? [moreStyles] : [moreStyles, landingStyles, furtherDown];
const precedence = 'more';

/**
 * React waits for these files before it shows a page that contains this component, so that no page is seen without
 * its styles.
 */
export function DeferredStyles() {
  const { pathname } = useLocation();
  if (import.meta.env.SSR || pathname === loadedPath) return null;
  return missing.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={precedence} />
  ));
}

/** Loads the styles of other pages early, so that the first link that is followed does not wait for them. */
export function fetchDeferredStyles(): void {
  preinit(moreStyles, { as: 'style', precedence });
}

/**
 * The link to the styles of the landing page below its first screen. It is placed after the first screen, because a
 * browser paints everything above a style link without waiting for the file. Pages opened later in the same
 * document need these styles too. So a second link to the same file stays in the head when this link is removed
 * with the page.
 */
export function BelowTheFoldStyles() {
  const link = useRef<HTMLLinkElement>(null);
  useEffect(() => {
    const isKept = document.head.querySelector(`link[href="${furtherDown}"]`);
    if (link.current && !isKept) document.head.append(link.current.cloneNode());
  }, []);
  if (!import.meta.env.SSR && loadedPath !== '/') return null;
  return <link rel="stylesheet" href={furtherDown} ref={link} />;
}
