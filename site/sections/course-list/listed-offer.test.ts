import { expect, it } from 'vitest';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { sampleOfferOfKind } from '../../../tests/support/sample-offers.ts';
import { makeListedOffer } from './listed-offer.ts';

type Dated = Extract<Offer['start'], { at: 'dates' }>;

it('a row has the facts to compare, and links to its page and to its enrolment', () => {
  expect(makeListedOffer(sampleOfferOfKind('course'), '2026-11-21')).toEqual({
    slug: 'web-course',
    title: 'Web Course',
    kind: 'course',
    fields: ['web'],
    level: 'zero',
    length: 'middle',
    feeRupees: 3999,
    days: 126,
    rupeesPerLiveHour: 222,
    startsOn: null,
    path: '/fullstack-details/web-course',
    enrolPath: '/enroll-form?offer=web-course',
    callPath: '/request-call?offer=web-course',
    lastDay: null,
    text: sampleOfferOfKind('course').text,
    lengthText: '18 weeks',
    hoursText: '8 hours a week, 1 of them live',
    begins: [],
    hours: [],
    next: null,
  });
});

it('a row of a workshop that is over shows no date', () => {
  const workshop = makeListedOffer(sampleOfferOfKind('workshop'), '2026-11-21');
  expect(workshop.next).toBeNull();
  expect(workshop.hoursText).toBe('10 hours, all live');
  expect(workshop.startsOn).toBeNull();
  expect(workshop.lastDay).toEqual({ on: '2025-06-10', isPast: true });
});

it('a start of today or later is shown and can be sorted by', () => {
  expect(makeListedOffer(sampleOfferOfKind('workshop'), '2025-06-10').next?.dates).toBe(
    '10 to 13 June 2025',
  );
  const startOn = (today: string) => makeListedOffer(sampleOfferOfKind('workshop'), today).startsOn;
  expect(startOn('2025-06-10')).toBe('2025-06-10');
  expect(startOn('2025-06-11')).toBeNull();
});

it('a workshop without a batch is found by the month, the hours and the days of its dates', () => {
  const { startDate: _, endDate: _end, ...start } = sampleOfferOfKind('workshop').start as Dated;
  const dated = (startDate: string, endDate: string, startTime = '16:00') =>
    makeListedOffer(
      { ...sampleOfferOfKind('workshop'), start: { ...start, startDate, endDate, startTime } },
      '2025-06-05',
    );
  expect(dated('2025-06-10', '2025-06-13')).toMatchObject({ begins: ['month'], hours: [] });
  expect(dated('2025-07-05', '2025-07-06')).toMatchObject({ begins: [], hours: ['weekend'] });
  expect(dated('2025-06-06', '2025-06-07').hours).toEqual([]);
  expect(dated('2025-06-10', '2025-06-13', '18:00').hours).toEqual(['evening']);
  expect(dated('2025-06-02', '2025-06-05')).toMatchObject({ begins: [], hours: [], next: null });
});

it('a row with several starts shows the next one, and how many there are more', () => {
  const start = {
    id: 'b1',
    startDate: '2026-12-03',
    endDate: '2027-02-01',
    days: ['mon'],
    startTime: '10:00',
    endTime: '12:00',
    language: 'en',
    mentor: 'Asha Rao',
    places: 'open',
    seats: 20,
    early: null,
    isSample: false,
  } satisfies Offer['nextStarts'][number];
  const evening = { ...start, id: 'b2', startDate: '2026-12-10', startTime: '19:00' };
  const listed = (nextStarts: Offer['nextStarts']) =>
    makeListedOffer({ ...sampleOfferOfKind('course'), nextStarts }, '2026-11-21');
  expect(listed([start]).next).not.toHaveProperty('more');
  expect(listed([start, evening])).toMatchObject({
    hours: ['evening'],
    next: { on: '2026-12-03', more: 1 },
  });
});

it('a row shows the early price that applies today, and is filtered and sorted by it', () => {
  const start = {
    ...{ id: 'b1', startDate: '2026-12-03', endDate: '2027-02-01', days: ['mon'] },
    ...{ startTime: '10:00', endTime: '12:00', language: 'en', mentor: 'Asha Rao' },
    ...{ places: 'open', seats: 20, isSample: false },
    early: { feeRupees: 2199, untilDay: '2026-11-28', reason: 'Early' },
  } satisfies Offer['nextStarts'][number];
  const row = makeListedOffer({ ...sampleOfferOfKind('skill'), nextStarts: [start] }, '2026-11-21');
  expect(row).toMatchObject({
    feeRupees: 2199,
    rupeesPerLiveHour: 85,
    next: { price: '₹2,199 through 28 November 2026, then ₹2,299' },
  });
});

it('a row has less than 650 bytes on average', () => {
  const rows = offers.map((offer) => makeListedOffer(offer, '2026-11-21'));
  expect(JSON.stringify(rows).length / rows.length).toBeLessThan(650);
});
