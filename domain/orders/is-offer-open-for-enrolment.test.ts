import { expect, it } from 'vitest';
import { isOfferOpenForEnrolment } from './is-offer-open-for-enrolment.ts';

const dated = { at: 'dates', startDate: '2027-03-01' } as const;

it.each([
  ['2026-12-31', true],
  ['2027-02-28', true],
  ['2027-03-01', true],
  ['2027-03-02', false],
  ['2028-01-01', false],
])('on %s an offer that starts on 1 March 2027 can be bought: %s', (today, isOpen) => {
  expect(isOfferOpenForEnrolment(dated, today)).toBe(isOpen);
});

it('an offer that starts by arrangement can always be bought', () => {
  for (const today of ['2000-01-01', '2999-12-31'])
    expect(isOfferOpenForEnrolment({ at: 'request' }, today)).toBe(true);
});
