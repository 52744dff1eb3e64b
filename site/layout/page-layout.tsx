import { Outlet } from 'react-router';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { ChatButton } from './chat-button.tsx';
import { DeferredStyles } from './deferred-styles.tsx';
import { Footer } from './footer.tsx';
import { InnerPageHeader } from './inner-page-header.tsx';

export default function PageLayout() {
  return (
    <>
      <DeferredStyles />
      <HydrateLast>
        <InnerPageHeader />
      </HydrateLast>
      <main id="main">
        <Outlet />
      </main>
      <HydrateLast>
        <Footer />
        <ChatButton />
      </HydrateLast>
    </>
  );
}
