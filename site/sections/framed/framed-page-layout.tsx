import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { homeLinkPrefix } from '#content/words/pages-with-a-frame.ts';

interface PageForFrameProps {
  heading: string;
  intro: string;
  children: ReactNode;
}

/**
 * A page that is shown in one of our frames and on its own. It has neither the site's header nor its footer, its links
 * to other pages open outside the frame, and it needs no React in the browser.
 */
export function FramedPageLayout({ heading, intro, children }: PageForFrameProps) {
  return (
    <main id="main" className="framed-document">
      <div className="wrap">
        <header className="framed-head">
          <h1>{heading}</h1>
          <p className="page-intro">{intro}</p>
        </header>
        {children}
        <p className="framed-foot">
          {homeLinkPrefix}{' '}
          <a href="/" target="_top">
            {brand.name}
          </a>
        </p>
      </div>
    </main>
  );
}
