/**
 * The sections below the first screen. The style sheet `site/styles/landing/below-the-fold.css` has the same list.
 */
const unseen = '.about ~ section, .offer';

/**
 * Ends the delay of `content-visibility: auto` on the landing page. When the visitor is scrolling to a place on the
 * page, all sections are laid out at once, because the browser would miss the place otherwise. Else they are laid out
 * one by one whenever the browser is idle, so that a picture of the whole page finds no empty sections.
 *
 * @returns A function that stops this; the remaining sections are then laid out when they come near the window.
 */
export function layOutOffscreenSections(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(unseen)];
  const layOutNext = () => {
    const next = waiting.shift();
    if (next) next.style.contentVisibility = 'visible';
    return next;
  };
  const whenIdle = () => {
    if (layOutNext()) soon(whenIdle);
  };
  // Safari has no `requestIdleCallback`.
  const soon = window.requestIdleCallback ?? setTimeout;
  if (location.hash) while (layOutNext());
  else soon(whenIdle);
  return () => {
    waiting.length = 0;
  };
}
