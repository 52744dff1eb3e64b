/**
 * From the enrolment to the receipt, with the demonstration bank: two stories, each with and without JavaScript.
 * `tests/e2e/payment.test.ts` has the way from the enrolment to the bank, `tests/e2e/razorpay.test.ts` a payment. The
 * answers of each step are tested without a browser in `service/payments/payments.test.ts`.
 */
import { describe, it } from 'vitest';
import {
  expectOneOrderPaidOnce,
  expectPaymentByNewLink,
  phoneBrowserOptions,
} from '../support/expect-whole-purchase-at-demonstration-bank.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest(phoneBrowserOptions);

describe('an enrolment', () => {
  it.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])(
    '%s is one order and one payment: sent again after Back, failed, pressed twice, paid again',
    (_, javaScriptEnabled) => expectOneOrderPaidOnce(visitors, javaScriptEnabled),
  );

  it('with JavaScript, whose link has ended, gets a new link, which can be paid later, as another phone shows by itself; a second enrolment asks for whom it is', () =>
    expectPaymentByNewLink(visitors, true));

  it('without JavaScript, whose link has ended, gets a new link, which can be paid later; a second enrolment asks for whom it is', () =>
    expectPaymentByNewLink(visitors, false));
});
