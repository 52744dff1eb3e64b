import { Outlet } from 'react-router';
import { DeferredStyles } from './deferred-styles.tsx';
import { Footer } from './footer.tsx';
import { SimpleHeader } from './simple-header.tsx';

/**
 * The layout of pages with a frame, which takes all the room between header and footer. There is no chat button,
 * because it would cover the frame.
 */
export default function PageWithFrameLayout() {
  return (
    <>
      <DeferredStyles />
      <SimpleHeader />
      <main id="main" className="frame-main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
