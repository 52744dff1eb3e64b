/** The spam check from a person's point of view: a person notices nothing, however late our scripts arrive. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { untilReady } from '../support/browser.ts';
import { listLeads, runOwnerCommand } from '../support/running-site.ts';
import { freshVisitors } from '../support/visitors.ts';

/** Nothing here moves, because a page that moves is drawn again and again while a visitor reads it. */
const visitors = freshVisitors({ reducedMotion: 'reduce', viewport: { width: 800, height: 600 } });
const { open } = visitors;

/** No person can have read the page, typed an address and pressed the button before this time. */
const readingMs = 1_500;

const subscribeForm = (page: Page) => page.getByRole('form', { name: 'Join the mailing list' });

/** Presses Subscribe and returns the page's age that the form sends: milliseconds, or nothing. */
async function press(page: Page): Promise<string> {
  const sent = page.waitForRequest('**/rest/v1/email_subscriptions');
  await subscribeForm(page).getByRole('button', { name: 'Subscribe' }).click();
  const guard = (await sent).headers()['form-guard'] ?? 'none';
  await page.getByRole('alert').filter({ hasText: 'Subscribed successfully!' }).waitFor();
  return /^age=(\d*); trap=$/.exec(guard)?.[1] ?? guard;
}

async function subscribe(email: string, scriptsCome: 'before the press' | 'after the press') {
  const page = await visitors.come();
  const { promise: released, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${visitors.site.url}/terms`, { waitUntil: 'domcontentloaded' });
  await subscribeForm(page).getByLabel('Email').fill(email);
  const ageMs = await page.evaluate(() => performance.now());
  await delay(Math.max(0, readingMs - ageMs) + 1);
  if (scriptsCome === 'before the press') {
    letCome();
    await untilReady(page);
  }
  const pressed = press(page);
  letCome();
  expect(Number(await pressed)).toBeGreaterThanOrEqual(readingMs);
}

/** `tests/service/abuse.test.ts` sends the forms of a hundred and thirty people behind one address. */
describe('people behind one address, with scripts that load late,', () => {
  it('are all stored, and none is quarantined', async () => {
    // The people read at the same time, because each test waits as long as a person reads.
    await Promise.all([
      subscribe('visitor.1@example.com', 'after the press'),
      subscribe('visitor.2@example.com', 'before the press'),
    ]);
    expect(await runOwnerCommand(visitors.site, 'leads', ['quarantine', '--json'])).toBe('');
    expect((await listLeads(visitors.site)).map((row) => row.email).sort()).toEqual([
      'visitor.1@example.com',
      'visitor.2@example.com',
    ]);
  });
});

describe('a page', () => {
  it('states no age after a reload, because browsers restore typed text', async () => {
    const page = await open('/terms');
    await page.reload();
    await untilReady(page);
    await subscribeForm(page).getByLabel('Email').fill('reloaded@example.com');
    expect(await press(page)).toBe('');
  });

  it('tells password managers to ignore the hidden field, and hides it from visitors', async () => {
    await visitors.come({ javaScriptEnabled: false });
    for (const address of ['/request-call', '/enroll-form', '/']) {
      const page = await open(address);
      const traps = await page
        .locator('form[action^="/rest/v1/"] input[name=subject]')
        .evaluateAll((inputs) =>
          inputs.map((input) =>
            Object.fromEntries([...input.attributes].map(({ name, value }) => [name, value])),
          ),
        );
      // Each page has its own form and that of the newsletter.
      expect(traps).toEqual(
        [1, 2].map(() => ({
          name: 'subject',
          tabindex: '-1',
          autocomplete: 'off',
          'data-1p-ignore': 'true',
          'data-bwignore': 'true',
          'data-form-type': 'other',
          'data-lpignore': 'true',
          'data-protonpass-ignore': 'true',
        })),
      );
      expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
    }
  });
});
