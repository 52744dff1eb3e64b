import { useEffect, useRef } from 'react';
import { openAloneLabel } from '#content/words/pages-with-a-frame.ts';

interface PageWithFrameProps {
  heading: string;
  /** Title of the frame, for screen readers. */
  title: string;
  src: string;
}

/**
 * A page with a frame that fills the room between header and footer. With a script the frame is as high as its
 * content, so that there is only one scrollbar; without one it has a fixed height.
 */
export function PageWithFrame({ heading, title, src }: PageWithFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameHeight(frame);
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <iframe className="framed" ref={frame} title={title} src={src} />
      <p className="framed-link wrap">
        <a href={src}>{openAloneLabel}</a>
      </p>
    </>
  );
}

/** Sets the height of the frame to that of its document (same origin) as long as the frame is shown. */
function useFrameHeight(frameRef: { current: HTMLIFrameElement | null }) {
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
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

    // Observes the document that is in the frame, and each one that the frame loads later.
    follow();
    frame.addEventListener('load', follow);
    return () => {
      observer?.disconnect();
      frame.removeEventListener('load', follow);
    };
  }, [frameRef]);
}
