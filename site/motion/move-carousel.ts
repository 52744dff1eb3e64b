import { followPause } from './follow-pause.ts';
import { listen } from './listen.ts';
import { motion } from './motion.ts';

/**
 * What a carousel needs a script for: its buttons (`[data-step]`, 1 or -1), and its own movement by one slide each
 * `data-autoplay` milliseconds. Both are scrolling of the same list that the visitor scrolls.
 */
export const moveCarousel = motion((carousel: HTMLElement) => {
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
      // A carousel nobody can see, or that holds the keyboard's focus, is not moved away under the reader.
      if (!document.hidden && !track?.contains(document.activeElement)) move(track, 1);
    };
    const follow = (isRunning: boolean) => {
      clearInterval(timer);
      if (isRunning) timer = setInterval(advance, everyMs);
    };
    ends.push(followPause(carousel, follow));
  }
  return () => {
    for (const end of ends) end();
  };
});

/** Scrolls by whole slides; past the last position it begins again, and before the first it ends. */
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
