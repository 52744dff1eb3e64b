import { Link, type LinkProps } from 'react-router';
import { prefetchPage } from './prefetch-page.ts';

/**
 * A link within the site. Its script and data are loaded when the visitor points at it, so that the page opens at
 * once; the change is a view transition where the browser has them.
 */
export function PageLink(props: LinkProps) {
  return (
    <Link
      discover="none"
      viewTransition
      onMouseEnter={prefetchPage}
      onFocus={prefetchPage}
      onTouchStart={prefetchPage}
      {...props}
    />
  );
}
