/** A window of 1280 × 1024 at a zoom of 400 %, and a phone on its side. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { resize } from '../support/browser.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const windows = [
  [320, 256],
  [640, 360],
] as const;
const addresses = [
  '/',
  '/courses',
  '/fullstack-details/mern-stack',
  '/short-term',
  '/super-program',
  '/Miranaya-skill-program',
  '/compare?offers=mern-stack,power-bi',
  '/how-we-teach',
  '/enroll-form',
];

const visitor = oneVisitorOnSharedSite({ reducedMotion: 'reduce' });

/** The elements that stay in place while the page scrolls, by name, and the height of the window that they take. */
const stuck = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const candidates = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) =>
      /sticky|fixed/.test(getComputedStyle(part).position),
    );
    const found = new Map<string, number>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (const share of [0.1, 0.4, 0.7]) {
      scrollTo({ top: end * share, behavior: 'instant' });
      await frame();
      const before = candidates.map((part) => part.getBoundingClientRect().top);
      scrollBy({ top: 7, behavior: 'instant' });
      await frame();
      candidates.forEach((part, i) => {
        const { top, bottom } = part.getBoundingClientRect();
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (top === before[i] && seen > 0 && part.checkVisibility({ visibilityProperty: true }))
          found.set(part.className, Math.max(seen, found.get(part.className) ?? 0));
      });
    }
    return [...found];
  });

it.each(addresses)('%s uses at most a fifth of a low window for fixed parts', async (address) => {
  const page = await visitor.read(address);
  for (const [width, height] of windows) {
    await resize(page, { width, height });
    const parts = await stuck(page);
    const taken = parts.reduce((sum, [, high]) => sum + high, 0);
    expect(taken, `${width} × ${height}: ${JSON.stringify(parts)}`).toBeLessThanOrEqual(height / 5);
  }
});

it('in a window that is high enough the header stays visible', async () => {
  const page = await visitor.read('/enroll-form');
  await resize(page, { width: 360, height: 740 });
  expect((await stuck(page)).map(([name]) => name)).toContain('site-header');
});
