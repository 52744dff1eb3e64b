import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { untilReady } from '../support/browser.ts';
import {
  listLeads,
  type RunningSite,
  type SiteOptions,
  startSite,
} from '../support/running-site.ts';
import { freshVisitors } from '../support/visitors.ts';

/** Each failure here is a real one: the service is stopped, or is sent a row that it refuses. */

const visitors = freshVisitors();
const { open } = visitors;
const alerts = (page: Page) => page.getByRole('alert').filter({ visible: true });

/** Services for the tests that stop one or need other settings. All other tests share the service of the file. */
const own: RunningSite[] = [];
async function startOwn(options: SiteOptions = {}): Promise<RunningSite> {
  const site = await startSite(options);
  own.push(site);
  return site;
}
afterEach(async () => {
  for (const site of own.splice(0)) await site.stop();
});

async function fillCall(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Request a call' });
  await form.getByLabel('Name').fill('Kavya');
  await form.getByLabel('Email').fill('kavya@example.com');
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Program').selectOption('Web Development');
}

async function fillEnrolment(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kavya');
  await page
    .getByRole('form', { name: /^Enrol for / })
    .getByLabel('Email')
    .fill('kavya@example.com');
  await page.getByLabel('Mobile').fill('98765 43210');
}

/**
 * The page accepts the row and the service refuses it, because its key is not the one with which the site was
 * built.
 */
const otherKey = { ANON_KEY: 'another-public-key' };

describe('requesting a call', () => {
  it('shows the reason when the service refuses, and keeps the typed text', async () => {
    const site = await startOwn({ environment: otherKey });
    const page = await open(`${site.url}/request-call`);
    await fillCall(page, '98765 43210');
    await page.getByRole('button', { name: 'Request a call' }).click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toBe('Error submitting form: Invalid API key');
    expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');
    visitors.troubles.splice(0);
  });

  it('shows an error when the service does not answer, keeps the typed text, and sends it later', async () => {
    const site = await startOwn();
    const page = await open(`${site.url}/request-call`);
    await fillCall(page, '98765 43210');
    await site.kill();
    await page.getByRole('button', { name: 'Request a call' }).click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toMatch(/^Unexpected error: .*try again/);
    // Pointing at a link prefetches its page; the prefetch fails and leaves the present page unchanged.
    await page.getByRole('link', { name: 'Home' }).first().hover();
    await page.getByRole('link', { name: 'Privacy' }).first().focus();
    await page.waitForTimeout(300);
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavya');

    await startOwn({ dataDir: site.dataDir, port: Number(new URL(site.url).port) });
    await page.getByRole('button', { name: 'Request a call' }).click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    // The page is closed before the service ends, so that it requests nothing from a service that is gone.
    await page.close();
    visitors.troubles.splice(0);
  });

  it('marks an impossible phone number, without asking the service', async () => {
    const page = await open('/request-call');
    await fillCall(page, '12345');
    await page.getByRole('button', { name: 'Request a call' }).click();
    const phone = page.getByLabel('Phone');
    await page.getByText(/phone number with all its digits/).waitFor();
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText(/phone number with all its digits/).count()).toBe(1);
    expect(await alerts(page).count()).toBe(0);
  });

  it('starts the message with the offer that the visitor was looking at', async () => {
    const page = await open('/request-call?about=MERN%20workshop');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/^MERN workshop/);
  });

  it('is sent once however often the button is pressed', async () => {
    const page = await open('/request-call');
    await fillCall(page, '98765 43210');
    await page.getByRole('button', { name: 'Request a call' }).dblclick();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    expect(await listLeads(visitors.site)).toHaveLength(1);
  });
});

describe('enrolling', () => {
  it.each([
    ['everything is empty', ''],
    ['only blanks were typed', '   '],
  ])('shows that all fields are required when %s, and makes no call', async (_, text) => {
    const page = await open('/enroll-form');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) calls.push(request.url());
    });
    await page.getByLabel('Name').fill(text);
    await page.getByRole('button', { name: /^Pay / }).click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toBe('All fields are required');
    expect(calls).toEqual([]);
  });

  it('shows an error when it could not be saved, and is ready for another attempt', async () => {
    const site = await startOwn();
    const page = await open(`${site.url}/enroll-form`);
    await fillEnrolment(page);
    await site.kill();
    await page.getByRole('button', { name: /^Pay / }).click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toBe('Something went wrong. Please try again.');
    await expect.poll(() => page.getByRole('button', { name: /^Pay / }).isEnabled()).toBe(true);
    expect(visitors.troubles.splice(0)).toEqual(
      expect.arrayContaining([expect.stringContaining('The enrolment was not saved')]),
    );
  });

  it('works again after the Back button', async () => {
    const page = await open('/enroll-form');
    await fillEnrolment(page);
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL('**/demonstration-bank?*');
    await page.goBack();
    await untilReady(page);
    const button = page.getByRole('button', { name: /^Pay / });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await fillEnrolment(page);
    await button.click();
    await page.waitForURL('**/demonstration-bank?*');
  });
});

describe('subscribing', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Join the mailing list' });

  it('does nothing with an empty field', async () => {
    const page = await open('/terms');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) sent.push(request.postDataJSON());
    });
    await form(page).getByRole('button').click();
    expect(await alerts(page).count()).toBe(0);
    // If the press without an address had sent a row, that row would have been sent before this one.
    await form(page).getByLabel('Email').fill('kavya@example.com');
    await form(page).getByRole('button').click();
    await alerts(page).waitFor();
    expect(sent).toEqual([{ email: 'kavya@example.com' }]);
  });

  it('shows the reason when the service refuses', async () => {
    const site = await startOwn({ environment: otherKey });
    const page = await open(`${site.url}/terms`);
    await form(page).getByLabel('Email').fill('kavya@example.com');
    await form(page).getByRole('button').click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toBe('Subscription failed: Invalid API key');
    expect(await form(page).getByLabel('Email').inputValue()).toBe('kavya@example.com');
    visitors.troubles.splice(0);
  });

  it('shows an error when nobody answers', async () => {
    const site = await startOwn();
    const page = await open(`${site.url}/terms`);
    await form(page).getByLabel('Email').fill('kavya@example.com');
    await site.kill();
    await form(page).getByRole('button').click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toMatch(/^Unexpected error: /);
    visitors.troubles.splice(0);
  });
});

describe('the other texts of the catalogue', () => {
  it('shows Coming Soon when a plan is started', async () => {
    const page = await open('/');
    await page.getByLabel('Start Learning: Super X').click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toBe('Coming Soon');
  });

  it('answers an unknown project with 404 and its text', async () => {
    const page = await visitors.come();
    const response = await page.goto(`${visitors.site.url}/project/rocket`);
    expect(response?.status()).toBe(404);
    await page.getByText('Project not found.').waitFor();
    visitors.troubles.splice(0);
  });

  it('shows what to do on the AI and ML page without a course', async () => {
    const page = await open('/ai-ml-details');
    await page.getByRole('heading', { name: 'Course not found' }).waitFor();
    await page
      .getByText('Please navigate from the AI & ML courses page and select a course.')
      .waitFor();
  });
});
