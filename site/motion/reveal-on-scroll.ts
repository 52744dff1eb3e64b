import { motionTimes } from '#content/motion-times.ts';
import { startUnlessRunning } from './start-unless-running.ts';

const revealed = '.section-head, .about-part, .plan, .certificate, .software-item, .carousel';

/**
 * An element that scrolls into view for the first time fades in and rises a short way. Elements that are on the screen
 * from the start do not move. Nothing is hidden by styles, so without a script and with reduced motion everything is
 * visible. An `IntersectionObserver` reports the positions, because to measure them would make the browser lay out all
 * sections at once.
 */
export const revealOnScroll = startUnlessRunning((main: HTMLElement) => {
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
