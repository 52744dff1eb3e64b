import { Link, type LinkProps } from 'react-router';
import { fetchPageAhead } from './fetch-page-ahead.ts';

/**
 * A link to a page of this site. Its script and data are fetched when the visitor points at it, so that
 * the press itself finds everything there; the change of page is a view transition where there are any.
 */
export function PageLink(props: LinkProps) {
  return (
    <Link
      discover="none"
      viewTransition
      onMouseEnter={fetchPageAhead}
      onFocus={fetchPageAhead}
      onTouchStart={fetchPageAhead}
      {...props}
    />
  );
}
