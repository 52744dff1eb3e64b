/**
 * Every form of the site, sent by one visitor in a browser, and then the service is killed: the owner's list has all of
 * it. On PostgreSQL the forms are sent without a browser.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
} from '../../tests/service/support/throwaway-postgres-databases.ts';
import {
  closeSharedPages,
  openPage,
  openSharedBrowser,
  startReactAndWait,
  untilOldEnoughToSend,
} from '../support/browser.ts';
import { listLeads, type RunningSite, startSite } from '../support/running-site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openSharedBrowser();
});
afterAll(closeSharedPages);

/** A visitor asks for a call, subscribes twice and enrols. The console must stay empty. */
async function visitorDoesEverything(site: RunningSite): Promise<void> {
  const { page, troubles, leave } = await openPage(browser, { reducedMotion: 'reduce' });
  await page.goto(site.url);
  await startReactAndWait(page);

  await page.getByRole('link', { name: 'Contact Us' }).click();
  const callForm = page.getByRole('form', { name: 'Request a call' });
  await callForm.getByLabel('Name').fill('Meenakshi Sundaram');
  await callForm.getByLabel('Email').fill('meenakshi@example.com');
  await callForm.getByLabel('Phone').fill('+91 98765 43210');
  await callForm.getByLabel('Program').selectOption({ label: 'Short term Internship' });
  await untilOldEnoughToSend(page);
  await callForm.getByRole('button', { name: 'Request a call' }).click();
  const thanks = page.getByText("Thank you! We'll get back to you shortly.");
  await thanks.waitFor();
  await expect
    .poll(() => thanks.evaluate((node) => node.parentElement === document.activeElement))
    .toBe(true);
  expect(await callForm.count()).toBe(0);

  const subscribe = page.getByRole('form', { name: 'Join the mailing list' });
  for (const address of ['ravi@example.com', 'RAVI@example.com']) {
    await subscribe.getByLabel('Email').fill(address);
    await subscribe.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('alert').filter({ hasText: 'Subscribed successfully!' }).waitFor();
    await expect.poll(() => subscribe.getByLabel('Email').inputValue()).toBe('');
  }

  await page.goto(`${site.url}/enroll-form`);
  await startReactAndWait(page);
  const enrol = page.getByRole('form', { name: /^Enrol for / });
  await enrol.getByLabel('Name').fill('Anbarasi T.');
  await enrol.getByLabel('Email').fill('anbarasi@example.com');
  await enrol.getByLabel('Mobile').fill('098765-43210');
  await untilOldEnoughToSend(page);
  await enrol.getByRole('button', { name: formatRupees(fees.internshipRupees) }).click();
  await page.waitForURL('**/demonstration-bank?*');
  await page
    .getByText(/demonstration/i)
    .first()
    .waitFor();

  expect(troubles).toEqual([]);
  await leave();
}

/** Sends the same forms without a browser, as a page does where scripts are off. */
async function formsAreSent(site: RunningSite): Promise<void> {
  const call = {
    name: 'Meenakshi Sundaram',
    email: 'meenakshi@example.com',
    phone: '+91 98765 43210',
    program: 'Data Science',
    message: '',
  };
  const forms: [table: string, row: Record<string, string>][] = [
    ['request_a_call', call],
    ['email_subscriptions', { email: 'ravi@example.com' }],
    ['email_subscriptions', { email: 'RAVI@example.com' }],
    ['enrollments', { name: 'Anbarasi T.', email: 'anbarasi@example.com', mobile: '098765-43210' }],
  ];
  for (const [table, row] of forms) {
    const answer = await fetch(`${site.url}/rest/v1/${table}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', origin: site.url },
      body: new URLSearchParams(row),
    });
    expect(answer.status).toBe(303);
  }
}

async function everythingIsThereAfterAPowerCut(
  send: (site: RunningSite) => Promise<void>,
  options: { databaseUrl?: string } = {},
): Promise<void> {
  const before = await startSite(options);
  await send(before);
  await before.kill();

  const after = await startSite({ dataDir: before.dataDir, databaseUrl: before.databaseUrl });
  const rows = await listLeads(after);
  await after.stop();

  expect(rows.map((row) => row.email).sort()).toEqual([
    'anbarasi@example.com',
    'meenakshi@example.com',
    'ravi@example.com',
  ]);
  const call = rows.find((row) => row.email === 'meenakshi@example.com');
  expect(JSON.stringify(call)).toContain('Short term Internship');
  expect(JSON.stringify(call)).toContain('Data Science');
}

describe('from the landing page to the owner’s list', () => {
  it('keeps a call request, a subscription made twice and an enrolment through kill -9, on SQLite', () =>
    everythingIsThereAfterAPowerCut(visitorDoesEverything));

  it.skipIf(!hasPostgres)(`keeps them on ${postgresNameInTitles} too`, async () => {
    const database = await createThrowawayPostgres();
    await everythingIsThereAfterAPowerCut(formsAreSent, { databaseUrl: database.url });
    await database.drop();
  });
});
