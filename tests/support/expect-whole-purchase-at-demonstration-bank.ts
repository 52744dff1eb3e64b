/**
 * The steps of an order at the demonstration bank, from the enrolment to the receipt, in a browser with or without
 * JavaScript. One visit goes all the steps, one after the other, because an enrolment in a browser takes seconds.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { openPage, untilOldEnoughToSend, untilUsableWithoutReact } from './browser.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { mobileOfName } from './mobile-of-name.ts';
import type { Visitors } from './visitors.ts';

/** The window and the motion setting of the visitors who pay. */
export const phoneBrowserOptions = {
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce' as const,
};

async function sendForm(
  visitors: Visitors,
  page: Page,
  name: string,
  mobile = mobileOfName(name),
): Promise<void> {
  await visitors.open('/enroll-form?offer=mern-stack');
  await fill(page, name, `${name.toLowerCase()}@example.com`, mobile);
  await untilOldEnoughToSend(page);
  await pay(page).click();
}

async function fill(page: Page, name: string, email: string, mobile: string): Promise<void> {
  const form = page.getByRole('form', { name: /^Enrol for / });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mobile').fill(mobile);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pay = (page: Page) =>
  page.getByRole('form', { name: /^Enrol for / }).getByRole('button', { name: /^Pay/ });
const untilAtBank = (page: Page) => heading(page, 'Demonstration bank').waitFor();
const untilPaid = (page: Page) => heading(page, 'Paid: welcome to Miranaya').waitFor();
const toBank = (page: Page) => page.getByRole('link', { name: 'Go to the payment page' });

/** Axe is a script. It can't run in a browser without JavaScript, which shows the same document. */
const findProblems = async (page: Page, javaScriptEnabled: boolean) =>
  javaScriptEnabled ? await findAccessibilityProblems(page) : [];

/**
 * Checks that one enrolment stays one order with one payment and one receipt, although the visitor sends the form again
 * after Back, presses buttons twice, lets a payment fail, and pays a second time.
 */
export async function expectOneOrderPaidOnce(
  visitors: Visitors,
  javaScriptEnabled: boolean,
): Promise<void> {
  const page = await visitors.come({ javaScriptEnabled });
  const name = `Once${javaScriptEnabled}`;
  await sendForm(visitors, page, name);
  await untilAtBank(page);
  expect(await page.getByText('No money moves').isVisible()).toBe(true);
  expect(await page.getByText(formatRupees(fees.internshipRupees)).isVisible()).toBe(true);
  const link = page.url();

  await page.goBack();
  await fill(page, 'Another spelling', `${name.toLowerCase()}@example.com`, mobileOfName(name));
  await pay(page).dblclick({ noWaitAfter: true });
  await untilAtBank(page);
  expect(page.url()).toBe(link);

  await button(page, 'Let the payment fail').click();
  await heading(page, 'Your payment did not go through').waitFor();
  expect(await page.getByText('Nothing was taken').isVisible()).toBe(true);
  expect(await findProblems(page, javaScriptEnabled)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).click();
  await untilAtBank(page);
  expect(page.url()).toBe(link);

  await button(page, 'Pay by UPI').dblclick({ noWaitAfter: true });
  await untilPaid(page);
  const number = page.getByText(/^DMO\/\d\d-\d\d\/\d{6}$/);
  expect(await number.isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await toBank(page).isVisible()).toBe(false);
  expect(await findProblems(page, javaScriptEnabled)).toEqual([]);
  const receipt = await number.textContent();
  // The link that was paid takes no second payment, and leads back to the enrolment.
  await page.goto(link);
  expect(await button(page, 'Pay by card').count()).toBe(0);
  await page.getByRole('link', { name: 'See your enrolment' }).click();
  await untilPaid(page);
  expect(await page.getByText(receipt ?? '').isVisible()).toBe(true);
}

/**
 * Checks that an order whose payment link has expired gets a new link by which it can be paid later, and that the
 * order's page on another phone then shows the payment by itself. A second enrolment with the same number must ask for
 * whom it is.
 */
export async function expectPaymentByNewLink(
  visitors: Visitors,
  javaScriptEnabled: boolean,
): Promise<void> {
  const page = await visitors.come({ javaScriptEnabled });
  const name = `Ends${javaScriptEnabled}`;
  await sendForm(visitors, page, name);
  await untilAtBank(page);
  await button(page, 'Let the link expire').click();
  await heading(page, 'The payment link has ended').waitFor();
  expect(await page.getByRole('link', { name: 'Enrol again' }).isVisible()).toBe(false);
  // The page says only that this link has charged nothing, because an earlier instalment of the same plan may have been
  // paid.
  expect(await page.getByText('Nothing was charged by this link').isVisible()).toBe(true);
  const firstAddress = page.url();
  await button(page, 'Get a new payment link').click();
  await untilAtBank(page);

  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await heading(page, 'Your enrolment is saved: one step is left').waitFor();
  await page.goto(page.url());
  const address = page.url();
  await toBank(page).click();
  await untilAtBank(page);
  // The same page on another phone changes by itself when the payment arrives.
  const other = javaScriptEnabled ? await openPage(visitors.browser, phoneBrowserOptions) : null;
  await other?.page.goto(address);
  if (other) await untilUsableWithoutReact(other.page);
  if (other) await heading(other.page, 'Your enrolment is saved: one step is left').waitFor();
  await button(page, 'Pay by UPI').click();
  await untilPaid(page);
  if (other) await untilPaid(other.page);
  await other?.leave();
  expect(other?.troubles ?? []).toEqual([]);
  // An older mail still leads to the address of the first link. The page there must show the payment too.
  await page.goto(firstAddress);
  await untilPaid(page);

  await sendForm(visitors, page, `${name}-again`, `+91 ${mobileOfName(name)}`);
  await heading(page, 'Is this enrolment for somebody else?').waitFor();
  expect(await toBank(page).isVisible()).toBe(false);
  await button(page, /^It is for somebody else/).click();
  await untilAtBank(page);
  await button(page, 'Pay by UPI').click();
  await untilPaid(page);
}
