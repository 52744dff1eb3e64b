import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listLeads } from '../support/running-site.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
  reducedMotion: 'reduce',
});
const { open } = visitors;

/** Fills in the call form of the present page and presses its button. */
async function requestCall(page: Page, name: string, email: string, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Request a call' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Program').selectOption({ label: 'Certified Course' });
  await form.getByRole('button', { name: 'Request a call' }).click();
}

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

  it('opens the form with the program by Join Now, beside Enroll Now, and requests a call with a subject, which staff get too', async () => {
    const page = await open('/Miranaya-skill-program');
    const entry = page.locator('#python-automation');
    expect(await entry.getByRole('link', { name: 'Enroll Now' }).getAttribute('href')).toBe(
      '/enroll-form?offer=python-automation',
    );
    await entry.getByRole('link', { name: 'Join Now' }).click();
    await page.waitForURL('**/request-call?offer=python-automation');

    await page.goBack();
    await page.locator('.page-head').getByRole('link', { name: 'Request a call' }).click();
    const message = page.getByLabel('Message');
    await message.waitFor();
    const about = (await message.inputValue()).trim();
    expect(about).toBe('About: Skill programs');
    await requestCall(page, 'Kayal', 'kayal@example.com', '98765 43219');
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    const rows = await listLeads(visitors.site);
    expect(rows.find(({ email }) => email === 'kayal@example.com')?.message).toBe(about);
  });

  it('sends the name of the page with a custom request', async () => {
    const page = await open('/short-term');
    await page.getByRole('heading', { name: 'A project of your own' }).click();
    await page
      .getByRole('form', { name: 'A project of your own' })
      .getByRole('link', { name: 'Request a call' })
      .click();
    await page.waitForURL('**/request-call?*');
    expect((await page.getByLabel('Message').inputValue()).trim()).toBe('Custom project');
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
    await requestCall(page, 'Thenmozhi & Co <b>', 'thenmozhi@example.com', '12');
    await page.getByText(/^Error submitting form: /).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Thenmozhi & Co <b>');
    // Reading another page and coming back loses nothing, and sends nothing again.
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
