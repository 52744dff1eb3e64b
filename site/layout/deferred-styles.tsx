/**
 * Loads the styles that a document does not contain, when a visitor first opens another page within the same document.
 * The style sheets are not applied earlier, because a style sheet that arrives late makes the browser lay out the whole
 * page again, and restarts scroll-driven animations.
 */
import { useLocation } from 'react-router';
import { deferredStylePaths } from '#site/styles/deferred-style-paths.ts';
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
