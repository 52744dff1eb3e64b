import type { NavigateFunction } from 'react-router';
import { comparePath } from '#contract/comparison/compare-address.ts';

/**
 * Links that stand in HTML and not in React lead on without a page load too. What asks for another window, for
 * a file or for a place on this page stays the browser's.
 */
export function followLinks(box: HTMLElement, navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const to = link ? (link.getAttribute('href') ?? '') : '';
    const isOtherwise = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!to.startsWith('/') || isOtherwise || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    const isHere = to.split('?')[0] === comparePath;
    void navigate(to, isHere ? { preventScrollReset: true } : { viewTransition: true });
  };
  box.addEventListener('click', follow);
  return () => box.removeEventListener('click', follow);
}
