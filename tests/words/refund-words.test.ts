/**
 * What visitors read about refunds must agree with what the desk answers. Content and domain may not import each other,
 * so this test compares the two texts.
 */
import { describe, expect, it } from 'vitest';
import { terms } from '#content/legal/terms.ts';
import { computeRegistrationChargeRupees } from '#content/offers/facts/compute-registration-charge-rupees.ts';
import { formatRefundSentence } from '#content/offers/facts/format-refund-sentence.ts';
import { findQuestion } from '#content/questions/questions.ts';
import { prospectusWords } from '#content/words/prospectus-words.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { computeRegistrationChargePaise } from '#domain/money/compute-registration-charge-paise.ts';
import { formatPaise } from '#domain/money/money.ts';
import {
  decideRefundBeforeStart,
  fullRefundDaysWithoutStart,
  refundNoticeDays,
} from '#domain/terms/decide-refund-before-start.ts';
import { formatRefundRuleSentence } from '#domain/terms/format-refund-rule-sentence.ts';

const paidOn = '2026-11-02';
const feeRupees = 5_599;
const request = {
  paidOn,
  askedOn: paidOn,
  startsOn: '2027-03-01' as string | null,
  hadLmsAccess: false,
  paidPaise: feeRupees * 100,
  registrationChargePaise: computeRegistrationChargeRupees(feeRupees) * 100,
};
const sumWith = (changes: Partial<typeof request>) =>
  decideRefundBeforeStart({ ...request, ...changes }).paise;
const withoutCharge = sumWith({});
const ofRefunds =
  terms.find(({ id }) => id === decideRefundBeforeStart(request).rule)?.clauses ?? [];

describe.each([
  ['the sentence of an offer', formatRefundSentence(feeRupees)],
  ['the answer to the question', findQuestion('refund')?.answer.join(' ') ?? ''],
  ['the prospectus', prospectusWords.refundIntro],
  ['the terms', ofRefunds.join(' ')],
])('%s, as the desk answers:', (_where, words) => {
  it('names the notice before an agreed start', () => {
    expect(words).toContain(`at least ${refundNoticeDays / 7} week before the start`);
    const lastDay = addDays('2027-03-01', -refundNoticeDays);
    expect(sumWith({ askedOn: lastDay })).toBe(withoutCharge);
    expect(sumWith({ askedOn: addDays(lastDay, 1) })).toBe(0);
  });

  it('ends the right with the first sign-in to the LMS, and not with an account', () => {
    expect(words).toMatch(
      /you first sign in to the LMS|signed in to it yourself for the first time/,
    );
    expect(sumWith({ hadLmsAccess: true })).toBe(0);
  });

  it('calls a request in time until a start date is agreed in writing', () => {
    expect(words).toMatch(/[Uu]ntil a start date is agreed with you in writing, .*in time/);
    expect(sumWith({ startsOn: null })).toBe(withoutCharge);
  });

  it('gives the charge back, too, after the days without a date that it names', () => {
    expect(words).toMatch(
      new RegExp(
        `${fullRefundDaysWithoutStart} days after (you paid|your payment).* charge back too`,
      ),
    );
    const day = addDays(paidOn, fullRefundDaysWithoutStart);
    expect(sumWith({ startsOn: null, askedOn: day })).toBe(request.paidPaise);
    expect(sumWith({ startsOn: null, askedOn: addDays(day, -1) })).toBe(withoutCharge);
  });
});

it('the sentence of an offer names the sums that the desk calculates', () => {
  const words = formatRefundSentence(feeRupees);
  expect(words).toContain(
    `You get ${formatPaise(withoutCharge)} of ${formatPaise(request.paidPaise)} back`,
  );
  expect(words).toContain(`charge of ${formatPaise(request.paidPaise - withoutCharge)}`);
});

it.each([299, 399, 999, 1_000, 1_001, 1_299, 2_299, 3_999, 4_999, 5_001, 5_599, 11_999])(
  'an order at ₹%d gets the same words as a page that is built with that fee',
  (rupees) => {
    expect(computeRegistrationChargePaise(rupees * 100)).toBe(
      computeRegistrationChargeRupees(rupees) * 100,
    );
    expect(formatRefundRuleSentence(rupees * 100)).toBe(formatRefundSentence(rupees));
  },
);
