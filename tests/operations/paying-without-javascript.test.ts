/**
 * From the enrolment to the receipt, with the demonstration bank, in a browser without JavaScript.
 * `tests/e2e/paying.test.ts` goes the same steps with it.
 */
import { describe, it } from 'vitest';
import {
  paysByNewLinkAndEnrolsAgain,
  paysOneOrderOnce,
  phone,
} from '../support/pay-at-demonstration-bank.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors(phone);

describe('an enrolment without JavaScript', () => {
  it('is one order and one payment: sent again after Back, failed, pressed twice, paid again', () =>
    paysOneOrderOnce(visitors, false));

  it('whose link has ended gets a new link, which can be paid later, as another phone shows by itself; a second enrolment asks for whom it is', () =>
    paysByNewLinkAndEnrolsAgain(visitors, false));
});
