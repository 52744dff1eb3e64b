import { useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { revealOnScroll } from '#site/motion/reveal-on-scroll.ts';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { layOutUnseen } from './lay-out-unseen.ts';
import { MainHeader } from './main-header.tsx';
import { fetchMoreStyles, MoreStyles } from './more-styles.tsx';

export default function LandingLayout() {
  useEffect(fetchMoreStyles, []);
  // Before the router scrolls to the place that the address names.
  useLayoutEffect(() => layOutUnseen('main > section'), []);
  return (
    <>
      <MoreStyles />
      <MainHeader />
      <main id="main" data-motion="reveal" ref={revealOnScroll}>
        <Outlet />
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}
