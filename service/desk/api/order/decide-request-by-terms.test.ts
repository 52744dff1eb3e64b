import { describe, expect, it } from 'vitest';
import type { BatchOfSeat } from '#database/orders/order.ts';
import type { LearnerRequest } from '#desk/api-types/orders-api.ts';
import { makePaidOrder } from '../../../../tests/service/support/make-paid-order.ts';
import { decideRequestByTerms, type TermsRequestFacts } from './decide-request-by-terms.ts';

/**
 * The price is ₹3,999, of which ₹1,000 is the registration charge. The day is a Monday; the Thursday of that
 * week is a holiday.
 */
const facts: TermsRequestFacts = {
  order: makePaidOrder(),
  askedOn: '2026-11-23',
  holidays: new Set(['2026-11-26']),
  changesBefore: 0,
  firstSignInOn: null,
};
const superProgram = makePaidOrder({
  offer: {
    ...makePaidOrder().offer,
    facts: { kind: 'super program', registrationChargePaise: 100_000 },
  },
});
const answer = (request: LearnerRequest, changes: Partial<TermsRequestFacts> = {}) =>
  decideRequestByTerms(request, { ...facts, ...changes });

describe('what the terms answer to a refund before the start', () => {
  const refund = { ask: 'refund', startsOn: '2026-11-30', hadLmsAccess: false } as const;

  it('is the fee without the registration charge, until the last day', () => {
    expect(answer(refund)).toEqual({
      rule: 'refunds-self-paced-offline',
      isAllowed: true,
      because: expect.stringMatching(/^Asked for in time/),
      decisiveDate: '2026-11-23',
      paise: 299_900,
      further: [],
    });
  });

  it('is no on the day after the last day', () => {
    expect(answer(refund, { askedOn: '2026-11-24' })).toMatchObject({ isAllowed: false, paise: 0 });
  });

  it('counts the thirty days without a start from the Indian day of the payment', () => {
    // The order was paid at 01:30 on the 22nd in India.
    const none = { ...refund, startsOn: null };
    expect(answer(none, { askedOn: '2026-12-21' }).paise).toBe(299_900);
    expect(answer(none, { askedOn: '2026-12-22' }).paise).toBe(399_900);
  });

  it('is no after the learner has signed in to the LMS', () => {
    const { isAllowed, because } = answer({ ...refund, hadLmsAccess: true });
    expect([isAllowed, because]).toEqual([false, 'The learner has signed in to the LMS.']);
  });

  it('is no once the first sign-in was recorded, whatever is asked', () => {
    const { isAllowed, because } = answer(refund, { firstSignInOn: '2026-11-20' });
    expect([isAllowed, because]).toEqual([false, 'The learner has signed in to the LMS.']);
  });
});

describe('what the terms answer when a course does not begin', () => {
  const late = { ask: 'late start', publishedStart: '2026-11-09', beganOn: null } as const;
  const holidays = new Set(['2026-11-16']);

  it('is the whole payment with the registration charge, after ten business days without the holidays', () => {
    expect(answer(late, { askedOn: '2026-11-24', holidays })).toMatchObject({ isAllowed: false });
    expect(answer(late, { askedOn: '2026-11-25', holidays })).toEqual({
      rule: 'if-a-course-does-not-begin',
      isAllowed: true,
      because: expect.stringMatching(/^It did not begin within 10 business days/),
      decisiveDate: '2026-11-24',
      paise: 399_900,
      further: [],
    });
  });

  it('is the whole payment at once if the batch was cancelled', () => {
    const batch: BatchOfSeat = {
      ...{
        startsOn: '2026-12-07',
        endsOn: '2027-01-25',
        days: ['mon'],
        from: '19:00',
        to: '20:30',
      },
      ...{ language: 'en', mentor: 'Somebody', state: 'cancelled' },
    };
    const seatOf = (state: BatchOfSeat['state']) =>
      makePaidOrder({
        seat: {
          ...{ batchId: 'b1', state: 'taken', heldUntil: new Date() },
          batch: { ...batch, state },
        },
      });
    const future = { ...late, publishedStart: '2026-12-07' };
    expect(answer(future, { order: seatOf('cancelled') })).toMatchObject({
      isAllowed: true,
      because: expect.stringMatching(/^Its batch was cancelled/),
      paise: 399_900,
    });
    expect(answer(future, { order: seatOf('open') })).toMatchObject({ isAllowed: false, paise: 0 });
  });

  it('is no refund if the course began in time, however much later the question is asked', () => {
    const began = { ...late, beganOn: '2026-11-20' };
    expect(answer(began, { askedOn: '2027-01-04' })).toMatchObject({ isAllowed: false, paise: 0 });
  });
});

describe('what the terms answer to the job guarantee', () => {
  const claim = {
    ask: 'guarantee',
    endsOn: '2026-11-23',
    classesHeld: 20,
    classesAttended: 17,
    allProjectsCompleted: true,
    hasJobOffer: false,
  } as const;

  it('is the fee of a super program without the registration charge', () => {
    expect(answer(claim, { order: superProgram })).toEqual({
      rule: 'refunds-job-guarantee',
      isAllowed: true,
      because: expect.stringMatching(/^All conditions/),
      decisiveDate: '2026-11-23',
      paise: 299_900,
      further: [],
    });
  });

  it('is no for every other offer', () => {
    expect(answer(claim).because).toBe('Only super programs carry the job guarantee.');
  });

  it.each([
    [{ classesAttended: 16 }, /^The learner attended 16 of 20 classes/],
    [{ hasJobOffer: true }, /has a job offer/],
    [{ allProjectsCompleted: false }, /Not all projects/],
    [{ endsOn: '2026-11-24' }, /at the end of the program, on 24 November 2026/],
  ])('is no with %o', (changes, because) => {
    const said = answer({ ...claim, ...changes }, { order: superProgram });
    expect(said).toMatchObject({ isAllowed: false, because: expect.stringMatching(because) });
  });
});

describe('what the terms answer to a change of course', () => {
  const change = {
    ask: 'change',
    toOffer: 'data-science',
    startsOn: '2026-11-30',
    endsOn: '2027-02-28',
    alternativeEndsOn: '2027-03-28',
  } as const;
  const other = { otherFeePaise: 399_900 };

  it('is the difference and the charge for a dearer course, and the charge alone for a cheaper one', () => {
    expect(answer(change, { otherFeePaise: 499_900 }).paise).toBe(150_000);
    expect(answer(change, { otherFeePaise: 229_900 })).toMatchObject({
      paise: 50_000,
      further: expect.arrayContaining([
        { name: 'Difference', value: '₹1,700 less, which stays with us' },
      ]),
    });
  });

  it('is no for a course that is not on sale', () => {
    expect(answer(change)).toMatchObject({ isAllowed: false, paise: 0 });
  });

  it('is the charge, and the days until which it must be paid, sent and confirmed', () => {
    expect(answer(change, other)).toMatchObject({
      rule: 'changing-your-course',
      isAllowed: true,
      decisiveDate: '2026-11-23',
      paise: 50_000,
      further: [
        { name: 'Fee of the other course', value: '₹3,999' },
        { name: 'Difference', value: '₹0' },
        { name: 'The change itself', value: '₹500' },
        { name: 'Pay by', value: '2026-11-26' },
        { name: 'Form by', value: '2026-11-27' },
        { name: 'Confirmed between', value: '2026-12-01 and 2026-12-03' },
      ],
    });
  });

  it('is no at the second change', () => {
    const { isAllowed, because } = answer(change, { ...other, changesBefore: 1 });
    expect([isAllowed, because]).toEqual([false, 'The course was changed once already.']);
  });

  it('is no for a course that ends more than a month later', () => {
    const later = { ...change, alternativeEndsOn: '2027-03-29' };
    expect(answer(later, other)).toMatchObject({ isAllowed: false, paise: 0 });
  });
});

describe('what the terms answer to a change of date', () => {
  const move = { ask: 'move', startsOn: '2026-12-04', newStart: '2027-03-04' } as const;

  it('is the charge, and the day until which it must be paid', () => {
    expect(answer(move)).toMatchObject({
      rule: 'rescheduling',
      isAllowed: true,
      decisiveDate: '2026-11-24',
      paise: 50_000,
      further: [{ name: 'Pay by', value: '2026-12-01' }],
    });
    expect(answer(move).further).toHaveLength(1);
  });

  it('is no with less than seven business days to the start', () => {
    expect(answer(move, { askedOn: '2026-11-25' })).toMatchObject({ isAllowed: false, paise: 0 });
  });
});
