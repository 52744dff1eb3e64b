/**
 * What a visitor without JavaScript does. `tests/operations/call-subject-without-javascript.test.ts` tests which
 * subject a call request has.
 */
import { describe, expect, it } from 'vitest';
import { callButtonOn, fillInCallForm } from '../support/fill-visitor-forms.ts';
import { listLeads } from '../support/running-site.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
  reducedMotion: 'reduce',
});
const { open } = visitors;

describe('a visitor without JavaScript', () => {
  it('reads every slide of a carousel by scrolling it, sees Coming Soon when a plan is started, opens the menu and a dropdown, and follows a link', async () => {
    const page = await open('/');
    const last = page
      .locator('#programs')
      .getByRole('link', { name: 'Mechanical and Civil', exact: true });
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    const comingSoon = page.getByText('Coming Soon').filter({ visible: true });
    expect(await comingSoon.count()).toBe(0);
    await page.getByLabel('Start Learning: Skill X').click();
    await expect.poll(() => comingSoon.count()).toBe(1);

    await page.getByText('Menu', { exact: true }).click();
    await page.getByText('Programs', { exact: true }).first().click();
    await page
      .getByRole('link', { name: /intermediate programs/i })
      .first()
      .click();
    await page.waitForURL('**/intermediate-programs');
  });

  it('subscribes, a second time too, enrols and arrives at the payment', async () => {
    for (const address of ['/terms', '/enroll-form']) {
      const page = await open(address);
      await page
        .getByRole('form', { name: 'Join the mailing list' })
        .getByLabel('Email')
        .fill('iniyan@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Subscribed successfully!').waitFor();
    }

    const page = await open('/enroll-form');
    await page.getByLabel('Name').fill('Selvi');
    await page
      .getByRole('form', { name: /^Enrol for / })
      .getByLabel('Email')
      .fill('selvi@example.com');
    await page.getByLabel('Mobile').fill('6361234567');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL('**/demonstration-bank?*');
    const emails = (await listLeads(visitors.site)).map(({ email }) => email);
    expect(emails).toContain('selvi@example.com');
    expect(emails.filter((email) => email === 'iniyan@example.com')).toHaveLength(1);
  });

  it('sees the mistakes in a form, with the typed text kept', async () => {
    const page = await open('/request-call');
    await fillInCallForm(page, { name: 'Thenmozhi & Co <b>', phone: '12' });
    await callButtonOn(page).click();
    await page.getByText(/^Error submitting form: /).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Thenmozhi & Co <b>');
    // A visitor who reads another page and comes back finds the typed text, and the form is not sent again.
    await page.goto(new URL('/privacy', page.url()).href);
    await page.goBack();
    expect(await page.getByLabel('Name').inputValue()).toBe('Thenmozhi & Co <b>');
    // The answer is a page with an error status, which the browser logs each time.
    visitors.troubles.splice(0);
    await page.getByLabel('Phone').fill('98765 43211');
    await page.getByRole('button').first().click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
  });
});
