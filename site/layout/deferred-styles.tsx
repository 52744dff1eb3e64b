/**
 * Loads the styles that a document does not contain, when a visitor first opens another page within the same document.
 * The style sheets are not applied earlier, because a style sheet that arrives late makes the browser lay out the whole
 * page again, and restarts scroll-driven animations.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { belowTheFoldStylePath, deferredStylePaths } from '#site/styles/deferred-style-paths.ts';
import { initialPagePath } from '#site/styles/initial-page-path.ts';

/**
 * Adds the style sheets that the document was loaded without, as soon as React Router opens another page. React shows
 * that page only when they have arrived. `prefetchLinkedPage` already fetches them when a visitor points at a link.
 */
export function DeferredStyles() {
  const { pathname } = useLocation();
  if (import.meta.env.SSR || pathname === initialPagePath) return null;
  return deferredStylePaths.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="more" />
  ));
}

/**
 * The link to the styles of the landing page below its first screen. In the document, this link comes after the first
 * screen, because a browser paints what is above a style link without waiting for the file.
 *
 * When the visitor goes to another page without a reload, React removes this link, but that page needs these styles
 * too. So a copy stays in the head. While the landing page is shown, the copy applies only to print, because otherwise
 * the browser would apply the same styles twice.
 */
export function BelowTheFoldStyles() {
  const link = useRef<HTMLLinkElement>(null);
  useLayoutEffect(() => {
    if (!link.current || document.head.querySelector(`link[href="${belowTheFoldStylePath}"]`))
      return;
    const copy = Object.assign(link.current.cloneNode() as HTMLLinkElement, { media: 'print' });
    document.head.append(copy);
    return () => {
      copy.media = 'all';
    };
  }, []);
  if (!import.meta.env.SSR && initialPagePath !== '/') return null;
  return <link rel="stylesheet" href={belowTheFoldStylePath} ref={link} />;
}
