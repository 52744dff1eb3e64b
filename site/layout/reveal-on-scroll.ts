import { display } from '#content/display.ts';

/**
 * What comes into view rises a short way into its place, once. Nothing is hidden beforehand: without a
 * script, with motion reduced, and for what is on the screen already, everything is simply there.
 *
 * @param selector What is revealed, each by itself.
 * @returns Stops watching.
 */
export function revealOnScroll(selector: string): () => void {
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      target.animate(
        { opacity: [0, 1], transform: ['translateY(1rem)', 'none'] },
        { duration: display.reveal.durationMs, easing: 'ease-out' },
      );
    }
  });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.getBoundingClientRect().top > innerHeight) watcher.observe(element);
    }
  }
  return () => watcher.disconnect();
}
