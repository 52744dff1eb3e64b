import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After navigation within the document, a screen reader announces nothing, and the focus is on a link that no longer
 * exists. So the heading of the new page gets the focus, or the element that the hash of the address names.
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
