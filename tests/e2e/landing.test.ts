import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { layoutAndTiming } from '#content/layout-and-timing.ts';
import { resize } from '../support/browser.ts';
import { freshVisitorsOnSharedSite, oneVisitorOnSharedSite } from '../support/visitors.ts';

/**
 * Opens the page once for all tests of a group, with a clock that the tests move on: as a visitor finds it who touches
 * no form, or with React.
 */
function onePage(options: BrowserContextOptions, how: 'without React' | 'with React') {
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

/** Runs half a minute of the page's timers at once, each in its order. */
const halfMinute = (page: Page) => page.clock.runFor(30_000);
const trackOf = (page: Page, section: string) => page.locator(`#${section} .carousel-track`);
const place = (page: Page, section: string) =>
  trackOf(page, section).evaluate((track) => track.scrollLeft);

/** Nothing moves in half a minute: neither the programs and collaborators, nor the typed phrases. */
async function expectStandstill(page: Page): Promise<void> {
  await halfMinute(page);
  expect(await place(page, 'programs')).toBe(0);
  expect(await place(page, 'collaborators')).toBe(0);
  expect(await page.locator('.hero-typed [aria-hidden]').first().innerText()).toContain(
    'Welcome to Miranaya',
  );
}

/** Shows what the browser would lay out later, so that its size can be measured. */
const layOutEverything = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('section'))
      each.style.contentVisibility = 'visible';
  });

describe('without React, under reduced motion,', () => {
  const arrive = onePage(
    { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' },
    'without React',
  );

  it('the animations stand still', async () => {
    await expectStandstill(await arrive());
  });

  it('the first screen of a small phone states the offer and its range of fees, and has both links on', async () => {
    const page = await arrive();
    const hero = page.locator('.hero');
    const shown = [
      page.getByRole('heading', { level: 1 }),
      hero.getByText(/^\d+ offers from ₹[\d,]+ to ₹[\d,]+, from .+ to .+$/),
      hero.getByRole('link', { name: 'See all courses' }),
      hero.getByRole('link', { name: 'Contact Us' }),
    ];
    for (const width of [360, 320]) {
      await resize(page, { width, height: 640 });
      for (const part of shown) {
        const box = await part.boundingBox();
        expect(box && box.y + box.height, `${width} px`).toBeLessThanOrEqual(640);
      }
    }
    expect(await shown[2]?.getAttribute('href')).toBe('/courses');
    expect(await shown[3]?.getAttribute('href')).toBe('#request-call');
  });

  it('on a small phone the programs follow soon, and name, mission and vision are folded', async () => {
    const page = await arrive();
    await resize(page, { width: 360, height: 640 });
    await layOutEverything(page);
    const top = await page
      .locator('#programs')
      .evaluate((section) => section.getBoundingClientRect().top + scrollY);
    // Before the section was folded, this was 2,392 px.
    expect(top).toBeLessThan(1400);
    const mission = page.getByText('Our mission', { exact: true });
    expect(await mission.isVisible()).toBe(false);
    await page.locator('#about summary').click();
    await mission.waitFor();
    await page.locator('#about summary').click();
    await mission.waitFor({ state: 'hidden' });
  });

  it('shows at each width as many programs side by side as specified, and pictures at most as high', async () => {
    const page = await arrive();
    await layOutEverything(page);
    const programsAt = { 1440: 4, 1300: 4, 1000: 3, 992: 3, 800: 2, 768: 2, 360: 1 };
    for (const [width, count] of Object.entries(programsAt)) {
      await resize(page, { width: Number(width), height: 900 });
      const found = await page.evaluate(() => {
        const highest = (selector: string) =>
          Math.max(...[...document.querySelectorAll(selector)].map((image) => image.clientHeight));
        const track = document.querySelector('#programs .carousel-track');
        const box = track?.getBoundingClientRect() ?? new DOMRect();
        const visible = [...(track?.children ?? [])].filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= box.left - 1 && right <= box.right + 1;
        });
        return {
          programs: visible.length,
          software: highest('#software img'),
          card: highest('.card .cover'),
        };
      });
      const { imageMaxHeight } = layoutAndTiming;
      expect(found.programs, `${width} px`).toBe(count);
      expect(found.software, `${width} px`).toBeLessThanOrEqual(imageMaxHeight.software);
      expect(found.card, `${width} px`).toBeLessThanOrEqual(imageMaxHeight.card);
      expect(found.card, `${width} px`).toBeGreaterThan(100);
      const isWide = Number(width) >= 768;
      expect(await page.getByText('Our vision', { exact: true }).isVisible()).toBe(isWide);
      expect(await page.locator('#about summary').isVisible()).toBe(!isWide);
    }
  });
});

describe('with React, under reduced motion,', () => {
  const arrive = onePage({ reducedMotion: 'reduce' }, 'with React');

  it('the animations stand still', async () => {
    await expectStandstill(await arrive());
  });

  it('a plan card shows Coming Soon in the card and covers nothing of it', async () => {
    const page = await arrive();
    const card = page.locator('.plan').first();
    const start = card.getByLabel('Start Learning: Skill X');
    await start.click();
    const notice = card.getByRole('alert');
    await notice.waitFor();
    expect(await notice.innerText()).toBe('Coming Soon');
    for (const width of [1280, 360]) {
      await resize(page, { width, height: 800 });
      const [button, said, whole, link] = await Promise.all(
        [start, notice, card, card.getByRole('link').last()].map((part) => part.boundingBox()),
      );
      if (!button || !said || !whole || !link) throw new Error('Something is not shown.');
      expect(said.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(link.y).toBeGreaterThanOrEqual(said.y + said.height);
      expect(said.y + said.height).toBeLessThanOrEqual(whole.y + whole.height);
    }
  });

  it('the navbar opens one dropdown at a time, by keyboard too, and collapses below 992 px', async () => {
    const page = await arrive();
    await resize(page, { width: 1280, height: 900 });
    const programs = page.locator('summary', { hasText: 'Programs' });
    await programs.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const link = menu.getByRole('link', { name: /super/i });
    await link.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await expect
      .poll(() => programs.evaluate((element) => element === document.activeElement))
      .toBe(true);

    const open = page.locator('details.dropdown[open]');
    await programs.click();
    await page.locator('summary', { hasText: 'Webinars' }).click();
    await expect.poll(() => open.count()).toBe(1);
    await page.getByText('Others', { exact: false }).first().waitFor();
    await page.locator('h1').click();
    await expect.poll(() => open.count()).toBe(0);

    await resize(page, { width: 991, height: 900 });
    const about = menu.getByRole('link', { name: 'About' });
    expect(await about.isVisible()).toBe(false);
    await page.getByText('Menu', { exact: true }).click();
    await about.click();
    await expect.poll(() => about.isVisible()).toBe(false);
    await page.waitForURL('**/#about');
  });
});

describe('from another page', () => {
  const visitors = freshVisitorsOnSharedSite({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });

  it('a link of another page leads below the sticky header, and opens a folded section', async () => {
    const page = await visitors.open('/terms');
    const links = page.getByRole('navigation', { name: 'Quick links' });
    await links.getByRole('link', { name: 'Programs' }).click();
    await page.waitForURL('**/#programs');
    const top = () =>
      page.locator('#programs').evaluate((section) => section.getBoundingClientRect().top);
    const header = await page
      .locator('header.site-header')
      .evaluate((element) => element.clientHeight);
    const isBelowHeader = async () => (await top()) >= header - 1 && (await top()) < 200;
    await expect.poll(isBelowHeader).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor();
    await links.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/#about');
    await page.getByText('Our mission', { exact: true }).waitFor();
  });
});

describe('animations', () => {
  const arriveWithout = onePage({}, 'without React');
  const arriveWith = onePage({}, 'with React');
  /**
   * The scroll position after the track has stood still for some frames. Frames are counted because a slow machine
   * paints fewer.
   */
  const placeAtRest = (page: Page, section: string) =>
    trackOf(page, section).evaluate(async (track) => {
      let at = Number.NaN;
      for (let still = 0; still < 20; still = track.scrollLeft === at ? still + 1 : 0) {
        at = track.scrollLeft;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return at;
    });

  /** The scroll position a little later, by the page's clock. */
  const placeSoon = async (page: Page, section: string) => {
    await page.clock.runFor(layoutAndTiming.programs.everyMs / 4);
    return place(page, section);
  };

  it('stop while they are off the screen, and continue when the visitor scrolls back', async () => {
    const page = await arriveWithout();
    await page.locator('.hero').evaluate((hero) => {
      Object.assign(window, { letters: 0 });
      new MutationObserver((changes) =>
        Object.assign(window, { letters: Reflect.get(window, 'letters') + changes.length }),
      ).observe(hero, { childList: true, subtree: true });
    });
    const lettersOfHalfMinute = async () => {
      const before = await page.evaluate(() => Reflect.get(window, 'letters') as number);
      await halfMinute(page);
      return (await page.evaluate(() => Reflect.get(window, 'letters') as number)) - before;
    };
    await expect.poll(lettersOfHalfMinute).toBeGreaterThan(100);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(lettersOfHalfMinute).toBe(0);
    const programs = await placeAtRest(page, 'programs');
    await halfMinute(page);
    expect(await placeAtRest(page, 'programs')).toBe(programs);
    expect(await page.locator('.hero').getAttribute('data-running')).toBe('true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(lettersOfHalfMinute).toBeGreaterThan(100);
  });
  it.each([
    ['without React', arriveWithout],
    ['with React', arriveWith],
  ])(
    '%s type the three phrases in turn and move the programs, until the visitor pauses them',
    async (_, arrive) => {
      const page = await arrive();
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
      const seen = () =>
        page.evaluate(() => [...(Reflect.get(window, 'phrasesSeen') as Set<string>)]);
      await halfMinute(page);
      await expect.poll(seen).toEqual(expect.arrayContaining(phrases));
      await page.getByRole('button', { name: 'Pause the typing' }).click();
      const paused = await typed.innerText();
      const before = (await seen()).length;
      await halfMinute(page);
      expect(await typed.innerText()).toBe(paused);
      expect(await seen()).toHaveLength(before);

      await page.locator('#programs').scrollIntoViewIfNeeded();
      await expect.poll(() => placeSoon(page, 'programs')).toBeGreaterThan(50);
      await page.getByRole('button', { name: 'Next: Fields to learn in' }).click();
      const after = await placeAtRest(page, 'programs');
      await expect.poll(() => placeSoon(page, 'programs')).not.toBe(after);
      await page.getByRole('button', { name: 'Pause Fields to learn in' }).click();
      const programs = await placeAtRest(page, 'programs');
      await halfMinute(page);
      expect(await placeAtRest(page, 'programs')).toBe(programs);
    },
  );

  it('show the collaborators four at a time and begin again after the last position', async () => {
    const page = await arriveWithout();
    await page.locator('#collaborators').scrollIntoViewIfNeeded();
    // The page itself records the slides at which the carousel stopped since it first moved, one after another.
    await trackOf(page, 'collaborators').evaluate((track) => {
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
    /** The index of the first stop that is before the previous one, or -1. */
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
