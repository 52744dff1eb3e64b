import { Outlet } from 'react-router';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { MoreStyles } from './more-styles.tsx';
import { SimpleHeader } from './simple-header.tsx';

export default function PageLayout() {
  return (
    <>
      <MoreStyles />
      <SimpleHeader />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}
