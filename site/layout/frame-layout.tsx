import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { MoreStyles } from './more-styles.tsx';
import { SimpleHeader } from './simple-header.tsx';

/** The frame takes all the room between header and footer; the chat button would cover what is in it. */
export default function FrameLayout() {
  return (
    <>
      <MoreStyles />
      <SimpleHeader />
      <main id="main" className="frame-main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
