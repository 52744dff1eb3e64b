import { Outlet } from 'react-router';
import { ChatButton } from './chat-button.tsx';
import { DeferredStyles } from './deferred-styles.tsx';
import { Footer } from './footer.tsx';
import { SimpleHeader } from './simple-header.tsx';

export default function PageLayout() {
  return (
    <>
      <DeferredStyles />
      <SimpleHeader />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}
