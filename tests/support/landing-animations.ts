import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { layoutAndTiming } from '#content/layout-and-timing.ts';
import { oneVisitorOnSharedSite } from './visitors.ts';

/**
 * Opens the landing page once for all tests of a group, with a fake clock that the tests advance. `without React` opens
 * it as for a visitor who touches no form.
 */
export function openLandingPageOnce(
  options: BrowserContextOptions,
  how: 'without React' | 'with React',
) {
  const visitor = oneVisitorOnSharedSite(options);
  const arrive = async () => {
    await (await visitor.come()).clock.install();
    return how === 'with React' ? visitor.open('/') : visitor.read('/');
  };
  let opened: Promise<Page> | undefined;
  return () => {
    opened ??= arrive();
    return opened;
  };
}

/** Advances the page's fake clock by half a minute, so that all its timers of that time run at once and in order. */
export const advanceHalfMinute = (page: Page) => page.clock.runFor(30_000);
export const carouselTrackOf = (page: Page, section: string) =>
  page.locator(`#${section} .carousel-track`);
const readScrollPosition = (page: Page, section: string) =>
  carouselTrackOf(page, section).evaluate((track) => track.scrollLeft);

/**
 * Checks that nothing moves in half a minute: neither the carousels of programs and collaborators, nor the typed
 * phrases.
 */
export async function expectStandstill(page: Page): Promise<void> {
  await advanceHalfMinute(page);
  expect(await readScrollPosition(page, 'programs')).toBe(0);
  expect(await readScrollPosition(page, 'collaborators')).toBe(0);
  expect(await page.locator('.hero-typed [aria-hidden]').first().innerText()).toContain(
    'Welcome to Miranaya',
  );
}

/**
 * The scroll position of a carousel after it has stood still for twenty frames. The test counts frames and not
 * milliseconds, because a slow machine paints fewer of them.
 */
export const readScrollPositionAtRest = (page: Page, section: string) =>
  carouselTrackOf(page, section).evaluate(async (track) => {
    let at = Number.NaN;
    for (let still = 0; still < 20; still = track.scrollLeft === at ? still + 1 : 0) {
      at = track.scrollLeft;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return at;
  });

/** The scroll position of a carousel after a quarter of the time between its moves has passed on the page's clock. */
const advanceAndReadScrollPosition = async (page: Page, section: string) => {
  await page.clock.runFor(layoutAndTiming.programs.everyMs / 4);
  return readScrollPosition(page, section);
};

/**
 * Checks that the three phrases are typed in turn and the carousel of programs moves, until the visitor pauses them.
 */
export async function expectAnimationsUntilPaused(page: Page): Promise<void> {
  const typed = page.locator('.hero-typed [aria-hidden]').first();
  // The page itself records each phrase, because a check from outside could miss one.
  await typed.evaluate((line) => {
    const seen = new Set([line.textContent?.trim()]);
    Object.assign(window, { phrasesSeen: seen });
    new MutationObserver(() => seen.add(line.textContent?.trim())).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const phrases = [
    'Welcome to Miranaya',
    'Learn Faster, Learn Smarter',
    'Join a Community of Learners',
  ];
  const seen = () => page.evaluate(() => [...(Reflect.get(window, 'phrasesSeen') as Set<string>)]);
  await advanceHalfMinute(page);
  await expect.poll(seen).toEqual(expect.arrayContaining(phrases));
  await page.getByRole('button', { name: 'Pause the typing' }).click();
  const paused = await typed.innerText();
  const before = (await seen()).length;
  await advanceHalfMinute(page);
  expect(await typed.innerText()).toBe(paused);
  expect(await seen()).toHaveLength(before);

  await page.locator('#programs').scrollIntoViewIfNeeded();
  await expect.poll(() => advanceAndReadScrollPosition(page, 'programs')).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Next: Fields to learn in' }).click();
  const after = await readScrollPositionAtRest(page, 'programs');
  await expect.poll(() => advanceAndReadScrollPosition(page, 'programs')).not.toBe(after);
  await page.getByRole('button', { name: 'Pause Fields to learn in' }).click();
  const programs = await readScrollPositionAtRest(page, 'programs');
  await advanceHalfMinute(page);
  expect(await readScrollPositionAtRest(page, 'programs')).toBe(programs);
}
