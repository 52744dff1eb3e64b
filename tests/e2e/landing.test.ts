import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { openBrowser, openPage, untilReady, type Visit } from '../support/browser.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

let browser: Browser;
let site: RunningSite;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  site = await startSite();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  visit = await openPage(browser);
});
afterEach(async () => {
  expect(visit.troubles).toEqual([]);
  await visit.leave();
});

async function land(path = '/'): Promise<Page> {
  await visit.page.goto(site.url + path);
  await untilReady(visit.page);
  return visit.page;
}

describe('the sections of the landing page', () => {
  it('stand in the order of the specification', async () => {
    const page = await land();
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

  it('land below the sticky header when a link leads to them', async () => {
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
    const page = await land();
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
    await visit.page.setViewportSize({ width, height: 900 });
    const page = await land();
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

describe('what moves', () => {
  const trackOf = (page: Page, section: string) => page.locator(`#${section} .carousel-track`);
  const place = (page: Page, section: string) =>
    trackOf(page, section).evaluate((track) => track.scrollLeft);
  /** Where it is once it has stood still for a while, counted in frames: a slow machine paints fewer. */
  const placeAtRest = (page: Page, section: string) =>
    trackOf(page, section).evaluate(async (track) => {
      let at = Number.NaN;
      for (let still = 0; still < 20; still = track.scrollLeft === at ? still + 1 : 0) {
        at = track.scrollLeft;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return at;
    });

  it('types the three phrases in turn, and rests when it is paused', async () => {
    const page = await land();
    const typed = page.locator('.hero-typed [aria-hidden]').first();
    // The page itself writes down what stood there: asked from outside, a phrase could be missed.
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
    await expect.poll(seen, { timeout: 60_000 }).toEqual(expect.arrayContaining(phrases));
    await page.getByRole('button', { name: 'Pause the typing' }).click();
    const paused = await typed.innerText();
    await page.waitForTimeout(500);
    expect(await typed.innerText()).toBe(paused);
  });

  it('moves the programs on by itself, until the visitor pauses them', async () => {
    const page = await land();
    await page.locator('#programs').scrollIntoViewIfNeeded();
    await expect.poll(() => place(page, 'programs')).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Pause Fields to learn in' }).click();
    const paused = await placeAtRest(page, 'programs');
    await page.waitForTimeout(3500);
    expect(await place(page, 'programs')).toBe(paused);
  });

  it('goes on after a visitor used the buttons', async () => {
    const page = await land();
    await page.locator('#programs').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next: Fields to learn in' }).click();
    await expect.poll(() => place(page, 'programs')).toBeGreaterThan(50);
    const after = await placeAtRest(page, 'programs');
    await expect.poll(() => place(page, 'programs')).not.toBe(after);
  });

  it('shows the collaborators four at a time and begins again after the last position', async () => {
    const page = await land();
    await page.locator('#collaborators').scrollIntoViewIfNeeded();
    // Where it came to rest, in slides, one after another; written down by the page itself.
    await trackOf(page, 'collaborators').evaluate((track) => {
      const stops: number[] = [];
      Object.assign(window, { stops });
      track.addEventListener('scrollend', () => {
        const [first, second] = [...track.children].map(
          (slide) => slide.getBoundingClientRect().left,
        );
        const stop = Math.round(track.scrollLeft / ((second ?? 0) - (first ?? 0)));
        if (stop !== stops.at(-1)) stops.push(stop);
      });
    });
    const stops = () => page.evaluate(() => Reflect.get(window, 'stops') as number[]);
    await expect.poll(stops, { timeout: 90_000 }).toContain(0);
    const seen = await stops();
    const forward = seen.slice(0, seen.indexOf(0));
    expect(forward).toEqual([...forward].sort((a, b) => a - b));
    expect(forward.at(-1)).toBe(collaborators.length - 4);
  });

  it('rests under reduced motion', async () => {
    await visit.page.emulateMedia({ reducedMotion: 'reduce' });
    const page = await land();
    await page.waitForTimeout(3600);
    expect(await place(page, 'programs')).toBe(0);
    expect(await place(page, 'collaborators')).toBe(0);
    expect(await page.locator('.hero-typed [aria-hidden]').first().innerText()).toContain(
      'Welcome to Miranaya',
    );
  });
});

describe('the navbar', () => {
  it('collapses below 992 px and closes when an item is chosen', async () => {
    await visit.page.setViewportSize({ width: 991, height: 900 });
    const page = await land();
    const about = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' });
    expect(await about.isVisible()).toBe(false);
    await page.getByText('Menu', { exact: true }).click();
    await about.click();
    await expect.poll(() => about.isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('#about');
  });

  it('opens a dropdown by keyboard and gives the focus back on Escape', async () => {
    const page = await land();
    const programs = page.locator('summary', { hasText: 'Programs' });
    await programs.focus();
    await page.keyboard.press('Enter');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /super/i });
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
    expect(await programs.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('has one dropdown open at a time and closes it when the visitor points elsewhere', async () => {
    const page = await land();
    await page.locator('summary', { hasText: 'Programs' }).click();
    await page.locator('summary', { hasText: 'Webinars' }).click();
    expect(await page.locator('details.dropdown[open]').count()).toBe(1);
    await page.locator('h1').click();
    await expect.poll(() => page.locator('details.dropdown[open]').count()).toBe(0);
  });

  it('shows Others as a text without a link', async () => {
    const page = await land();
    await page.locator('summary', { hasText: 'Webinars' }).click();
    expect(await page.getByText('Others', { exact: false }).first().isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Others' }).count()).toBe(0);
  });

  it('is the simple one on every other page', async () => {
    const page = await land('/fullstack');
    const links = page.getByRole('banner').getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Miranaya', 'Home']);
  });
});
