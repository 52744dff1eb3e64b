import { listen } from './listen.ts';
import { observeMotionAllowed } from './observe-motion-allowed.ts';
import { startUnlessRunning } from './start-unless-running.ts';

/**
 * The part of a carousel that needs a script: its buttons (`[data-step]`, 1 or -1), and the automatic move by one slide
 * every `data-autoplay` milliseconds. The buttons and the automatic move scroll the same list that visitors can scroll
 * by hand.
 */
export const attachCarouselMovement = startUnlessRunning((carousel: HTMLElement) => {
  const track = carousel.querySelector('ul');
  const everyMs = Number(carousel.dataset.autoplay);
  const ends = [
    listen(carousel, 'click', ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
      if (button) move(track, Number(button.dataset.step));
    }),
  ];
  if (everyMs) {
    let timer: ReturnType<typeof setInterval>;
    const advance = () => {
      // The slides do not move while the tab is hidden, or while the keyboard's focus is in the list.
      if (!document.hidden && !track?.contains(document.activeElement)) move(track, 1);
    };
    const follow = (isRunning: boolean) => {
      clearInterval(timer);
      if (isRunning) timer = setInterval(advance, everyMs);
    };
    ends.push(observeMotionAllowed(carousel, follow));
  }
  return () => {
    for (const end of ends) end();
  };
});

/** Scrolls by whole slides. After the last position comes the first, and before the first comes the last. */
function move(list: HTMLUListElement | null, slides: number) {
  const [first, second] = list?.children ?? [];
  if (!list || !first || !second) return;
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const last = list.scrollWidth - list.clientWidth;
  const tolerance = step / 2;
  let target = (Math.round(list.scrollLeft / step) + slides) * step;
  if (list.scrollLeft >= last - tolerance && slides > 0) target = 0;
  if (list.scrollLeft <= tolerance && slides < 0) target = last;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  list.scrollTo({ left: target, behavior });
}
