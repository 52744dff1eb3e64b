import { useLayoutEffect, useRef } from 'react';
import { belowTheFoldStylePath } from '#site/styles/deferred-style-paths.ts';
import { initialPagePath } from '#site/styles/initial-page-path.ts';

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
