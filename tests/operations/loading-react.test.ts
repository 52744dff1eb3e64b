/**
 * Actions that load React or do not, and how React is loaded, beside what `tests/e2e/before-react.test.ts` tests: a
 * visitor who reads, a field, and Back and Forward.
 */
import { describe, expect, it } from 'vitest';
import {
  startReactAndWait,
  touchForm,
  untilOldEnoughToSend,
  untilUsableWithoutReact,
} from '../support/browser.ts';
import { callButtonOn, fillInCallForm } from '../support/fill-visitor-forms.ts';
import { holdFiles } from '../support/hold-files.ts';
import {
  hasReactTakenOver,
  reactScriptPathsOf,
  stillPhone,
} from '../support/react-loading-checks.ts';
import { listLeads } from '../support/running-site.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest(stillPhone);
const { read } = visitors;

describe('React is not fetched', () => {
  it('by an address that the service has answered, by its campaign, by a scroll over a list that is a form, or by opening its filters', async () => {
    const page = await read('/courses?q=excel&utm_source=diwali');
    await page.waitForLoadState('networkidle');
    expect(await reactScriptPathsOf(page)).toEqual([]);
    const row = page.locator('.offer').filter({ visible: true }).first();
    for (const touch of ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'click'])
      await row.dispatchEvent(touch);
    await page.locator('.filters > summary').tap();
    await page.waitForLoadState('networkidle');
    expect(await reactScriptPathsOf(page)).toEqual([]);
  });

  it('by the button that dates a syllabus, which writes the dates into the page', async () => {
    const page = await read('/fullstack-details/mern-stack');
    await page.waitForLoadState('networkidle');
    const dates = () => page.locator('[data-done-after]').allTextContents();
    expect(new Set(await dates())).toEqual(new Set(['']));
    // The values are set as if the service had filled them in from the address, because typing would load React.
    await page.locator('.study-plan').evaluate((form: HTMLFormElement) => {
      for (const [name, value] of Object.entries({ hours: '8', from: '2027-01-04' }))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
    });
    await page.getByRole('button', { name: 'Show my dates' }).click();
    expect((await dates()).every((date) => / 2027$/.test(date))).toBe(true);
    // A screen reader is told the last date, because the dates are away from the button.
    const status = await page.locator('.study-plan').getByRole('status').textContent();
    expect(status).toBe(`Finished on ${(await dates()).at(-1)}.`);
    // The form must not show its button as "sending", because the dates are computed in the page and nothing is sent.
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect(await reactScriptPathsOf(page)).toEqual([]);
  });

  it('by a tap on a link, which leads to the next document', async () => {
    const page = await read('/fullstack');
    await page.locator('.course-card h2 a').first().tap();
    await page.waitForURL('**/fullstack-details/*');
    await untilUsableWithoutReact(page);
    expect(await reactScriptPathsOf(page)).toEqual([]);
  });
});

describe('React is fetched', () => {
  it('by a button that React serves, which then acts', async () => {
    const page = await read('/short-term');
    await page.getByRole('heading', { name: 'A project of your own' }).click();
    expect(await hasReactTakenOver(page)).toBe(false);
    await page.getByRole('button', { name: 'Plan a custom project' }).click();
    await expect.poll(() => hasReactTakenOver(page)).toBe(true);
    await page
      .getByRole('form', { name: 'A project of your own' })
      .getByRole('alert')
      .or(page.locator(':invalid:focus'))
      .first()
      .waitFor();
  });

  it('by a press on the newsletter form, a part that hydrates last: the document stays', async () => {
    const page = await visitors.come();
    const letCome = await holdFiles(page, '**/assets/framework-*.js');
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
    await expect.poll(() => hasReactTakenOver(page)).toBe(true);
  });

  it('by a page that is reloaded with a state which only the browser has kept', async () => {
    const page = await read('/terms');
    await page.evaluate(() => history.replaceState({ usr: 'kept', key: 'a', idx: 0 }, ''));
    await page.reload();
    await expect.poll(() => hasReactTakenOver(page)).toBe(true);
  });
});

describe('during navigation', () => {
  it.each(['/', '/courses', '/enroll-form?offer=mern-stack'])(
    'all parts of React are requested at once, before the first has arrived: %s',
    async (address) => {
      const page = await visitors.come();
      await page.goto(visitors.site.url + address);
      await untilUsableWithoutReact(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) asked.push(pathname);
      });
      const release = await holdFiles(page, '**/assets/*.js');
      await touchForm(page);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      const listed = await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.split(' '),
      );
      await expect.poll(() => [...asked].sort()).toEqual([...(listed ?? [])].sort());
      release();
      await expect.poll(() => hasReactTakenOver(page)).toBe(true);
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

  it('the form knows the traffic source three documents later', async () => {
    const page = await read('/terms?utm_source=diwali&utm_medium=poster');
    await page.locator('footer a[href="/how-we-teach"]').click();
    await page.waitForURL('**/how-we-teach');
    await untilUsableWithoutReact(page);
    await page.getByRole('main').getByRole('link', { name: 'Request a call' }).first().click();
    await page.waitForURL('**/request-call*');
    await fillInCallForm(page);
    await untilOldEnoughToSend(page);
    await callButtonOn(page).click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    const [row] = await listLeads(visitors.site);
    expect(JSON.stringify(row)).toContain('diwali → /terms (poster)');
  });

  it.each([
    ['enrolment', '/enroll-form?offer=mern-stack', 'Read the terms', '**/terms'],
    [
      'call',
      '/request-call?offer=mern-stack',
      'What we store, and for how long',
      '**/privacy#call',
    ],
  ])(
    'typed text is still in the %s form after a link and Back',
    async (_, address, link, target) => {
      const page = await read(address);
      const form = page.getByRole('form').first();
      await form.getByLabel('Name').fill('Anita Rao');
      await form.getByLabel('Email').fill('anita@example.com');
      await startReactAndWait(page);
      await form.getByRole('link', { name: link }).first().tap();
      await page.waitForURL(target);
      await page.goBack();
      await page.waitForURL(`**${address}`);
      await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Anita Rao');
      expect(await form.getByLabel('Email').inputValue()).toBe('anita@example.com');
      // React takes the page over again after Back and must not empty the restored form.
      await startReactAndWait(page);
      expect(await form.getByLabel('Name').inputValue()).toBe('Anita Rao');
    },
  );
});
