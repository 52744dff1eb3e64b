/**
 * Styles that are not part of every document. When a visitor first navigates within the document, all of them are
 * loaded as files. They are not applied earlier, because a style sheet that arrives late makes the browser lay out the
 * whole page again, and restarts scroll-driven animations.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { belowTheFoldStyleFile, missingStyleFiles } from '#site/styles/deferred-style-files.ts';
import { initialPagePath } from '#site/styles/initial-page-path.ts';

/**
 * After navigation within the document, adds the styles that the document was loaded without. React shows the new page
 * only when they have arrived. `prefetchPage` fetches them as soon as a visitor points at a link.
 */
export function DeferredStyles() {
  const { pathname } = useLocation();
  if (import.meta.env.SSR || pathname === initialPagePath) return null;
  return missingStyleFiles.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="more" />
  ));
}

/**
 * The link to the styles of the landing page below its first screen. It stands after the first screen, because a
 * browser paints everything above a style link without waiting for the file.
 *
 * Pages that are opened later in the same document need these styles too, so a copy of the link is put into the head.
 * While the landing page is shown, this copy applies only to print; otherwise the browser would apply the same styles
 * twice.
 */
export function BelowTheFoldStyles() {
  const link = useRef<HTMLLinkElement>(null);
  useLayoutEffect(() => {
    if (!link.current || document.head.querySelector(`link[href="${belowTheFoldStyleFile}"]`))
      return;
    const copy = Object.assign(link.current.cloneNode() as HTMLLinkElement, { media: 'print' });
    document.head.append(copy);
    return () => {
      copy.media = 'all';
    };
  }, []);
  if (!import.meta.env.SSR && initialPagePath !== '/') return null;
  return <link rel="stylesheet" href={belowTheFoldStyleFile} ref={link} />;
}
