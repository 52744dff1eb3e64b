import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
    await expect.poll(isBelowHeader, { timeout: 5000 }).toBe(true);
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

  it('types the three phrases in turn, and rests when it is paused', async () => {
    const page = await land();
    const typed = page.locator('.hero-typed [aria-hidden]').first();
    const seen = new Set<string>();
    await expect
      .poll(
        async () => {
          seen.add((await typed.innerText()).trim());
          return [
            'Welcome to Miranaya',
            'Learn Faster, Learn Smarter',
            'Join a Community of Learners',
          ].every((phrase) => seen.has(phrase));
        },
        { timeout: 20_000, interval: 40 },
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Pause the typing' }).click();
    const paused = await typed.innerText();
    await page.waitForTimeout(500);
    expect(await typed.innerText()).toBe(paused);
  });

  it('moves the programs on by itself, until the visitor pauses them', async () => {
    const page = await land();
    await page.locator('#programs').scrollIntoViewIfNeeded();
    await expect.poll(() => place(page, 'programs'), { timeout: 8000 }).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Pause Fields to learn in' }).click();
    await page.waitForTimeout(700);
    const paused = await place(page, 'programs');
    await page.waitForTimeout(3500);
    expect(await place(page, 'programs')).toBe(paused);
  });

  it('goes on after a visitor used the buttons', async () => {
    const page = await land();
    await page.locator('#programs').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next: Fields to learn in' }).click();
    await page.waitForTimeout(800);
    const after = await place(page, 'programs');
    expect(after).toBeGreaterThan(50);
    await expect.poll(() => place(page, 'programs'), { timeout: 8000 }).not.toBe(after);
  });

  it('shows the collaborators four at a time and begins again after the last position', async () => {
    const page = await land();
    await page.locator('#collaborators').scrollIntoViewIfNeeded();
    const positions = new Set<number>();
    await expect
      .poll(
        async () => {
          positions.add(Math.round((await place(page, 'collaborators')) / 10));
          return positions.has(0) && positions.size > 4;
        },
        { timeout: 12_000, interval: 200 },
      )
      .toBe(true);
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
