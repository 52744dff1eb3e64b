/** The layout of `/`: the only one with the menus of `LandingHeader`, and with sections that rise into place. */
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
  // This effect runs before the router scrolls to the hash of the address, so that all sections are laid out by then.
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
