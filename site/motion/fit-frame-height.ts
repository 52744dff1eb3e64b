/**
 * Sets the height of a frame to that of its document (same origin) as long as the frame is shown, so that the page has
 * one scrollbar only. Only pages with a frame load this module.
 */
import { listen } from './listen.ts';
import { startUnlessRunning } from './start-unless-running.ts';

export const fitFrameHeight = startUnlessRunning((frame: HTMLIFrameElement) => {
  let observer: ResizeObserver | undefined;

  const follow = () => {
    observer?.disconnect();
    const content = frame.contentDocument?.querySelector('main');
    if (!content) return;
    // Tells the framed page that it is in a frame, so that it hides its own Home link.
    content.ownerDocument.documentElement.dataset.framed = '';
    observer = new ResizeObserver(() => {
      frame.style.height = `${Math.ceil(content.getBoundingClientRect().height)}px`;
    });
    observer.observe(content);
  };

  // Follows the document that is in the frame, and each one that the frame loads later.
  follow();
  const stop = listen(frame, 'load', follow);
  return () => {
    observer?.disconnect();
    stop();
  };
});

// While the build renders pages, there is no document, so this finds no frames.
const frames = globalThis.document?.querySelectorAll<HTMLIFrameElement>('[data-motion="frame"]');
for (const frame of frames ?? []) fitFrameHeight(frame);
