/**
 * Forms of a page that was reloaded, or to which a visitor has come back. `tests/e2e/form-errors.test.ts` has forms
 * that fail, and `tests/e2e/form-guard.test.ts` the field by which the forms recognise scripts.
 */
import { expect, it } from 'vitest';
import { startReactAndWait } from '../support/browser.ts';
import {
  fillInEnrolmentForm,
  payButtonOn,
  subscriptionFormOn,
} from '../support/fill-visitor-forms.ts';
import { subscribeToMailsAndReadPageAge } from '../support/subscribe-to-mails-and-read-page-age.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const { open } = openNewVisitorForEachTest({
  viewport: { width: 800, height: 600 },
  reducedMotion: 'reduce',
});

it('enrolling works again after the Back button', async () => {
  const page = await open('/enroll-form');
  await fillInEnrolmentForm(page);
  await payButtonOn(page).click();
  await page.waitForURL('**/demonstration-bank?*');
  await page.goBack();
  await startReactAndWait(page);
  await expect.poll(() => payButtonOn(page).isEnabled()).toBe(true);
  await fillInEnrolmentForm(page);
  await payButtonOn(page).click();
  await page.waitForURL('**/demonstration-bank?*');
});

it('a page states no age after a reload, because browsers restore typed text', async () => {
  const page = await open('/terms');
  await page.reload();
  await startReactAndWait(page);
  await subscriptionFormOn(page).getByLabel('Email').fill('reloaded@example.com');
  expect(await subscribeToMailsAndReadPageAge(page)).toBe('');
});
