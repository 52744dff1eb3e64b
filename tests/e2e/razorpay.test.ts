/**
 * From the enrolment to the receipt in a browser, with an emulated Razorpay on another origin.
 * `tests/operations/razorpay-unreachable.test.ts` has the same without JavaScript, and enrolments while Razorpay does
 * not answer.
 */
import { it } from 'vitest';
import { failAndPayBySameLink, openRazorpayVisits } from '../support/razorpay/razorpay-visits.ts';

const visits = openRazorpayVisits();

it('an enrolment that fails is shown as failed, and is paid by the same link on the page of Razorpay', async () => {
  await failAndPayBySameLink(await visits.enrol('fails', true));
});
