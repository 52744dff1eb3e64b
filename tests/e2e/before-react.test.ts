/** Some actions load React and others don't; a visitor can navigate before and after React has loaded. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  touchForm,
  untilOldEnoughToSend,
  untilReady,
  untilUsableWithoutReact,
} from '../support/browser.ts';
import { listLeads } from '../support/running-site.ts';
import { freshVisitors } from '../support/visitors.ts';

/** Only one test is about what moves. In the others nothing moves, because each frame takes processor time. */
const visitors = freshVisitors({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  reducedMotion: 'reduce',
});
const { read } = visitors;

/** Every script that the page has requested, except those with which it begins. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !/\/(landing-motion|motion|plan)-/.test(path)),
  );
const isAlive = (page: Page) => page.evaluate(() => 'isAppReady' in window);

describe('React is not fetched', () => {
  it('by reading: a scroll, a menu, a fold, a step of a carousel, a pause, the theme; all sections are laid out soon, so that a picture of the whole page includes them', async () => {
    const page = await read('/', { reducedMotion: 'no-preference' });
    const hidden = () =>
      page
        .locator('main > section')
        .evaluateAll((all) =>
          all
            .filter((section) => getComputedStyle(section).contentVisibility !== 'visible')
            .map(({ id }) => id),
        );
    await expect.poll(hidden).toEqual([]);
    await page.mouse.wheel(0, 3_000);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByText('Programs', { exact: true }).first().click();
    await page.keyboard.press('Escape');
    await page.locator('.about-parts > summary').click();
    await page.getByRole('button', { name: 'Next: Fields to learn in' }).click();
    await page.getByRole('button', { name: 'Pause Fields to learn in' }).click();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page)).toEqual([]);
    expect(await isAlive(page)).toBe(false);
  });

  it('by an address that the service has answered, by its campaign, by a scroll over a list that is a form, or by opening its filters', async () => {
    const page = await read('/courses?q=excel&utm_source=diwali');
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page)).toEqual([]);
    const row = page.locator('.offer').filter({ visible: true }).first();
    for (const touch of ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'click'])
      await row.dispatchEvent(touch);
    await page.locator('.filters > summary').tap();
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page)).toEqual([]);
  });

  it('by the button that dates a syllabus, which writes the dates into the page', async () => {
    const page = await read('/fullstack-details/mern-stack');
    await page.waitForLoadState('networkidle');
    const dates = () => page.locator('[data-done-after]').allTextContents();
    expect(new Set(await dates())).toEqual(new Set(['']));
    // A visitor who fills in the fields needs React; the service can have filled them in.
    await page.locator('.study-plan').evaluate((form: HTMLFormElement) => {
      for (const [name, value] of Object.entries({ hours: '8', from: '2027-01-04' }))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
    });
    await page.getByRole('button', { name: 'Show my dates' }).click();
    expect((await dates()).every((date) => / 2027$/.test(date))).toBe(true);
    // A busy form shows its button as sending, although nothing is sent.
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect(await scriptsOf(page)).toEqual([]);
  });

  it('by a tap on a link, which leads to the next document', async () => {
    const page = await read('/fullstack');
    await page.locator('.course-card h2 a').first().tap();
    await page.waitForURL('**/fullstack-details/*');
    await untilUsableWithoutReact(page);
    expect(await scriptsOf(page)).toEqual([]);
  });
});

describe('React is fetched', () => {
  it('by a field, not by an address that the service has answered, and keeps the text typed before it arrives', async () => {
    const page = await read('/request-call?offer=mern-stack');
    await page.waitForLoadState('networkidle');
    expect(await scriptsOf(page)).toEqual([]);
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Asha Rao');
    await expect.poll(() => isAlive(page)).toBe(true);
    expect(await page.getByLabel('Name').inputValue()).toBe('Asha Rao');
  });

  it('by a button that React serves, which then acts', async () => {
    const page = await read('/short-term');
    await page.getByRole('heading', { name: 'A project of your own' }).click();
    expect(await isAlive(page)).toBe(false);
    await page.getByRole('button', { name: 'Plan a custom project' }).click();
    await expect.poll(() => isAlive(page)).toBe(true);
    await page
      .getByRole('form', { name: 'A project of your own' })
      .getByRole('alert')
      .or(page.locator(':invalid:focus'))
      .first()
      .waitFor();
  });

  it('by a press on the newsletter form, a part that hydrates last: the document stays', async () => {
    const page = await visitors.come();
    const { promise: released, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/assets/framework-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${visitors.site.url}/terms`);
    const form = page.getByRole('form', { name: 'Join the mailing list' });
    await form.getByLabel('Email').fill('held.press@example.com');
    await untilOldEnoughToSend(page);
    const posted = page.waitForRequest('**/rest/v1/email_subscriptions');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    letCome();
    expect((await posted).isNavigationRequest()).toBe(false);
    await form.getByRole('alert').waitFor();
  });

  it('by a page whose date has passed since it was built', async () => {
    const page = await visitors.come();
    await page.route('**/short-term', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '<article class="card workshop"',
        '<article data-until="2026-01-01T18:30:00.000Z" class="card workshop"',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${visitors.site.url}/short-term`);
    await expect.poll(() => isAlive(page)).toBe(true);
  });

  it('by a page that is reloaded with a state which only the browser has kept', async () => {
    const page = await read('/terms');
    await page.evaluate(() => history.replaceState({ usr: 'kept', key: 'a', idx: 0 }, ''));
    await page.reload();
    await expect.poll(() => isAlive(page)).toBe(true);
  });
});

describe('during navigation', () => {
  it.each(['/', '/courses', '/enroll-form?offer=mern-stack'])(
    'all parts of React are requested at once, before the first has arrived: %s',
    async (address) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const page = await visitors.come();
      await page.goto(visitors.site.url + address);
      await untilUsableWithoutReact(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) asked.push(pathname);
      });
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await touchForm(page);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      const listed = await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.split(' '),
      );
      await expect.poll(() => [...asked].sort()).toEqual([...(listed ?? [])].sort());
      release();
      await expect.poll(() => isAlive(page)).toBe(true);
      expect(asked).toHaveLength(listed?.length ?? 0);
    },
  );

  it('a link that is followed while React is being fetched leads to its target', async () => {
    const page = await visitors.come();
    await page.route('**/assets/framework-*.js', () => {});
    await page.goto(`${visitors.site.url}/fullstack`);
    await untilUsableWithoutReact(page);
    await touchForm(page);
    await page.locator('.course-card h2 a').first().click();
    await page.waitForURL('**/fullstack-details/*');
  });

  it('Back and Forward lead across documents and pages that React showed', async () => {
    const page = await read('/terms');
    const heading = () => page.getByRole('heading', { level: 1 }).first().innerText();
    const seen = [await heading()];
    await page.locator('footer a[href="/how-we-teach"]').click();
    await page.waitForURL('**/how-we-teach');
    seen.push(await heading());
    await untilReady(page);
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    await expect.poll(heading).not.toBe(seen[1]);
    seen.push(await heading());
    for (const step of [1, 0]) {
      await page.goBack();
      await expect.poll(heading).toBe(seen[step]);
    }
    for (const step of [1, 2]) {
      await page.goForward();
      await expect.poll(heading).toBe(seen[step]);
    }
  });

  it('the form knows the traffic source three documents later', async () => {
    const page = await read('/terms?utm_source=diwali&utm_medium=poster');
    await page.locator('footer a[href="/how-we-teach"]').click();
    await page.waitForURL('**/how-we-teach');
    await untilUsableWithoutReact(page);
    await page.getByRole('main').getByRole('link', { name: 'Request a call' }).first().click();
    await page.waitForURL('**/request-call*');
    const form = page.getByRole('form', { name: 'Request a call' });
    await form.getByLabel('Name').fill('Thenmozhi');
    await form.getByLabel('Email').fill('thenmozhi@example.com');
    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByLabel('Program').selectOption({ label: 'Certified Course' });
    await untilOldEnoughToSend(page);
    await form.getByRole('button', { name: 'Request a call' }).click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    const [row] = await listLeads(visitors.site);
    expect(JSON.stringify(row)).toContain('diwali → /terms (poster)');
  });
});

describe('typed text is still in the form after a link and Back', () => {
  it.each([
    ['/enroll-form?offer=mern-stack', 'Read the terms', '**/terms'],
    ['/request-call?offer=mern-stack', 'What we store, and for how long', '**/privacy#call'],
  ])('%s, "%s"', async (address, link, target) => {
    const page = await read(address);
    const form = page.getByRole('form').first();
    await form.getByLabel('Name').fill('Anita Rao');
    await form.getByLabel('Email').fill('anita@example.com');
    await untilReady(page);
    await form.getByRole('link', { name: link }).first().tap();
    await page.waitForURL(target);
    await page.goBack();
    await page.waitForURL(`**${address}`);
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Anita Rao');
    expect(await form.getByLabel('Email').inputValue()).toBe('anita@example.com');
    // The restored text also stays when React takes over again.
    await untilReady(page);
    expect(await form.getByLabel('Name').inputValue()).toBe('Anita Rao');
  });
});
