/**
 * The sections below the first screen. The style sheet `site/styles/landing/below-the-fold.css` has the same list.
 */
const unseen = '.about ~ section, .offer';

/**
 * Ends the delay of `content-visibility: auto` on the landing page and on the list of courses. When the visitor is
 * scrolling to a place on the page, all sections are laid out at once, because the browser would miss the place
 * otherwise. Else they are laid out one by one, so that a picture of the whole page finds no empty sections.
 *
 * @returns A function that stops this; the remaining sections are then laid out when they come near the window.
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
