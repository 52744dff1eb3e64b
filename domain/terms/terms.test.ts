import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import { decideCourseChange } from './decide-course-change.ts';
import { decideJobGuaranteeRefund } from './decide-job-guarantee-refund.ts';
import { decideLateCourseRemedy } from './decide-late-course-remedy.ts';
import { decideRefundBeforeStart } from './decide-refund-before-start.ts';
import { decideRescheduling } from './decide-rescheduling.ts';

const holidays = new Set(['2026-10-02', '2026-10-20']);
const super6 = { feePaise: 1_199_900, registrationChargePaise: 239_980 };

describe('a refund before the start', () => {
  const asked = {
    askedOn: '2026-10-12',
    paidOn: '2026-10-01',
    startsOn: '2026-10-19',
    hadLmsAccess: false,
    paidPaise: 399_900,
    registrationChargePaise: 100_000,
  };

  it('is the fee without the registration charge, until one week before', () => {
    expect(decideRefundBeforeStart(asked)).toMatchObject({
      rule: 'refunds-self-paced-offline',
      isAllowed: true,
      decisiveDate: '2026-10-12',
      paise: 299_900,
    });
  });

  it('is refused a day later, and names the last day', () => {
    const answer = decideRefundBeforeStart({ ...asked, askedOn: '2026-10-13' });
    expect(answer).toMatchObject({ isAllowed: false, paise: 0 });
    expect(answer.because).toBe(
      'It was asked for less than 1 week before the start; the last day was 12 October 2026.',
    );
  });

  it('is refused once the learner has signed in to the LMS, however early', () => {
    expect(
      decideRefundBeforeStart({ ...asked, askedOn: '2026-01-01', hadLmsAccess: true }),
    ).toMatchObject({
      isAllowed: false,
      paise: 0,
    });
  });

  it('is always in time while no start is agreed in writing', () => {
    expect(decideRefundBeforeStart({ ...asked, startsOn: null })).toMatchObject({
      isAllowed: true,
      because: expect.stringMatching(/^No start is agreed in writing: .* from 31 October 2026 all/),
      decisiveDate: '2026-10-31',
      paise: 299_900,
    });
    expect(decideRefundBeforeStart(asked).because).toMatch(/^Asked for in time/);
  });

  it('is the whole fee from the thirtieth day after the payment without an agreed start', () => {
    const on = (askedOn: string) =>
      decideRefundBeforeStart({ ...asked, startsOn: null, askedOn }).paise;
    expect([on('2026-10-30'), on('2026-10-31'), on('2027-10-31')]).toEqual([
      299_900, 399_900, 399_900,
    ]);
  });

  it('is the whole fee of a workshop too, if no date was agreed in thirty days', () => {
    const workshop = {
      ...asked,
      paidPaise: 39_900,
      registrationChargePaise: 39_900,
      startsOn: null,
    };
    expect(decideRefundBeforeStart(workshop).isAllowed).toBe(false);
    expect(decideRefundBeforeStart({ ...workshop, askedOn: '2026-10-31' }).paise).toBe(39_900);
  });

  it('is zero for a workshop, whose registration charge is its fee', () => {
    expect(
      decideRefundBeforeStart({ ...asked, paidPaise: 39_900, registrationChargePaise: 39_900 }),
    ).toMatchObject({
      isAllowed: false,
      // The sentence names what was paid and not the fee, because the first instalment of a higher fee can also be as
      // low as the registration charge.
      because: 'No more than the registration charge was paid.',
      paise: 0,
    });
  });
});

describe('the job guarantee', () => {
  const claim = {
    askedOn: '2027-04-01',
    paidOn: '2026-09-20',
    endsOn: '2027-03-31',
    hasGuarantee: true,
    classes: { held: 20, attended: 17 },
    allProjectsCompleted: true,
    hasJobOffer: false,
    ...super6,
  };

  it('refunds the fee without the registration charge at exactly 85 % of the classes', () => {
    expect(decideJobGuaranteeRefund(claim)).toMatchObject({
      rule: 'refunds-job-guarantee',
      isAllowed: true,
      paise: 959_920,
    });
  });

  it('can be claimed from the day on which the program ends', () => {
    expect(decideJobGuaranteeRefund({ ...claim, askedOn: claim.endsOn }).isAllowed).toBe(true);
  });

  it('says how many classes were missed', () => {
    const answer = decideJobGuaranteeRefund({ ...claim, classes: { held: 20, attended: 16 } });
    expect(answer).toMatchObject({
      rule: 'refunds-job-guarantee',
      because: 'The learner attended 16 of 20 classes; 85% are needed.',
    });
  });

  it.each([
    ['one class less', { classes: { held: 20, attended: 16 } }],
    ['no class at all', { classes: { held: 0, attended: 0 } }],
    ['a project that is missing', { allProjectsCompleted: false }],
    ['a job offer', { hasJobOffer: true }],
    ['a program without the guarantee', { hasGuarantee: false }],
    ['a day before the end', { askedOn: '2027-03-30' }],
    ['a program that ended before it was bought', { paidOn: '2027-04-01' }],
  ])('refunds nothing for %s', (_what, change) => {
    expect(decideJobGuaranteeRefund({ ...claim, ...change })).toMatchObject({
      isAllowed: false,
      paise: 0,
      decisiveDate: '2027-03-31',
    });
  });
});

describe('a course that does not begin', () => {
  const late = {
    today: '2026-10-16',
    publishedStart: '2026-10-01',
    beganOn: null,
    isCancelled: false,
    paidPaise: 399_900,
    holidays,
  };

  it('has ten business days, over weekends and holidays', () => {
    expect(decideLateCourseRemedy(late)).toMatchObject({
      rule: 'if-a-course-does-not-begin',
      isAllowed: false,
      because: 'It has until 16 October 2026 to begin.',
      decisiveDate: '2026-10-16',
      paise: 0,
    });
  });

  it('is refunded in full as soon as its batch is cancelled, as the mail about that promises', () => {
    expect(
      decideLateCourseRemedy({ ...late, today: '2026-09-20', isCancelled: true }),
    ).toMatchObject({
      isAllowed: true,
      because:
        'Its batch was cancelled: all that was paid, or another batch, as the learner chooses.',
      paise: 399_900,
    });
  });

  it('is refunded in full from the day after, even if it began then', () => {
    expect(decideLateCourseRemedy({ ...late, today: '2026-10-17' })).toMatchObject({
      isAllowed: true,
      paise: 399_900,
    });
    expect(
      decideLateCourseRemedy({ ...late, today: '2026-12-01', beganOn: '2026-10-17' }).isAllowed,
    ).toBe(true);
    expect(
      decideLateCourseRemedy({ ...late, today: '2026-12-01', beganOn: '2026-10-16' }).isAllowed,
    ).toBe(false);
  });
});

describe('a change of course', () => {
  const change = {
    askedOn: '2026-10-01',
    changesBefore: 0,
    startsOn: '2026-10-08',
    endsOn: '2027-01-31',
    alternativeEndsOn: '2027-02-28',
    holidays,
  };

  it('costs ₹500, and names the days by which to pay, to send the form and to get an answer', () => {
    expect(decideCourseChange(change)).toMatchObject({
      rule: 'changing-your-course',
      isAllowed: true,
      because: 'The first change, asked for in time, to a course that ends in time.',
      decisiveDate: '2026-10-01',
      paise: 50_000,
      payBy: '2026-10-04',
      formBy: '2026-10-07',
      confirmedBetween: { from: '2026-10-09', to: '2026-10-13' },
    });
  });

  it('may be asked for at any time while no start was agreed', () => {
    expect(decideCourseChange({ ...change, askedOn: '2026-12-24', startsOn: null })).toMatchObject({
      isAllowed: true,
      decisiveDate: null,
    });
  });

  it.each([
    ['a second one', { changesBefore: 1 }, 'The course was changed once already.'],
    [
      'one that is asked for too late',
      { askedOn: '2026-10-02' },
      'It was asked for less than 1 week before the start; the last day was 1 October 2026.',
    ],
    [
      'one to a course that ends a day too late',
      { alternativeEndsOn: '2027-03-01' },
      'The other course ends on 1 March 2027; it has to end by 28 February 2027.',
    ],
  ])('is refused: %s', (_what, different, because) => {
    expect(decideCourseChange({ ...change, ...different })).toMatchObject({
      isAllowed: false,
      because,
      paise: 0,
    });
  });
});

describe('a later batch of the same course', () => {
  const move = {
    askedOn: '2026-10-08',
    startsOn: '2026-10-19',
    newStart: '2027-01-17',
    holidays,
  };

  it('needs seven business days of notice and costs ₹500', () => {
    expect(decideRescheduling(move)).toMatchObject({
      rule: 'rescheduling',
      isAllowed: true,
      because: 'Asked for in time, to a date within 90 days.',
      decisiveDate: '2026-10-08',
      paise: 50_000,
      payBy: '2026-10-15',
    });
  });

  it.each([
    [
      'a day later',
      { askedOn: '2026-10-09' },
      'It was asked for less than 7 business days before the start; the last day was 8 October 2026.',
    ],
    [
      'a date after ninety days',
      { newStart: '2027-01-18' },
      'The new date has to be within 90 days, by 17 January 2027.',
    ],
    ['an earlier date', { newStart: '2026-10-18' }, 'Rescheduling leads to a later batch.'],
    ['the same date', { newStart: '2026-10-19' }, 'Rescheduling leads to a later batch.'],
  ])('is refused for %s', (_what, different, because) => {
    expect(decideRescheduling({ ...move, ...different })).toMatchObject({
      isAllowed: false,
      because,
      paise: 0,
    });
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-06-01', days));

describe('a refund before the start, for any fee on any day', () => {
  const request = fc
    .record({
      paidOn: day,
      waitedDays: fc.integer({ min: 0, max: 200 }),
      paidPaise: fc.integer({ min: 100, max: 3_000_000 }),
      chargePercent: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ paidOn, waitedDays, paidPaise, chargePercent }) => ({
      paidOn,
      waitedDays,
      askedOn: addDays(paidOn, waitedDays),
      paidPaise,
      registrationChargePaise: Math.floor((paidPaise * chargePercent) / 100),
    }));

  it('is everything except the charge while no start is agreed, and the charge too after thirty days', () => {
    fc.assert(
      fc.property(request, ({ waitedDays, ...given }) => {
        const { paise } = decideRefundBeforeStart({
          ...given,
          startsOn: null,
          hadLmsAccess: false,
        });
        const kept = waitedDays < 30 ? given.registrationChargePaise : 0;
        expect(paise).toBe(given.paidPaise - kept);
      }),
    );
  });

  it('is never more with an agreed start than without, and zero after a first sign-in', () => {
    fc.assert(
      fc.property(request, day, (given, startsOn) => {
        const sum = (start: string | null, hadLmsAccess: boolean) =>
          decideRefundBeforeStart({ ...given, startsOn: start, hadLmsAccess }).paise;
        expect(sum(startsOn, false)).toBeLessThanOrEqual(sum(null, false));
        expect([sum(startsOn, true), sum(null, true)]).toEqual([0, 0]);
      }),
    );
  });
});

describe('every rule', () => {
  it('that allowed a request also allows it a day earlier', () => {
    fc.assert(
      fc.property(day, day, day, (askedOn, startsOn, other) => {
        const earlier = addDays(askedOn, -1);
        const fee = { paidPaise: 229_900, registrationChargePaise: 100_000 };
        const refund = (on: string) =>
          decideRefundBeforeStart({
            askedOn: on,
            paidOn: '2026-06-01',
            startsOn,
            hadLmsAccess: false,
            ...fee,
          }).isAllowed;
        const move = (on: string) =>
          decideRescheduling({ askedOn: on, startsOn, newStart: other, holidays }).isAllowed;
        const change = (on: string) =>
          decideCourseChange({
            askedOn: on,
            changesBefore: 0,
            startsOn,
            endsOn: addDays(startsOn, 60),
            alternativeEndsOn: other,
            holidays,
          }).isAllowed;
        for (const allows of [refund, move, change]) {
          if (allows(askedOn)) expect(allows(earlier)).toBe(true);
        }
      }),
    );
  });
});
