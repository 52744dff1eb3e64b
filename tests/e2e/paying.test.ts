/**
 * From the enrolment to the receipt, with the demonstration bank, in a browser: one story with JavaScript and one
 * without. `tests/operations/paying-in-the-other-browser-mode.test.ts` has each in the other mode. The answers of each
 * step are tested without a browser in `service/payments/payments.test.ts`.
 */
import { describe, it } from 'vitest';
import {
  expectOneOrderPaidOnce,
  expectPaymentByNewLink,
  phoneBrowserOptions,
} from '../support/pay-at-demonstration-bank.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors(phoneBrowserOptions);

describe('an enrolment', () => {
  it('with JavaScript is one order and one payment: sent again after Back, failed, pressed twice, paid again', () =>
    expectOneOrderPaidOnce(visitors, true));

  it('without JavaScript, whose link has ended, gets a new link, which can be paid later; a second enrolment asks for whom it is', () =>
    expectPaymentByNewLink(visitors, false));
});
