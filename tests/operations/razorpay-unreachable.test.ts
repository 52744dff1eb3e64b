/**
 * Enrolments with an emulated Razorpay on another origin: while it does not answer, in a browser with and without
 * JavaScript, and a payment that fails, without JavaScript. `tests/e2e/razorpay.test.ts` has the failed payment with
 * JavaScript.
 */
import { expect, it } from 'vitest';
import {
  expectPaidPage,
  failAndPayBySameLink,
  openRazorpayVisits,
  payAtTheBank,
} from '../support/razorpay/razorpay-visits.ts';

const visits = openRazorpayVisits();

it('without JavaScript, an enrolment that fails is shown as failed, and is paid by the same link on the page of Razorpay', async () => {
  await failAndPayBySameLink(await visits.enrol('fails', false));
});

it.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])(
  'an enrolment %s is stored while Razorpay is unreachable; its link follows once, and is shown as paid without an event',
  async (_how, javaScriptEnabled) => {
    const { bank } = visits;
    bank.requestedFaults.push('makes it and never answers');
    bank.sendsEventOfPagePayment = false;
    const before = bank.links.size;
    const { page } = await visits.enrol(`away${javaScriptEnabled}`, javaScriptEnabled);
    await page.getByRole('heading', { name: 'Your enrolment is saved' }).waitFor();
    await page
      .getByRole('heading', { name: 'Your enrolment is saved: one step is left' })
      .waitFor();
    expect(bank.links.size).toBe(before + 1);
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await payAtTheBank(page);
    await expectPaidPage(page);
  },
);
