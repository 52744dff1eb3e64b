/** The spam check from a person's point of view: a person notices nothing, however late our scripts arrive. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { untilReady } from '../support/browser.ts';
import { listLeads, runOwnerCommand } from '../support/running-site.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors();
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
  await page.goto(visitors.site.url, { waitUntil: 'domcontentloaded' });
  await subscribeForm(page).getByLabel('Email').fill(email);
  await page.waitForFunction((ms) => performance.now() > ms, readingMs);
  if (scriptsCome === 'before the press') {
    letCome();
    await untilReady(page);
  }
  const pressed = press(page);
  letCome();
  expect(Number(await pressed)).toBeGreaterThanOrEqual(readingMs);
}

describe('nine people behind one address, with scripts that load late,', () => {
  it('are all stored, and none is quarantined', { timeout: 240_000 }, async () => {
    const people = Array.from({ length: 9 }, (_, n) => `visitor.${n + 1}@example.com`);
    // Runs three at a time, because each waits as long as a person reads.
    for (let first = 0; first < people.length; first += 3)
      await Promise.all(
        people
          .slice(first, first + 3)
          .map((email, n) => subscribe(email, n === 0 ? 'after the press' : 'before the press')),
      );
    expect(await runOwnerCommand(visitors.site, 'leads', ['quarantine', '--json'])).toBe('');
    expect((await listLeads(visitors.site)).map((row) => row.email).sort()).toEqual(people);
  });
});

describe('a page', () => {
  it('states no age after a reload, because browsers restore typed text', async () => {
    const page = await open('/');
    await page.reload();
    await untilReady(page);
    await subscribeForm(page).getByLabel('Email').fill('reloaded@example.com');
    expect(await press(page)).toBe('');
  });

  it('tells password managers to ignore the hidden field, and hides it from visitors', async () => {
    await visitors.come({ javaScriptEnabled: false });
    for (const address of ['/request-call', '/enroll-form', '/']) {
      const page = await open(address);
      const trap = page.locator('form[action^="/rest/v1/"] input[name=subject]').first();
      const attributes = await trap.evaluate((input) =>
        Object.fromEntries([...input.attributes].map(({ name, value }) => [name, value])),
      );
      expect(attributes).toEqual({
        name: 'subject',
        tabindex: '-1',
        autocomplete: 'off',
        'data-1p-ignore': 'true',
        'data-bwignore': 'true',
        'data-form-type': 'other',
        'data-lpignore': 'true',
        'data-protonpass-ignore': 'true',
      });
      expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
    }
  });
});
