/**
 * Visits of the built site that takes payments by an emulated Razorpay on another origin, and the steps from the
 * enrolment to the receipt.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { fees } from '#content/fees.ts';
import {
  closeSharedPages,
  openPage,
  openSharedBrowser,
  startReactAndWait,
  untilOldEnoughToSend,
  type Visit,
} from '../browser.ts';
import { mobileOfName } from '../mobile-of-name.ts';
import { type RunningSite, startSite } from '../running-site.ts';
import { RazorpayEmulator } from './razorpay-emulator.ts';

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' as const };

interface RazorpayVisits {
  readonly bank: RazorpayEmulator;
  /** Opens a page that ends with the test, and enrols this person there. */
  enrol(name: string, javaScriptEnabled: boolean): Promise<Visit>;
}

/** The site and the emulated Razorpay, from the beginning of a test file to its end. */
export function openRazorpayVisits(): RazorpayVisits {
  let bank: RazorpayEmulator;
  let site: RunningSite;
  let visit: Visit | undefined;
  beforeAll(async () => {
    bank = await new RazorpayEmulator().start();
    site = await startSite({
      environment: {
        ...bank.settings,
      },
    });
    bank.webhookUrl = `${site.url}/webhooks/razorpay`;
  });
  afterAll(async () => {
    await closeSharedPages();
    await site?.stop();
    await bank?.close();
  });
  beforeEach(() => {
    bank.sendsEventOfPagePayment = true;
  });
  afterEach(async () => {
    await visit?.leave();
    visit = undefined;
  });
  return {
    get bank() {
      return bank;
    },
    async enrol(name, javaScriptEnabled) {
      visit = await openPage(await openSharedBrowser(), { ...phone, javaScriptEnabled });
      const { page } = visit;
      await page.goto(`${site.url}/enroll-form?offer=mern-stack`);
      // `startReactAndWait` runs a script in the page, so without JavaScript it would wait forever.
      if (javaScriptEnabled) await startReactAndWait(page);
      const form = page.getByRole('form', { name: /^Enrol for / });
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
      await form.getByLabel('Mobile').fill(mobileOfName(name));
      await untilOldEnoughToSend(page);
      await form.getByRole('button', { name: /^Pay/ }).click();
      return visit;
    },
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

export async function payAtTheBank(page: Page): Promise<void> {
  await heading(page, 'Razorpay, emulated').waitFor();
  expect(await page.getByText(`₹${fees.internshipRupees}`).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Pay' }).click();
}

export async function expectPaidPage(page: Page): Promise<void> {
  await heading(page, 'Paid: welcome to Miranaya').waitFor();
  expect(await page.getByText(/^TST\/\d\d-\d\d\/\d{6}$/).isVisible()).toBe(true);
}

/** A payment fails, the visitor reads that, and pays by the same link. */
export async function failAndPayBySameLink({ page, troubles }: Visit): Promise<void> {
  await heading(page, 'Razorpay, emulated').waitFor();
  const link = page.url();
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
  await heading(page, 'Your payment did not go through').waitFor();
  await page.getByRole('link', { name: 'Try again' }).click();
  await heading(page, 'Razorpay, emulated').waitFor();
  expect(page.url()).toBe(link);
  await payAtTheBank(page);
  await expectPaidPage(page);
  expect(troubles.filter((trouble) => trouble.includes('Content Security'))).toEqual([]);
}
