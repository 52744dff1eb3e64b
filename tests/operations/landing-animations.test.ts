/**
 * The animations of the landing page, with and without React: they run until a visitor pauses them, rest off the
 * screen, and show all positions of the collaborators.
 * `tests/e2e/landing.test.ts` tests that they stand still under reduced motion, without React.
 */
import { describe, expect, it } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { layoutAndTiming } from '#content/layout-and-timing.ts';
import {
  advanceHalfMinute,
  carouselTrackOf,
  expectAnimationsUntilPaused,
  expectStandstill,
  openLandingPageOnce,
  readScrollPositionAtRest,
} from '../support/landing-animations.ts';

describe('with motion, without React,', () => {
  const arrive = openLandingPageOnce({}, 'without React');

  it('the three phrases are typed in turn and the programs move, until the visitor pauses them', async () => {
    await expectAnimationsUntilPaused(await arrive());
  });
});

describe('without React, the animations', () => {
  const arrive = openLandingPageOnce({}, 'without React');

  it('stop while they are off the screen, and continue when the visitor scrolls back', async () => {
    const page = await arrive();
    await page.locator('.hero').evaluate((hero) => {
      Object.assign(window, { letters: 0 });
      new MutationObserver((changes) =>
        Object.assign(window, { letters: Reflect.get(window, 'letters') + changes.length }),
      ).observe(hero, { childList: true, subtree: true });
    });
    const lettersOfHalfMinute = async () => {
      const before = await page.evaluate(() => Reflect.get(window, 'letters') as number);
      await advanceHalfMinute(page);
      return (await page.evaluate(() => Reflect.get(window, 'letters') as number)) - before;
    };
    await expect.poll(lettersOfHalfMinute).toBeGreaterThan(100);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(lettersOfHalfMinute).toBe(0);
    const programs = await readScrollPositionAtRest(page, 'programs');
    await advanceHalfMinute(page);
    expect(await readScrollPositionAtRest(page, 'programs')).toBe(programs);
    expect(await page.locator('.hero').getAttribute('data-running')).toBe('true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(lettersOfHalfMinute).toBeGreaterThan(100);
  });
  it('show the collaborators four at a time and begin again after the last position', async () => {
    const page = await arrive();
    await page.locator('#collaborators').scrollIntoViewIfNeeded();
    // The page itself records at which slide the carousel stops each time, because the test would miss a short stop.
    await carouselTrackOf(page, 'collaborators').evaluate((track) => {
      const stops: number[] = [];
      Object.assign(window, { stops });
      track.addEventListener('scrollend', () => {
        const [first, second] = [...track.children].map(
          (slide) => slide.getBoundingClientRect().left,
        );
        const stop = Math.round(track.scrollLeft / ((second ?? 0) - (first ?? 0)));
        if (stop !== (stops.at(-1) ?? 0)) stops.push(stop);
      });
    });
    const stops = () => page.evaluate(() => Reflect.get(window, 'stops') as number[]);
    /** The index of the first stop at which the carousel has jumped back towards its beginning, or -1. */
    const beginsAgainAt = (all: number[]) => all.findIndex((stop, n) => stop < (all[n - 1] ?? 0));
    // The carousel moves on after it has stopped, however long a slow machine takes to scroll.
    for (let at = 0; at < collaborators.length && beginsAgainAt(await stops()) < 0; at += 1) {
      const before = (await stops()).length;
      const stopsSoon = () =>
        page.clock.runFor(layoutAndTiming.collaborators.everyMs / 4).then(stops);
      await expect.poll(stopsSoon, { interval: 500 }).not.toHaveLength(before);
    }
    const seen = await stops();
    const again = beginsAgainAt(seen);
    const forward = seen.slice(0, again);
    expect(forward).toEqual([...forward].sort((a, b) => a - b));
    expect(forward.at(-1)).toBe(collaborators.length - 4);
    // The clock of the test may run on while a slow machine still scrolls back to the first position.
    expect(seen[again]).toBeLessThanOrEqual(1);
  });
});

describe('with React', () => {
  const arrive = openLandingPageOnce({}, 'with React');
  const arriveWithReducedMotion = openLandingPageOnce({ reducedMotion: 'reduce' }, 'with React');

  it('the three phrases are typed in turn and the programs move, until the visitor pauses them', async () => {
    await expectAnimationsUntilPaused(await arrive());
  });

  it('the animations stand still under reduced motion', async () => {
    await expectStandstill(await arriveWithReducedMotion());
  });
});
