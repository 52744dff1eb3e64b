import { listen } from './listen.ts';

/**
 * Reports whether the content of an element may move: not under `prefers-reduced-motion`, and not after the visitor
 * has pressed its pause button. Sets `data-running`, by which the style sheet shows the button as Pause or Play.
 */
export function observeRunning(
  element: HTMLElement,
  onChange: (isRunning: boolean) => void,
): () => void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let isRunning: boolean;
  const set = (next: boolean) => {
    isRunning = next;
    element.dataset.running = `${next}`;
    onChange(next);
  };
  const follow = () => set(!reduced.matches);
  follow();
  const ends = [
    listen(reduced, 'change', follow),
    listen(element, 'click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-pause]')) set(!isRunning);
    }),
  ];
  return () => {
    for (const end of ends) end();
    onChange(false);
  };
}
