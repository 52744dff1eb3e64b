import { useEffect, useRef } from 'react';
import { openAlone } from '#content/words/framed-pages.ts';

interface FramedPageProps {
  heading: string;
  /** What the frame holds, for those who hear it announced. */
  title: string;
  src: string;
}

/**
 * A page in a frame that fills the room between header and footer. With a script the frame is as high as
 * what is in it, so that only one scrollbar is left; without one it keeps a generous height of its own.
 */
export function FramedPage({ heading, title, src }: FramedPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameHeight(frame);
  useSameScheme(frame);
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <iframe className="framed" ref={frame} title={title} src={src} />
      <p className="framed-link wrap">
        <a href={src}>{openAlone}</a>
      </p>
    </>
  );
}

/** Follows the height of the framed document, which is of the same origin, for as long as it is shown. */
function useFrameHeight(frameRef: { current: HTMLIFrameElement | null }) {
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    let observer: ResizeObserver | undefined;

    const follow = () => {
      observer?.disconnect();
      const content = frame.contentDocument?.querySelector('main');
      if (!content) return;
      // The way home that it has on its own is in our header here.
      content.ownerDocument.documentElement.dataset.framed = '';
      observer = new ResizeObserver(() => {
        frame.style.height = `${Math.ceil(content.getBoundingClientRect().height)}px`;
      });
      observer.observe(content);
    };

    // The frame may have finished before the script came, or not have begun.
    follow();
    frame.addEventListener('load', follow);
    return () => {
      observer?.disconnect();
      frame.removeEventListener('load', follow);
    };
  }, [frameRef]);
}

/** Light or dark is a fact of each document, and the switch is in this one: the framed page follows it. */
function useSameScheme(frameRef: { current: HTMLIFrameElement | null }) {
  useEffect(() => {
    const { documentElement } = document;
    const follow = () => {
      const { theme } = documentElement.dataset;
      const framed = frameRef.current?.contentDocument?.documentElement;
      if (theme && framed) framed.dataset.theme = theme;
    };
    const observer = new MutationObserver(follow);
    observer.observe(documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [frameRef]);
}
