import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, openPage, type Visit } from '../support/browser.ts';
import { listLeads, type RunningSite, startSite } from '../support/running-site.ts';

let browser: Browser;
let site: RunningSite;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  site = await startSite();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  visit = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
});
afterEach(() => visit.leave());

const rows = () => listLeads(site);

describe('a visitor without JavaScript', () => {
  it('opens the menu and a dropdown, and follows a link', async () => {
    const { page } = visit;
    await page.goto(site.url);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByText('Programs', { exact: true }).first().click();
    await page
      .getByRole('link', { name: /intermediate programs/i })
      .first()
      .click();
    await page.waitForURL('**/intermediate-programs');
  });

  it('reads every slide of a carousel by scrolling it', async () => {
    const { page } = visit;
    await page.goto(site.url);
    const last = page.getByRole('link', { name: 'Mechanical and Civil', exact: true });
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
  });

  it('sees Coming Soon when a plan is started', async () => {
    const { page } = visit;
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Start Learning: Skill X' }).click();
    expect(await page.getByText('Coming Soon').filter({ visible: true }).count()).toBe(1);
  });

  it('requests a call', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/request-call`);
    await page.getByLabel('Name').fill('Thenmozhi');
    await page
      .getByRole('form', { name: 'Request a call' })
      .getByLabel('Email')
      .fill('thenmozhi@example.com');
    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByLabel('Program').selectOption({ label: 'Certified Course' });
    await page.getByRole('button', { name: 'Request a call' }).click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    expect((await rows()).map((row) => row.email)).toContain('thenmozhi@example.com');
  });

  it('who comes from Join Now sees what the call is about, and staff are told', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/Miranaya-skill-program`);
    await page.getByRole('link', { name: 'Join Now' }).first().click();
    const message = page.getByLabel('Message');
    await message.waitFor();
    const about = (await message.inputValue()).trim();
    expect(about).toMatch(/^About: .+ \(2 months\)$/);
    const form = page.getByRole('form', { name: 'Request a call' });
    await form.getByLabel('Name').fill('Kayal');
    await form.getByLabel('Email').fill('kayal@example.com');
    await form.getByLabel('Phone').fill('98765 43219');
    await form.getByLabel('Program').selectOption({ label: 'Certified Course' });
    await form.getByRole('button', { name: 'Request a call' }).click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
    const row = (await rows()).find(({ email }) => email === 'kayal@example.com');
    expect(row?.message).toBe(about);
  });

  it('who asks for something of their own from a page brings along which page it was', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/short-term`);
    await page
      .getByRole('form', { name: 'A project of your own' })
      .getByRole('link', { name: 'Request a call' })
      .click();
    expect((await page.getByLabel('Message').inputValue()).trim()).toBe('Custom project');
  });

  it('enrols and arrives at the payment', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/enroll-form`);
    await page.getByLabel('Name').fill('Selvi');
    await page
      .getByRole('form', { name: 'Enrol for an internship' })
      .getByLabel('Email')
      .fill('selvi@example.com');
    await page.getByLabel('Mobile').fill('6361234567');
    await page.getByRole('button', { name: /3,?999/ }).click();
    await page.waitForURL('**/enroll-form/payment');
    expect((await rows()).map((row) => row.email)).toContain('selvi@example.com');
  });

  it('subscribes, a second time too', async () => {
    const { page } = visit;
    for (const _ of [1, 2]) {
      await page.goto(site.url);
      await page
        .getByRole('form', { name: 'Join the mailing list' })
        .getByLabel('Email')
        .fill('iniyan@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Subscribed successfully!').waitFor();
    }
    expect((await rows()).filter((row) => row.email === 'iniyan@example.com')).toHaveLength(1);
  });

  it('is told what is wrong with what was typed, and gets it back', async () => {
    const { page } = visit;
    await page.goto(`${site.url}/request-call`);
    await page.getByLabel('Name').fill('Thenmozhi & Co <b>');
    await page
      .getByRole('form', { name: 'Request a call' })
      .getByLabel('Email')
      .fill('thenmozhi@example.com');
    await page.getByLabel('Phone').fill('12');
    await page.getByLabel('Program').selectOption({ label: 'Certified Course' });
    await page.getByRole('button', { name: 'Request a call' }).click();
    await page.getByText(/^Error submitting form: /).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Thenmozhi & Co <b>');
    await page.getByLabel('Phone').fill('98765 43211');
    await page.getByRole('button').first().click();
    await page.getByText("Thank you! We'll get back to you shortly.").waitFor();
  });
});
