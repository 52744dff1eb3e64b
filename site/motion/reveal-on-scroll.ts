import { motionTimes } from '#content/motion-times.ts';
import { oncePerElement } from './once-per-element.ts';

const revealed = '.section-head, .about-part, .plan, .certificate, .software-item, .carousel';

/**
 * Elements that scroll into view rise a short way into place, once. No element is hidden before. So everything is
 * visible without a script, with reduced motion, and if it is on the screen from the start. An `IntersectionObserver`
 * reports the positions: measuring them would make the browser lay out the sections that it has put off.
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
