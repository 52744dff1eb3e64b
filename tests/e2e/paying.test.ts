/** From the enrolment to the receipt, with the demonstration bank, in a browser with and without JavaScript. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { untilOldEnoughToSend } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors();

async function sendForm(page: Page, name: string, mobile = mobileOfName(name)): Promise<void> {
  await visitors.open('/enroll-form?offer=mern-stack');
  const form = page.getByRole('form', { name: /^Enrol for / });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await form.getByLabel('Mobile').fill(mobile);
  await untilOldEnoughToSend(page);
  await form.getByRole('button', { name: /^Pay/ }).click();
}

/** Enrols for an offer, and waits for the bank's page. */
async function enrol(page: Page, name: string): Promise<void> {
  await sendForm(page, name);
  await heading(page, 'Demonstration bank').waitFor();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('an enrolment %s', (_how, javaScriptEnabled) => {
  it('is paid at the bank, and the page shows the number of the receipt', async () => {
    const page = await visitors.come({ javaScriptEnabled });
    await enrol(page, `Paid${javaScriptEnabled}`);
    expect(await page.getByText('No money moves').isVisible()).toBe(true);
    expect(await page.getByText(formatRupees(fees.internshipRupees)).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
    expect(await page.getByText(/^DMO\/\d\d-\d\d\/\d{6}$/).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Go to the payment page' }).isVisible()).toBe(
      false,
    );
  });

  it('that is pressed twice, or sent again after Back, is one order and one payment', async () => {
    const page = await visitors.come({ javaScriptEnabled });
    await enrol(page, `Twice${javaScriptEnabled}`);
    const link = page.url();
    await page.goBack();
    const form = page.getByRole('form', { name: /^Enrol for / });
    await form.getByLabel('Name').fill('Another spelling');
    await form.getByLabel('Email').fill(`twice${javaScriptEnabled}@example.com`);
    await form.getByLabel('Mobile').fill(mobileOfName(`Twice${javaScriptEnabled}`));
    await form.getByRole('button', { name: /^Pay/ }).dblclick({ noWaitAfter: true });
    await page.getByRole('heading', { name: 'Demonstration bank' }).waitFor();
    expect(page.url()).toBe(link);
    await page.getByRole('button', { name: 'Pay by UPI' }).dblclick({ noWaitAfter: true });
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
    const receipt = await page.getByText(/^DMO\/\d\d-\d\d\/\d{6}$/).textContent();
    await page.goto(link);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
    expect(await page.getByText(receipt ?? '').isVisible()).toBe(true);
  });

  it('that was not paid can be paid later, at the address on its page', async () => {
    const page = await visitors.come({ javaScriptEnabled });
    await enrol(page, `Later${javaScriptEnabled}`);
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await heading(page, 'Your enrolment is saved: one step is left').waitFor();
    const address = page.url();
    await page.goto(visitors.site.url);
    await page.goto(address);
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await heading(page, 'Demonstration bank').waitFor();
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
  });
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a payment %s', (_how, javaScriptEnabled) => {
  it('that fails is shown as failed, and the same link is used again', async () => {
    const page = await visitors.come({ javaScriptEnabled });
    await enrol(page, `Fails${javaScriptEnabled}`);
    const bank = page.url();
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await heading(page, 'Your payment did not go through').waitFor();
    expect(await page.getByText('Nothing was taken').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Try again' }).click();
    await heading(page, 'Demonstration bank').waitFor();
    expect(page.url()).toBe(bank);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
  });

  it('whose link has ended is made by a new link, with nothing to fill in again', async () => {
    const page = await visitors.come({ javaScriptEnabled });
    await enrol(page, `Ends${javaScriptEnabled}`);
    await page.getByRole('button', { name: 'Let the link expire' }).click();
    await heading(page, 'The payment link has ended').waitFor();
    expect(await page.getByRole('link', { name: 'Enrol again' }).isVisible()).toBe(false);
    // An earlier instalment may have been paid, so only the link is said to have charged nothing.
    expect(await page.getByText('Nothing was charged by this link').isVisible()).toBe(true);
    const firstAddress = page.url();
    await page.getByRole('button', { name: 'Get a new payment link' }).click();
    await heading(page, 'Demonstration bank').waitFor();
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
    // The address of the first link is in an older mail, and must not say that nothing was charged.
    await page.goto(firstAddress);
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
  });

  it('for the same offer a second time asks for whom it is, and only then has a link to pay', async () => {
    const page = await visitors.come({ javaScriptEnabled });
    const name = `Second${javaScriptEnabled}`;
    await enrol(page, name);
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
    await sendForm(page, `${name}-again`, `+91 ${mobileOfName(name)}`);
    await heading(page, 'Is this enrolment for somebody else?').waitFor();
    expect(await page.getByRole('link', { name: 'Go to the payment page' }).isVisible()).toBe(
      false,
    );
    await page.getByRole('button', { name: /^It is for somebody else/ }).click();
    await heading(page, 'Demonstration bank').waitFor();
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
  });
});

describe('the page about an enrolment', () => {
  it('changes by itself on another phone when the payment arrives', async () => {
    const page = await visitors.come();
    await enrol(page, 'Two phones'.replace(' ', '-'));
    const back = await page
      .getByRole('link', { name: 'Go back without paying' })
      .getAttribute('href');
    const other = await visitors.open(back ?? '', {});
    await heading(other, 'Your enrolment is saved: one step is left').waitFor();
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await heading(other, 'Paid: welcome to Miranaya').waitFor();
  });

  it('is accessible, in the waiting states and in the final one', async () => {
    const page = await visitors.come();
    await enrol(page, 'Axe');
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await heading(page, 'Your payment did not go through').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await heading(page, 'Paid: welcome to Miranaya').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
