import { listen } from './listen.ts';

/**
 * Whether what moves inside an element may move: not under `prefers-reduced-motion`, nor after the visitor has
 * pressed its pause button. `data-running` says it to the style sheet, which shows the button's right face.
 */
export function followPause(
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
