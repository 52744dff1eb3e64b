import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { layoutAndTiming } from '#content/layout-and-timing.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const visitors = freshVisitorsOnSharedSite();
const land = (path = '/', options?: BrowserContextOptions) => visitors.open(path, options);
/** For parts that React does not change: the page as a visitor finds it who touches no form. */
const read = (options?: BrowserContextOptions) => visitors.read('/', options);

describe('the sections of the landing page', () => {
  it('are in the order of the specification', async () => {
    const page = await read();
    const ids = await page
      .locator('main > section[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([
      'about',
      'why-choose-us',
      'programs',
      'benefits',
      'testimonials',
      'certificates',
      'collaborators',
      'software',
      'student-projects',
      'request-call',
    ]);
  });

  it('are shown below the sticky header when a link leads to them', async () => {
    const page = await land('/terms');
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Programs' })
      .click();
    await page.waitForURL('**/#programs');
    const top = () =>
      page.locator('#programs').evaluate((section) => section.getBoundingClientRect().top);
    const header = await page
      .locator('header.site-header')
      .evaluate((element) => element.clientHeight);
    const isBelowHeader = async () => (await top()) >= header - 1 && (await top()) < 200;
    await expect.poll(isBelowHeader).toBe(true);
  });

  it('show the six programs with their targets, the relative one too', async () => {
    const page = await read();
    const targets = await page
      .locator('#programs')
      .getByRole('link', { name: 'View More' })
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(targets).toEqual([
      '/fullstack',
      '/androiddevelopment',
      '/businessmarketing',
      '/embeddeddesign',
      '/aimlpage',
      '/mechanical-civil',
    ]);
  });

  it.each([
    [360, 1],
    [800, 2],
    [1000, 3],
    [1300, 4],
  ])('show on %i px as many programs side by side as specified', async (width, count) => {
    const page = await read({ viewport: { width, height: 900 } });
    const visible = await page.locator('#programs .carousel-track').evaluate((track) => {
      const box = track.getBoundingClientRect();
      return [...track.children].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      }).length;
    });
    expect(visible).toBe(count);
  });
});

describe('the first screen of a small phone', () => {
  it.each([
    [360, 640],
    [320, 640],
  ])(
    'at %i × %i states the offer and its range of fees, and has both links on',
    async (width, height) => {
      const page = await read({ viewport: { width, height } });
      const hero = page.locator('.hero');
      const shown = [
        page.getByRole('heading', { level: 1 }),
        hero.getByText(/^\d+ offers from ₹[\d,]+ to ₹[\d,]+, from .+ to .+$/),
        hero.getByRole('link', { name: 'See all courses' }),
        hero.getByRole('link', { name: 'Contact Us' }),
      ];
      for (const part of shown) {
        const box = await part.boundingBox();
        expect(box && box.y + box.height).toBeLessThanOrEqual(height);
      }
      expect(await shown[2]?.getAttribute('href')).toBe('/courses');
      expect(await shown[3]?.getAttribute('href')).toBe('#request-call');
    },
  );

  it('is soon followed by the programs', async () => {
    const page = await read({ viewport: { width: 360, height: 640 } });
    const top = () =>
      page.locator('#programs').evaluate((section) => {
        for (const each of document.querySelectorAll('section'))
          each.style.contentVisibility = 'visible';
        return section.getBoundingClientRect().top + scrollY;
      });
    // Before the section was folded, this was 2,392 px.
    expect(await top()).toBeLessThan(1400);
  });

  it('keeps the name, the mission and the vision folded, and opens them on request', async () => {
    const page = await land('/', { viewport: { width: 360, height: 640 } });
    const mission = page.getByText('Our mission', { exact: true });
    expect(await mission.isVisible()).toBe(false);
    await page.locator('#about summary').click();
    await mission.waitFor();
    await land('/terms');
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'About' })
      .click();
    await page.waitForURL('**/#about');
    await mission.waitFor();
  });

  it.each([768, 1280])('shows them open at %i px', async (width) => {
    const page = await read({ viewport: { width, height: 900 } });
    expect(await page.getByText('Our vision', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('#about summary').isVisible()).toBe(false);
  });
});

describe('a plan card', () => {
  it.each([
    ['Skill X', '/Miranaya-skill-program'],
    ['Super X', '/super-program'],
    ['Intermediate Level', '/Miranaya-super-program'],
  ])('of %s leads to %s, by its title and by a link with that name', async (title, target) => {
    const page = await read();
    const card = page.locator('.plan').filter({ hasText: title });
    expect(await card.getByRole('link', { name: title }).getAttribute('href')).toBe(target);
    expect(await card.getByRole('link', { name: /^See .+ programs$/ }).getAttribute('href')).toBe(
      target,
    );
  });

  it.each([360, 1280])(
    'shows Coming Soon in the card at %i px and covers nothing of it',
    async (width) => {
      const page = await land('/', { viewport: { width, height: 800 } });
      const card = page.locator('.plan').first();
      const start = card.getByLabel('Start Learning: Skill X');
      await start.click();
      const notice = card.getByRole('alert');
      await notice.waitFor();
      expect(await notice.innerText()).toBe('Coming Soon');
      const [button, said, whole, link] = await Promise.all(
        [start, notice, card, card.getByRole('link').last()].map((part) => part.boundingBox()),
      );
      if (!button || !said || !whole || !link) throw new Error('Something is not shown.');
      expect(said.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(link.y).toBeGreaterThanOrEqual(said.y + said.height);
      expect(said.y + said.height).toBeLessThanOrEqual(whole.y + whole.height);
    },
  );
});

describe('pictures', () => {
  it.each([360, 768, 992, 1440])('are at most as high as specified at %i px', async (width) => {
    const page = await read({ viewport: { width, height: 900 } });
    const heights = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((image) => image.clientHeight));
    const highest = async (selector: string) => Math.max(...(await heights(selector)));
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('section'))
        each.style.contentVisibility = 'visible';
    });
    expect(await highest('#software img')).toBeLessThanOrEqual(
      layoutAndTiming.imageMaxHeight.software,
    );
    expect(await highest('.card .cover')).toBeLessThanOrEqual(layoutAndTiming.imageMaxHeight.card);
    expect(await highest('.card .cover')).toBeGreaterThan(100);
  });
});

describe.each(['without React', 'with React'])('animations, %s', (way) => {
  const land = (options?: BrowserContextOptions) =>
    way === 'with React' ? visitors.open('/', options) : visitors.read('/', options);
  const trackOf = (page: Page, section: string) => page.locator(`#${section} .carousel-track`);
  const place = (page: Page, section: string) =>
    trackOf(page, section).evaluate((track) => track.scrollLeft);
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

  /** Runs half a minute of the page's timers at once, each in its order. */
  const halfMinute = (page: Page) => page.clock.runFor(30_000);
  async function landWithClock(options?: BrowserContextOptions): Promise<Page> {
    await (await visitors.come(options)).clock.install();
    return land();
  }

  it('type the three phrases in turn, and stop when they are paused', async () => {
    const page = await landWithClock();
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
  });

  it('move the programs by themselves, until the visitor pauses them', async () => {
    const page = await landWithClock();
    await page.locator('#programs').scrollIntoViewIfNeeded();
    await expect.poll(() => placeSoon(page, 'programs')).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Pause Fields to learn in' }).click();
    const paused = await placeAtRest(page, 'programs');
    await halfMinute(page);
    expect(await placeAtRest(page, 'programs')).toBe(paused);
  });

  it('continue after a visitor used the buttons', async () => {
    const page = await landWithClock();
    await page.locator('#programs').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next: Fields to learn in' }).click();
    await expect.poll(() => place(page, 'programs')).toBeGreaterThan(50);
    const after = await placeAtRest(page, 'programs');
    await expect.poll(() => placeSoon(page, 'programs')).not.toBe(after);
  });

  it('show the collaborators four at a time and begin again after the last position', async () => {
    const page = await landWithClock();
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

  it('stop while they are off the screen, and continue when the visitor scrolls back', async () => {
    const page = await landWithClock();
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
    expect(await lettersOfHalfMinute()).toBeGreaterThan(100);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(lettersOfHalfMinute).toBe(0);
    const programs = await placeAtRest(page, 'programs');
    await halfMinute(page);
    expect(await placeAtRest(page, 'programs')).toBe(programs);
    expect(await page.locator('.hero').getAttribute('data-running')).toBe('true');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(lettersOfHalfMinute).toBeGreaterThan(100);
  });

  it('stop under reduced motion', async () => {
    const page = await landWithClock({ reducedMotion: 'reduce' });
    await halfMinute(page);
    expect(await place(page, 'programs')).toBe(0);
    expect(await place(page, 'collaborators')).toBe(0);
    expect(await page.locator('.hero-typed [aria-hidden]').first().innerText()).toContain(
      'Welcome to Miranaya',
    );
  });
});

describe('the navbar', () => {
  it('collapses below 992 px and closes when an item is chosen', async () => {
    const page = await land('/', { viewport: { width: 991, height: 900 } });
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' });
    expect(await about.isVisible()).toBe(false);
    await page.getByText('Menu', { exact: true }).click();
    await about.click();
    await expect.poll(() => about.isVisible()).toBe(false);
    await page.waitForURL('**/#about');
  });

  it('opens a dropdown by keyboard and returns the focus on Escape', async () => {
    const page = await land();
    const programs = page.locator('summary', { hasText: 'Programs' });
    await programs.focus();
    await page.keyboard.press('Enter');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /super/i });
    await link.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await expect
      .poll(() => programs.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('has one dropdown open at a time and closes it when the visitor points elsewhere', async () => {
    const page = await land();
    await page.locator('summary', { hasText: 'Programs' }).click();
    await page.locator('summary', { hasText: 'Webinars' }).click();
    await expect.poll(() => page.locator('details.dropdown[open]').count()).toBe(1);
    await page.locator('h1').click();
    await expect.poll(() => page.locator('details.dropdown[open]').count()).toBe(0);
  });

  it('links to every kind of program and to all courses, the published three first', async () => {
    const page = await read();
    await page.locator('summary', { hasText: 'Programs' }).click();
    await page.locator('.dropdown[open]').waitFor();
    const targets = await page
      .locator('.dropdown[open]')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/short-term',
      '/intermediate-programs',
      '/super-program',
      '/Miranaya-skill-program',
      '/courses',
    ]);
  });

  it('shows Others as a text without a link', async () => {
    const page = await read();
    await page.locator('summary', { hasText: 'Webinars' }).click();
    await page.getByText('Others', { exact: false }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Others' }).count()).toBe(0);
  });

  it('is the simple one on every other page', async () => {
    const page = await land('/fullstack');
    const links = page.getByRole('banner').getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Miranaya', 'Home']);
  });
});
