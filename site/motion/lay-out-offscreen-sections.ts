/**
 * The elements that are laid out late because of `content-visibility: auto`: sections of the landing page
 * (`site/styles/landing/offscreen-sections.css`) and the rows of the course list (`site/styles/pages/courses.css`).
 */
const unseen = '.about ~ section, .offer-content';

/**
 * Lays out the `unseen` elements of this page before they come near the window. If the address has a hash, all are laid
 * out at once, because the browser would otherwise scroll to a wrong place. Without a hash, they are laid out one by
 * one when the browser is idle, so that a screenshot of the whole page has no empty sections.
 *
 * @returns A function that stops this. The browser then lays out each remaining element when it comes near the window.
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
