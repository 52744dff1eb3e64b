import { Link, type LinkProps } from 'react-router';
import { prefetchLinkedPage } from './prefetch-linked-page.ts';

/**
 * A link within the site. The script and the data of the linked page are loaded when the visitor points at the link, so
 * that the page opens at once. In browsers that have view transitions, the change of the page is a view transition.
 */
export function PageLink(props: LinkProps) {
  return (
    <Link
      discover="none"
      viewTransition
      onMouseEnter={prefetchLinkedPage}
      onFocus={prefetchLinkedPage}
      onTouchStart={prefetchLinkedPage}
      {...props}
    />
  );
}
