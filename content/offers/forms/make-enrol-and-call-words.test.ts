import { describe, expect, it } from 'vitest';
import { sampleOfferOfKind } from '../../../tests/support/sample-offers.ts';
import { internshipEnrolment } from '../../catalogue/internship-enrolment.ts';
import { formatRupees } from '../../format-rupees.ts';
import { computeRegistrationChargeRupees } from '../facts/compute-registration-charge-rupees.ts';
import { findFeeTodayRupees } from '../facts/find-fee-today-rupees.ts';
import { kindIds } from '../kinds.ts';
import type { NextStart } from '../next-start-schema.ts';
import { offers } from '../offers.ts';
import { pagePathOfOffer } from '../page-path-of-offer.ts';
import { findEnrolFormWordsOnDay } from './find-enrol-form-words-on-day.ts';
import { makeCallFormData } from './make-call-form-data.ts';
import {
  callFormProgramOfOffer,
  formatCallMessageBeginning,
  formatOfferName,
  listStartChoices,
  makeCallWords,
  makeEnrolWords,
  makeEnrolWordsWithoutOffer,
} from './make-enrol-and-call-words.ts';
import { makeEnrolFormData } from './make-enrol-form-data.ts';
import { makeEnrolPageMeta } from './make-enrol-page-meta.ts';

describe('the enrolment form', () => {
  it('shows the internship enrolment while no offer is chosen', () => {
    expect(makeEnrolWordsWithoutOffer()).toMatchObject({
      heading: 'Enrol for an internship',
      fee: formatRupees(internshipEnrolment.feeRupees),
      registration: `${formatRupees(computeRegistrationChargeRupees(internshipEnrolment.feeRupees))}, part of the fee`,
    });
  });

  it('names the offer, its fee and what the fee covers', () => {
    expect(makeEnrolWords(sampleOfferOfKind('course'), false)).toMatchObject({
      heading: 'Enrol for Web Course',
      kind: 'Course with internship',
      fee: '₹3,999',
      bought:
        'You pay ₹3,999 for Web Course, course with internship. That is the whole fee, and nothing is added.',
      length: '18 weeks',
      start: 'Arranged with you on a call.',
    });
  });

  it('asks the early price of a start, and names the whole fee that follows it', () => {
    const start: NextStart = {
      id: 'a-batch',
      startDate: '2026-12-07',
      endDate: '2027-02-04',
      days: ['sat'],
      startTime: '11:00',
      endTime: '12:00',
      language: 'en',
      mentor: 'A mentor',
      places: 'open',
      seats: null,
      early: { feeRupees: 3_899, untilDay: '2026-12-02', reason: 'For early birds' },
      isSample: false,
    };
    const { startDate, endDate, startTime, endTime } = start;
    const dates = { at: 'dates', startDate, endDate, startTime, endTime } as const;
    const offer = { ...sampleOfferOfKind('course'), start: dates, nextStarts: [start] };
    const { fee, start: starts } = makeEnrolWords(offer, false);
    expect(fee).toBe('₹3,899');
    expect(starts).toContain('₹3,899 through 2 December 2026, then ₹3,999.');
  });

  it('names the day of the start before the pay button, of the next start or of the chosen one', () => {
    const start: NextStart = {
      ...{ id: 'b1', startDate: '2026-12-07', endDate: '2027-02-04', days: ['sat'] },
      ...{ startTime: '11:00', endTime: '12:00', language: 'en', mentor: 'A mentor' },
      ...{ places: 'full', seats: 20, early: null, isSample: false },
    };
    const free: NextStart = { ...start, id: 'b2', startDate: '2026-12-21', places: 'open' };
    const offer = { ...sampleOfferOfKind('course'), nextStarts: [start, free] };
    const bought = (day: string) =>
      `You pay ₹3,999 for Web Course, course with internship, which starts on ${day}. That is the whole fee, and nothing is added.`;
    expect(makeEnrolWords(offer, false).bought).toBe(bought('21 December 2026'));
    expect(listStartChoices(offer)[0]?.words.bought).toBe(bought('7 December 2026'));
    expect(makeEnrolWords(offer, true).bought).not.toContain('starts on');
  });

  it('has a text in every place for every offer, and a guarantee only where there is one', () => {
    for (const one of offers) {
      const { guarantee, closed, covers, ...words } = makeEnrolWords(one, false);
      expect(covers).toEqual(one.covers);
      for (const text of Object.values(words)) expect(text).not.toBe('');
      expect([guarantee, closed]).toEqual([one.guarantee ?? '', '']);
    }
  });

  it('shows the conditions of a job guarantee, and the record’s text on what follows the payment', () => {
    const guarantee = 'Conditions hold.';
    const afterPayment = 'We write to you with a key.';
    const one = { ...sampleOfferOfKind('course'), guarantee, afterPayment };
    expect(makeEnrolWords(one, false)).toMatchObject({ guarantee, afterPayment });
    expect(makeEnrolWordsWithoutOffer()).toMatchObject({
      guarantee: '',
      afterPayment: sampleOfferOfKind('course').afterPayment,
    });
  });

  it('has a head that names the offer and its price', () => {
    const words = { ...makeEnrolWords(sampleOfferOfKind('course'), false), heading: 'Enrol for C' };
    expect(makeEnrolPageMeta(words)).toEqual({
      title: expect.stringMatching(/^Enrol for C · /),
      description: words.bought,
    });
    expect(pagePathOfOffer({ ...sampleOfferOfKind('course'), path: '/programs#c' })).toBe(
      '/programs',
    );
  });

  it('gives the dates of a workshop until they are past', () => {
    const workshop = sampleOfferOfKind('workshop');
    expect(makeEnrolWords(workshop, false).start).toBe('10 to 13 June 2025');
    expect(makeEnrolWords(workshop, true).start).toMatch(/^The next batch is arranged/);
  });

  it('says from the day after its first day that a workshop cannot be bought, and what to do instead', () => {
    const workshop = sampleOfferOfKind('workshop');
    const choices = {
      wordsOf: { a: makeEnrolWords(workshop, false) },
      afterwards: { a: { lastDay: '2027-03-01', words: makeEnrolWords(workshop, true) } },
    };
    expect(findEnrolFormWordsOnDay(choices, 'a', '2027-03-01')).toMatchObject({
      heading: 'Enrol for Web Workshop',
      closed: '',
    });
    const closed = findEnrolFormWordsOnDay(choices, 'a', '2027-03-02');
    expect(closed).toMatchObject({
      heading: 'Web Workshop: no date yet',
      closed: expect.stringMatching(/you cannot enrol for it now\. Ask for a call/),
    });
    expect(closed && makeEnrolPageMeta(closed)).toMatchObject({ description: closed?.closed });
    for (const slug of ['b', 'constructor'])
      expect(findEnrolFormWordsOnDay(choices, slug, '2027-03-02')).toBeNull();
  });

  it('does not call the dates of an offer past if all of its batches were cancelled', () => {
    const start = {
      at: 'dates',
      startDate: '2026-11-25',
      endDate: '2026-11-25',
      startTime: '19:00',
      endTime: '20:30',
      isCancelled: true,
    } as const;
    const { closed } = makeEnrolWords({ ...sampleOfferOfKind('workshop'), start }, true);
    expect(closed).toMatch(/^The dates of Web Workshop were cancelled, .* Ask for a call/);
    expect(closed).not.toContain('past');
  });

  it('always sells an offer that starts by arrangement', () => {
    expect(makeEnrolWords(sampleOfferOfKind('course'), true)).toMatchObject({
      heading: 'Enrol for Web Course',
      closed: '',
    });
  });

  it('lists all offers once, by kind, each with its fee', () => {
    const { groups } = makeEnrolFormData();
    expect(groups.map(({ offers: of }) => of.length)).toEqual(
      kindIds.map((id) => offers.filter(({ kind }) => kind === id).length),
    );
    expect(groups.flatMap(({ offers: of }) => of.map(({ label }) => label)).toSorted()).toEqual(
      offers.map((one) => `${one.title}, ${formatRupees(findFeeTodayRupees(one))}`).toSorted(),
    );
  });
});

describe('the call form', () => {
  it('begins its message with the offer, or with the wish for the next date if there is none', () => {
    const [workshop, course] = [sampleOfferOfKind('workshop'), sampleOfferOfKind('course')];
    expect(formatCallMessageBeginning(workshop, true)).toBe(
      'I would like to know the next date of Web Workshop.',
    );
    expect(formatCallMessageBeginning(workshop, false)).toBe(makeCallWords(workshop, false).about);
    expect(formatCallMessageBeginning(course, true)).toMatch(
      /^About: .+, course with internship, ₹/,
    );
  });

  it('names the offer with its kind, unless the title contains the kind, and its fee', () => {
    expect(formatOfferName(sampleOfferOfKind('workshop'))).toBe('Web Workshop');
    expect(makeCallWords(sampleOfferOfKind('course'), false)).toEqual({
      about: 'About: Web Course, course with internship, ₹3,999',
      batch: '',
    });
  });

  it('asks for the next batch when the date is past', () => {
    expect(makeCallWords(sampleOfferOfKind('workshop'), true).batch).toMatch(/next batch/);
  });

  it('chooses an internship for a course, by its length, and a certified course for all others', () => {
    const course = sampleOfferOfKind('course');
    const short = { ...course, length: { unit: 'weeks', count: 13 } } as const;
    expect(callFormProgramOfOffer(short)).toBe('Short term Internship');
    expect(callFormProgramOfOffer(course)).toBe('Long term Internship');
    for (const one of offers.filter(({ kind }) => kind !== 'course'))
      expect(callFormProgramOfOffer(one)).toBe('Certified Course');
    expect(Object.keys(makeCallFormData())).toHaveLength(offers.length);
  });
});
