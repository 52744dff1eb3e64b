/**
 * Nine people behind one address, on a line so slow that the scripts come after the first touch of the form, or
 * even after the press. Our own lateness must not make any of them look like a script.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, untilReady } from '../support/browser.ts';
import { listLeads, type RunningSite, runLeads, startSite } from '../support/running-site.ts';

let browser: Browser;
let site: RunningSite;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Nobody has read a page, typed an address and pressed the button before it has been there for this long. */
const readingMs = 1_500;

async function subscribe(email: string, scriptsCome: 'before the press' | 'after the press') {
  const { page, troubles, leave } = await openPage(browser);
  const { promise: released, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form', { name: 'Join the mailing list' });
  await form.getByLabel('Email').fill(email);
  await page.waitForFunction((ms) => performance.now() > ms, readingMs);
  if (scriptsCome === 'before the press') {
    letCome();
    await untilReady(page);
  }
  await form.getByRole('button', { name: 'Subscribe' }).click();
  letCome();
  await page.getByRole('alert').filter({ hasText: 'Subscribed successfully!' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
}

describe('nine people behind one address, to whom the scripts come late,', () => {
  it('are all stored, and none is kept aside', async () => {
    const people = Array.from({ length: 9 }, (_, n) => `visitor.${n + 1}@example.com`);
    for (const [n, email] of people.entries())
      await subscribe(email, n % 3 === 0 ? 'after the press' : 'before the press');
    expect(await runLeads(site, ['quarantine', '--json'])).toBe('');
    expect((await listLeads(site)).map((row) => row.email).sort()).toEqual(people);
  });
});
