/**
 * Ends what `content-visibility: auto` has put off: all at once for a visitor on the way to a place on the
 * page, who would miss it otherwise; for others one element whenever the browser has nothing else to do.
 *
 * @param selector What is laid out, each by itself.
 * @returns Stops; what is not laid out by then is when it comes near.
 */
export function layOutUnseen(selector: string): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(selector)];
  const layOutNext = () => {
    const next = waiting.shift();
    if (next) next.style.contentVisibility = 'visible';
    return next;
  };
  const whenIdle = () => {
    if (layOutNext()) soon(whenIdle);
  };
  // Safari has no idle time to offer.
  const soon = window.requestIdleCallback ?? setTimeout;
  if (location.hash) while (layOutNext());
  else soon(whenIdle);
  return () => {
    waiting.length = 0;
  };
}
