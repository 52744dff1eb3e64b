/**
 * Actions that load React or do not, and how React is loaded: those that `tests/e2e/before-react.test.ts` does not
 * test.
 */
import { describe, expect, it } from 'vitest';
import { touchForm, untilOldEnoughToSend, untilUsableWithoutReact } from '../support/browser.ts';
import { callButtonOn, fillInCallForm } from '../support/fill-visitor-forms.ts';
import { holdFiles } from '../support/hold-files.ts';
import {
  expectReactRequestedAtOnce,
  hasReactTakenOver,
  reactScriptPathsOf,
  stillPhone,
} from '../support/react-loading-checks.ts';
import { listLeads } from '../support/running-site.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors(stillPhone);
const { read } = visitors;

it('React is not fetched by an address that the service has answered, by its campaign, by a scroll over a list that is a form, or by opening its filters', async () => {
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
  it.each(['/', '/enroll-form?offer=mern-stack'])(
    'all parts of React are requested at once, before the first has arrived: %s',
    async (address) => {
      await expectReactRequestedAtOnce(visitors, address);
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
});
