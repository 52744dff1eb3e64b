import { useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { layOutOffscreenSections } from '#site/motion/lay-out-offscreen-sections.ts';
import { revealOnScroll } from '#site/motion/reveal-on-scroll.ts';
import { ChatButton } from './chat-button.tsx';
import { DeferredStyles, fetchDeferredStyles } from './deferred-styles.tsx';
import { Footer } from './footer.tsx';
import { MainHeader } from './main-header.tsx';

export default function LandingLayout() {
  useEffect(fetchDeferredStyles, []);
  // This must run before the router scrolls to the hash of the address.
  useLayoutEffect(() => layOutOffscreenSections(), []);
  return (
    <>
      <DeferredStyles />
      <MainHeader />
      <main id="main" data-motion="reveal" ref={revealOnScroll}>
        <Outlet />
      </main>
      <Footer />
      <ChatButton />
    </>
  );
}
