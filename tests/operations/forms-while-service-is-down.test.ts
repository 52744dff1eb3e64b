/**
 * What a visitor sees when the service is killed before a form is sent, and that the form can be sent when it is there
 * again. `tests/e2e/form-errors.test.ts` has a service that refuses a row.
 */
import { expect, it, onTestFinished } from 'vitest';
import {
  alertsOn,
  callButtonOn,
  fillInCallForm,
  fillInEnrolmentForm,
  payButtonOn,
  subscribe,
  subscriptionFormOn,
} from '../support/fill-visitor-forms.ts';
import { startSite } from '../support/running-site.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest({
  viewport: { width: 800, height: 600 },
  reducedMotion: 'reduce',
});
const { open } = visitors;

it('each form shows an error and keeps the typed text, and the call request is sent later', async () => {
  const { site } = visitors;
  const enrolling = await open('/enroll-form');
  const enrollingTroubles = visitors.troubles;
  await fillInEnrolmentForm(enrolling);
  const page = await open('/request-call', {});
  await fillInCallForm(page);
  await site.kill();

  await payButtonOn(enrolling).click();
  await alertsOn(enrolling).waitFor();
  expect(await alertsOn(enrolling).innerText()).toBe('Something went wrong. Please try again.');
  await expect.poll(() => payButtonOn(enrolling).isEnabled()).toBe(true);
  expect(enrollingTroubles.splice(0)).toEqual(
    expect.arrayContaining([expect.stringContaining('The enrolment was not saved')]),
  );

  await callButtonOn(page).click();
  await alertsOn(page).waitFor();
  expect(await alertsOn(page).innerText()).toMatch(/^Unexpected error: .*try again/);
  await subscribe(page);
  await expect.poll(() => alertsOn(page).count()).toBe(2);
  expect(await subscriptionFormOn(page).getByRole('alert').innerText()).toMatch(
    /^Unexpected error: /,
  );
  // Pointing at a link prefetches its page; the prefetch fails and leaves the present page unchanged.
  await page.getByRole('link', { name: 'Home' }).first().hover();
  await page.getByRole('link', { name: 'Privacy' }).first().focus();
  await page.waitForTimeout(300);
  expect(await page.getByLabel('Name').inputValue()).toBe('Kavya');

  const again = await startSite({ dataDir: site.dataDir, port: Number(new URL(site.url).port) });
  onTestFinished(again.stop);
  await callButtonOn(page).click();
  await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
  // The pages are closed before the service ends, so that they request nothing from a service that is gone.
  await page.close();
  await enrolling.close();
  visitors.troubles.splice(0);
  enrollingTroubles.splice(0);
});
