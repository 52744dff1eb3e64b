import { motionTimes } from '#content/motion-times.ts';
import { oncePerElement } from './once-per-element.ts';

const revealed = '.section-head, .about-part, .plan, .certificate, .software-item, .carousel';

/**
 * Elements that scroll into view rise a short way into place, once. Before that they are not hidden, so everything is
 * visible without a script and with reduced motion. Elements that are on the screen from the start do not move. An
 * `IntersectionObserver` reports the positions, because measuring them would make the browser lay out the sections
 * whose layout it has put off.
 */
export const revealOnScroll = oncePerElement((main: HTMLElement) => {
  const waiting = new WeakSet<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      if (waiting.has(target)) {
        if (!isIntersecting) continue;
        target.animate(
          { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
          { duration: motionTimes.reveal.durationMs, easing: 'ease-out' },
        );
      } else if (!isIntersecting && boundingClientRect.top >= 0) {
        waiting.add(target);
        continue;
      }
      watcher.unobserve(target);
    }
  });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    for (const element of main.querySelectorAll(revealed)) watcher.observe(element);
  }
  return () => watcher.disconnect();
});
