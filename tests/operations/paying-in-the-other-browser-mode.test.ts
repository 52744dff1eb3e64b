/**
 * The two stories of `tests/e2e/paying.test.ts`, each in the other browser mode: with JavaScript instead of without it,
 * and without it instead of with it.
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
  it('without JavaScript is one order and one payment: sent again after Back, failed, pressed twice, paid again', () =>
    expectOneOrderPaidOnce(visitors, false));

  it('with JavaScript, whose link has ended, gets a new link, which can be paid later, as another phone shows by itself; a second enrolment asks for whom it is', () =>
    expectPaymentByNewLink(visitors, true));
});
