/**
 * The landing page under reduced motion: its first screen, the cards, the menu and the links to its sections.
 * `tests/operations/landing-animations.test.ts` tests the animations, and `tests/operations/landing-widths.test.ts` how
 * many programs are side by side at each width.
 */
import { describe, expect, it } from 'vitest';
import { layOutEverything, resize } from '../support/browser.ts';
import { expectStandstill, openLandingPageOnce } from '../support/landing-animations.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

describe('without React, under reduced motion,', () => {
  const arrive = openLandingPageOnce(
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
    // If name, mission and vision were not folded, this would be 2,392 px.
    expect(top).toBeLessThan(1400);
    const mission = page.getByText('Our mission', { exact: true });
    expect(await mission.isVisible()).toBe(false);
    await page.locator('#about summary').click();
    await mission.waitFor();
    await page.locator('#about summary').click();
    await mission.waitFor({ state: 'hidden' });
  });
});

describe('with React, under reduced motion,', () => {
  const arrive = openLandingPageOnce({ reducedMotion: 'reduce' }, 'with React');

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
  const visitors = openNewVisitorForEachTestOnSharedSite({
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
