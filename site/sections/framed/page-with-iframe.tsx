import { openAloneLabel } from '#content/words/pages-with-a-frame.ts';
import { fitFrameHeight } from '#site/motion/fit-frame-height.ts';

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
export function PageWithIframe({ heading, title, src }: PageWithFrameProps) {
  return (
    <>
      <h1 className="visually-hidden">{heading}</h1>
      <iframe
        className="framed"
        title={title}
        src={src}
        data-motion="frame"
        ref={fitFrameHeight}
        suppressHydrationWarning
      />
      <p className="framed-link wrap">
        <a href={src}>{openAloneLabel}</a>
      </p>
    </>
  );
}
