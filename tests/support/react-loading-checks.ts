import type { Page } from 'playwright-core';

/** A phone with reduced motion, because each frame of an animation takes processor time. */
export const stillPhone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

/** The paths of all scripts that the page has requested, except the small ones by which a page works without React. */
export const reactScriptPathsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(
        (path) => path.endsWith('.js') && !/\/(frame|landing-motion|motion|plan)-/.test(path),
      ),
  );
/** Whether React has taken the page over. */
export const hasReactTakenOver = (page: Page) => page.evaluate(() => 'isAppReady' in window);
