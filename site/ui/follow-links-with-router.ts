import type { NavigateFunction } from 'react-router';
import { comparisonPath } from '#contract/comparison/comparison-address.ts';

/**
 * Makes React Router follow the plain links in `box`. They are plain because React did not render them (HTML of the
 * comparison), or because the list is long and React Router's links would all render again at each new address. The
 * browser itself follows links to other sites or to a place on this page, and clicks with a modifier key or another
 * mouse button. The returned function removes the listener.
 */
export function followLinksWithRouter(box: HTMLElement, navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const to = link ? (link.getAttribute('href') ?? '') : '';
    const isSpecialClick = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!to.startsWith('/') || isSpecialClick || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    const staysOnPage = to.split('?')[0] === comparisonPath;
    void navigate(to, staysOnPage ? { preventScrollReset: true } : { viewTransition: true });
  };
  box.addEventListener('click', follow);
  return () => box.removeEventListener('click', follow);
}
