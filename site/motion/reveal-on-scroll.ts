import { display } from '#content/display.ts';
import { motion } from './motion.ts';

const revealed = '.section-head, .about-part, .plan, .certificate, .software-item, .carousel';

/**
 * What comes into view rises a short way into its place, once. Nothing is hidden beforehand: without a
 * script, with motion reduced, and for what is on the screen already, everything is simply there.
 * Only the browser is asked where things are: measuring them would lay out what it has put off.
 */
export const revealOnScroll = motion((main: HTMLElement) => {
  const waiting = new WeakSet<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      if (waiting.has(target)) {
        if (!isIntersecting) continue;
        target.animate(
          { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
          { duration: display.reveal.durationMs, easing: 'ease-out' },
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
