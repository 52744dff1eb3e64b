/**
 * The layout of the landing page. Unlike the layouts of other pages, it has a header with menus (`LandingHeader`), and
 * its sections rise into place when they scroll into view.
 */
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { layOutOffscreenSections } from '#site/motion/lay-out-offscreen-sections.ts';
import { revealOnScroll } from '#site/motion/reveal-on-scroll.ts';
import '#site/motion/start-landing-motions.ts';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { ChatButton } from './chat-button.tsx';
import { DeferredStyles } from './deferred-styles.tsx';
import { Footer } from './footer.tsx';
import { LandingHeader } from './landing-header.tsx';

export default function LandingLayout() {
  // This effect runs before the router scrolls to the hash of the address. Sections that are not laid out yet have an
  // estimated height, and the router would scroll to a wrong place.
  useLayoutEffect(() => layOutOffscreenSections(), []);
  return (
    <>
      <DeferredStyles />
      <HydrateLast>
        <LandingHeader />
      </HydrateLast>
      <main id="main" data-motion="reveal" ref={revealOnScroll}>
        <Outlet />
      </main>
      <HydrateLast>
        <Footer />
        <ChatButton />
      </HydrateLast>
    </>
  );
}
