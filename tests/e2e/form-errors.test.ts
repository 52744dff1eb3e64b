/**
 * What a visitor sees when a form fails. Each failure here is a real one: the service is killed, or refuses a row. The
 * tests beside the forms (`site/forms/*.test.tsx`) have every sentence and every mistake in a field.
 */
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

const visitors = freshVisitors({
  viewport: { width: 800, height: 600 },
  reducedMotion: 'reduce',
});
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
const callButton = (page: Page) => page.getByRole('button', { name: 'Request a call' });

async function fillEnrolment(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kavya');
  await page
    .getByRole('form', { name: /^Enrol for / })
    .getByLabel('Email')
    .fill('kavya@example.com');
  await page.getByLabel('Mobile').fill('98765 43210');
}
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / });

const subscribeForm = (page: Page) => page.getByRole('form', { name: 'Join the mailing list' });
async function subscribe(page: Page): Promise<void> {
  await subscribeForm(page).getByLabel('Email').fill('kavya@example.com');
  await subscribeForm(page).getByRole('button').click();
}

describe('a call request and a subscription', () => {
  it('show the reason when the service refuses, and keep the typed text', async () => {
    // The page accepts each row and the service refuses it, because its key is not that of the built site.
    const site = await startOwn({ environment: { ANON_KEY: 'another-public-key' } });
    const page = await open(`${site.url}/request-call`);
    await fillCall(page, '98765 43210');
    await callButton(page).click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toBe('Error submitting form: Invalid API key');
    expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');

    await subscribe(page);
    await expect
      .poll(() => alerts(page).allInnerTexts())
      .toContain('Subscription failed: Invalid API key');
    expect(await subscribeForm(page).getByLabel('Email').inputValue()).toBe('kavya@example.com');
    visitors.troubles.splice(0);
  });
});

describe('when the service does not answer', () => {
  it('each form shows an error and keeps the typed text, and the call request is sent later', async () => {
    const site = await startOwn();
    const enrolling = await open(`${site.url}/enroll-form`);
    const enrollingTroubles = visitors.troubles;
    await fillEnrolment(enrolling);
    const page = await open(`${site.url}/request-call`, {});
    await fillCall(page, '98765 43210');
    await site.kill();

    await payButton(enrolling).click();
    await alerts(enrolling).waitFor();
    expect(await alerts(enrolling).innerText()).toBe('Something went wrong. Please try again.');
    await expect.poll(() => payButton(enrolling).isEnabled()).toBe(true);
    expect(enrollingTroubles.splice(0)).toEqual(
      expect.arrayContaining([expect.stringContaining('The enrolment was not saved')]),
    );

    await callButton(page).click();
    await alerts(page).waitFor();
    expect(await alerts(page).innerText()).toMatch(/^Unexpected error: .*try again/);
    await subscribe(page);
    await expect.poll(() => alerts(page).count()).toBe(2);
    expect(await subscribeForm(page).getByRole('alert').innerText()).toMatch(/^Unexpected error: /);
    // Pointing at a link prefetches its page; the prefetch fails and leaves the present page unchanged.
    await page.getByRole('link', { name: 'Home' }).first().hover();
    await page.getByRole('link', { name: 'Privacy' }).first().focus();
    await page.waitForTimeout(300);
    expect(await page.getByLabel('Name').inputValue()).toBe('Kavya');

    await startOwn({ dataDir: site.dataDir, port: Number(new URL(site.url).port) });
    await callButton(page).click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    // The pages are closed before the service ends, so that they request nothing from a service that is gone.
    await page.close();
    await enrolling.close();
    visitors.troubles.splice(0);
    enrollingTroubles.splice(0);
  });
});

describe('requesting a call', () => {
  it('begins with the offer of the page before, marks an impossible phone number, and is sent once however often the button is pressed', async () => {
    const page = await open('/request-call?about=MERN%20workshop');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/^MERN workshop/);

    await fillCall(page, '12345');
    await callButton(page).click();
    const phone = page.getByLabel('Phone');
    await page.getByText(/phone number with all its digits/).waitFor();
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText(/phone number with all its digits/).count()).toBe(1);
    expect(await alerts(page).count()).toBe(0);

    await phone.fill('98765 43210');
    await callButton(page).dblclick();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    expect(await listLeads(visitors.site)).toHaveLength(1);
  });
});

describe('enrolling', () => {
  it('works again after the Back button', async () => {
    const page = await open('/enroll-form');
    await fillEnrolment(page);
    await payButton(page).click();
    await page.waitForURL('**/demonstration-bank?*');
    await page.goBack();
    await untilReady(page);
    await expect.poll(() => payButton(page).isEnabled()).toBe(true);
    await fillEnrolment(page);
    await payButton(page).click();
    await page.waitForURL('**/demonstration-bank?*');
  });
});

describe('the other texts of the catalogue', () => {
  const ask = (path: string) => fetch(new URL(path, visitors.site.url));

  it('answer an unknown project with 404', async () => {
    const answer = await ask('/project/rocket');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>Project not found\.</);
  });

  it('say what to do on the AI and ML page without a course', async () => {
    const html = await (await ask('/ai-ml-details')).text();
    expect(html).toMatch(/<h1[^>]*>Course not found</);
    expect(html).toContain(
      'Please navigate from the AI &amp; ML courses page and select a course.',
    );
  });
});
