import { useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { layOutUnseen } from './lay-out-unseen.ts';
import { MainHeader } from './main-header.tsx';
import { fetchMoreStyles, MoreStyles } from './more-styles.tsx';
import { revealOnScroll } from './reveal-on-scroll.ts';

const revealed = '.section-head, .about-part, .plan, .certificate, .software-item, .carousel';

export default function LandingLayout() {
  useEffect(fetchMoreStyles, []);
  useEffect(() => revealOnScroll(revealed), []);
  // Before the router scrolls to the place that the address names.
  useLayoutEffect(() => layOutUnseen('main > section'), []);
  return (
    <>
      <MoreStyles />
      <MainHeader />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}
