/**
 * The elements that have `content-visibility: auto` in `site/styles/landing/offscreen-sections.css` (sections of the
 * landing page) and `site/styles/pages/courses.css` (the content of each row of the list).
 */
const unseen = '.about ~ section, .offer-content';

/**
 * Lays out the sections whose layout `content-visibility: auto` has put off, on the landing page and on the list of
 * courses. If the address names a place on the page, all sections are laid out at once, because the browser would
 * otherwise scroll to a wrong place. If it names none, they are laid out one by one, so that a picture of the whole
 * page contains no empty sections.
 *
 * @returns A function that stops this. The browser then lays out each remaining section when it comes near the window.
 */
export function layOutOffscreenSections(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(unseen)];
  if (!location.hash) return layOutWhenIdle(waiting);
  waiting.forEach(layOut);
  return () => {};
}

/** Lays out the elements one by one whenever the browser is idle. @returns A function that stops this. */
export function layOutWhenIdle(elements: readonly HTMLElement[]): () => void {
  const waiting = [...elements];
  const layOutNext = () => {
    const next = waiting.shift();
    if (!next) return;
    layOut(next);
    soon(layOutNext);
  };
  // Safari has no `requestIdleCallback`.
  const soon = window.requestIdleCallback ?? setTimeout;
  soon(layOutNext);
  return () => {
    waiting.length = 0;
  };
}

function layOut(element: HTMLElement): void {
  element.style.contentVisibility = 'visible';
}
