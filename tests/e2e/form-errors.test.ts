/**
 * What a visitor sees when a form fails. The failure here is a real one: the service refuses a row.
 * `tests/operations/forms-while-service-is-down.test.ts` has a service that is killed,
 * `tests/operations/forms-after-reload-and-back.test.ts` an enrolment after the Back button, and the tests beside the
 * forms (`site/forms/*.test.tsx`) every sentence and every mistake in a field.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { findBuiltSiteDir } from '../../tests/service/support/reduced-built-site.ts';
import { startTestApp } from '../../tests/service/support/start-test-app.ts';
import {
  alertsOn,
  callButtonOn,
  fillInCallForm,
  subscribe,
  subscriptionFormOn,
} from '../support/fill-visitor-forms.ts';
import { listLeads } from '../support/running-site.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest({
  viewport: { width: 800, height: 600 },
  reducedMotion: 'reduce',
});
const { open } = visitors;
describe('a call request and a subscription', () => {
  it('show the reason when the service refuses, and keep the typed text', async () => {
    // The key of this service differs from the one in the built pages. So a page finds no mistake in a form, and the
    // service refuses it.
    const site = await startTestApp({
      siteDir: findBuiltSiteDir(),
      env: { ANON_KEY: 'another-public-key' },
    });
    onTestFinished(site.close);
    const page = await open(`${site.url}/request-call`);
    await fillInCallForm(page);
    await callButtonOn(page).click();
    await alertsOn(page).waitFor();
    expect(await alertsOn(page).innerText()).toBe('Error submitting form: Invalid API key');
    expect(await page.getByLabel('Phone').inputValue()).toBe('98765 43210');

    await subscribe(page);
    await expect
      .poll(() => alertsOn(page).allInnerTexts())
      .toContain('Subscription failed: Invalid API key');
    expect(await subscriptionFormOn(page).getByLabel('Email').inputValue()).toBe(
      'kavya@example.com',
    );
    visitors.troubles.splice(0);
  });
});

describe('requesting a call', () => {
  it('begins with the offer of the page before, marks an impossible phone number, and is sent once however often the button is pressed', async () => {
    const page = await open('/request-call?about=MERN%20workshop');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/^MERN workshop/);

    await fillInCallForm(page, { phone: '12345' });
    await callButtonOn(page).click();
    const phone = page.getByLabel('Phone');
    await page.getByText(/phone number with all its digits/).waitFor();
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText(/phone number with all its digits/).count()).toBe(1);
    expect(await alertsOn(page).count()).toBe(0);

    await phone.fill('98765 43210');
    await callButtonOn(page).dblclick();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    expect(await listLeads(visitors.site)).toHaveLength(1);
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
