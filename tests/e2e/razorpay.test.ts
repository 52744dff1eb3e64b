/**
 * From the enrolment to the receipt in a browser, with an emulated Razorpay on another origin that simulates
 * faults.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import {
  closeSharedPages,
  openPage,
  sharedBrowser,
  untilOldEnoughToSend,
  untilReady,
  type Visit,
} from '../support/browser.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { emulatorKeys, RazorpayEmulator } from '../support/razorpay/razorpay-emulator.ts';
import { type RunningSite, startSite } from '../support/running-site.ts';

let browser: Browser;
let bank: RazorpayEmulator;
let site: RunningSite;
let visit: Visit;

beforeAll(async () => {
  browser = await sharedBrowser();
  bank = await new RazorpayEmulator().start();
  site = await startSite({
    environment: {
      RAZORPAY_KEY_ID: emulatorKeys.keyId,
      RAZORPAY_KEY_SECRET: emulatorKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: emulatorKeys.webhookSecret,
      RAZORPAY_API_URL: bank.url,
    },
  });
  bank.webhookUrl = `${site.url}/webhooks/razorpay`;
});
afterAll(async () => {
  await closeSharedPages();
  await site.stop();
  await bank.close();
});
beforeEach(() => {
  bank.tellsOfPage = true;
});
afterEach(() => visit.leave());

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' as const };

async function enrol(page: Page, name: string, javaScriptEnabled: boolean): Promise<void> {
  await page.goto(`${site.url}/enroll-form?offer=mern-stack`);
  // `untilReady` never ends where the page may run no script.
  if (javaScriptEnabled) await untilReady(page);
  const form = page.getByRole('form', { name: /^Enrol for / });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await form.getByLabel('Mobile').fill(mobileOfName(name));
  await untilOldEnoughToSend(page);
  await form.getByRole('button', { name: /^Pay/ }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function payAtTheBank(page: Page): Promise<void> {
  await heading(page, 'Razorpay, emulated').waitFor();
  expect(await page.getByText(`₹${fees.internshipRupees}`).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Pay' }).click();
}

async function seesThePayment(page: Page): Promise<void> {
  await heading(page, 'Paid: welcome to Miranaya').waitFor();
  expect(await page.getByText(/^TST\/\d\d-\d\d\/\d{6}$/).isVisible()).toBe(true);
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('an enrolment %s', (_how, javaScriptEnabled) => {
  const name = (what: string) => `${what}${javaScriptEnabled ? 'with' : 'without'}`;

  it('that fails is shown as failed, and is paid by the same link on the page of Razorpay', async () => {
    visit = await openPage(browser, { ...phone, javaScriptEnabled });
    const { page } = visit;
    await enrol(page, name('fails'), javaScriptEnabled);
    await heading(page, 'Razorpay, emulated').waitFor();
    const link = page.url();
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByRole('link', { name: 'Go back' }).click();
    await heading(page, 'Your payment did not go through').waitFor();
    await page.getByRole('link', { name: 'Try again' }).click();
    await heading(page, 'Razorpay, emulated').waitFor();
    expect(page.url()).toBe(link);
    await payAtTheBank(page);
    await seesThePayment(page);
    expect(visit.troubles.filter((trouble) => trouble.includes('Content Security'))).toEqual([]);
  });

  it('is stored while Razorpay is unreachable; its link follows once, and is shown as paid without an event', async () => {
    bank.mishaps.push('makes it and never answers');
    bank.tellsOfPage = false;
    visit = await openPage(browser, { ...phone, javaScriptEnabled });
    const { page } = visit;
    const before = bank.links.size;
    await enrol(page, name('away'), javaScriptEnabled);
    await heading(page, 'Your enrolment is saved').waitFor();
    await heading(page, 'Your enrolment is saved: one step is left').waitFor();
    expect(bank.links.size).toBe(before + 1);
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await payAtTheBank(page);
    await seesThePayment(page);
  });
});
