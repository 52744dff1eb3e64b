import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A page change without a page load tells a screen reader nothing and leaves the focus on a link that
 * is gone. The heading of the new page takes it, unless the visitor asked for a place on the page.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector('h1');
    if (!(target instanceof HTMLElement)) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}
