/**
 * The styles that are not part of every document. All of them are loaded as files with the first page that is opened
 * by navigation within the document. They are not applied earlier, because a late style sheet makes the browser lay
 * out the whole page again, and restarts scroll-driven animations.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { belowTheFold, loadedPath, missingFiles } from '#site/styles/deferred-files.ts';

/**
 * React waits for these files before it shows a page that contains this component, so that no page is seen without
 * its styles. `prefetchPage` fetches them as soon as a visitor points at a link.
 */
export function DeferredStyles() {
  const { pathname } = useLocation();
  if (import.meta.env.SSR || pathname === loadedPath) return null;
  return missingFiles.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="more" />
  ));
}

/**
 * The link to the styles of the landing page below its first screen. It is placed after the first screen, because a
 * browser paints everything above a style link without waiting for the file. Pages opened later in the same document
 * need these styles too, so the head gets a copy of the link. While the landing page is shown, the copy is for print
 * only; otherwise the browser would apply the same styles twice.
 */
export function BelowTheFoldStyles() {
  const link = useRef<HTMLLinkElement>(null);
  useLayoutEffect(() => {
    if (!link.current || document.head.querySelector(`link[href="${belowTheFold}"]`)) return;
    const copy = Object.assign(link.current.cloneNode() as HTMLLinkElement, { media: 'print' });
    document.head.append(copy);
    return () => {
      copy.media = 'all';
    };
  }, []);
  if (!import.meta.env.SSR && loadedPath !== '/') return null;
  return <link rel="stylesheet" href={belowTheFold} ref={link} />;
}
