/**
 * From the enrolment to the receipt, with the demonstration bank, in a browser with JavaScript.
 * `tests/operations/paying-without-javascript.test.ts` goes the same steps without it. The answers of each step are
 * tested without a browser in `service/payments/payments.test.ts`.
 */
import { describe, it } from 'vitest';
import {
  paysByNewLinkAndEnrolsAgain,
  paysOneOrderOnce,
  phone,
} from '../support/pay-at-demonstration-bank.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors(phone);

describe('an enrolment with JavaScript', () => {
  it('is one order and one payment: sent again after Back, failed, pressed twice, paid again', () =>
    paysOneOrderOnce(visitors, true));

  it('whose link has ended gets a new link, which can be paid later, as another phone shows by itself; a second enrolment asks for whom it is', () =>
    paysByNewLinkAndEnrolsAgain(visitors, true));
});
