import { Outlet } from 'react-router';
import { DeferredStyles } from './deferred-styles.tsx';
import { Footer } from './footer.tsx';
import { InnerPageHeader } from './inner-page-header.tsx';

/**
 * The layout of pages with a frame, which takes all the room between header and footer. There is no chat button,
 * because it would cover the frame.
 */
export default function PageWithIframeLayout() {
  return (
    <>
      <DeferredStyles />
      <InnerPageHeader />
      <main id="main" className="frame-main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
