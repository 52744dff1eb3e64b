import { listen } from './listen.ts';

/**
 * Reports whether the content of an element may move. It may move only while the element is on the screen. It may not
 * move under `prefers-reduced-motion`, or after the visitor has pressed the pause button. Movement that nobody sees
 * would take processor time, which a slow phone needs to start React.
 *
 * Sets `data-running`, by which the style sheet labels the button Pause or Play. `data-running` does not change when
 * the element leaves the screen.
 *
 * @returns A function that ends this, and reports that the content may no longer move.
 */
export function observeMotionAllowed(
  element: HTMLElement,
  onChange: (isRunning: boolean) => void,
): () => void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  // The browser reports the position of the element with the next frame. Until then, the element is treated as on the
  // screen.
  let isOnScreen = true;
  let isAllowed: boolean;
  let isRunning = false;
  const report = (next: boolean) => {
    if (next !== isRunning) onChange(next);
    isRunning = next;
  };
  const allow = (next: boolean) => {
    isAllowed = next;
    element.dataset.running = `${next}`;
    report(isAllowed && isOnScreen);
  };
  const follow = () => allow(!reduced.matches);
  follow();
  const watcher = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting === true;
    report(isAllowed && isOnScreen);
  });
  watcher.observe(element);
  const ends = [
    listen(reduced, 'change', follow),
    listen(element, 'click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-pause]')) allow(!isAllowed);
    }),
  ];
  return () => {
    watcher.disconnect();
    for (const end of ends) end();
    report(false);
  };
}
