import { expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { listedOffer } from './listed-offer.ts';

const rows = offers.map((offer) => listedOffer(offer, '2026-11-21'));

it('a row holds what one compares, and leads to its page and to its enrolment', () => {
  expect(rows.find(({ slug }) => slug === 'mern-stack')).toEqual({
    slug: 'mern-stack',
    title: 'MERN Stack',
    kind: 'course',
    fields: ['web'],
    level: 'zero',
    length: 'middle',
    feeRupees: 3999,
    days: 126,
    startsOn: null,
    path: '/fullstack-details/mern-stack',
    enrolPath: '/enroll-form?offer=mern-stack',
    facts: {
      fee: '₹3,999',
      length: '18 weeks',
      hours: '8 hours, 1 of them live',
      level: 'From the beginning',
      taught: expect.stringMatching(/^Recorded lessons/),
      start: 'Arranged with you on a call.',
    },
  });
});

it('a row of a workshop that is over says what happens instead', () => {
  const workshop = rows.find(({ slug }) => slug === 'mern-workshop');
  expect(workshop?.facts.start).toMatch(/^The next batch is arranged with you/);
  expect(workshop?.startsOn).toBeNull();
});

it('a start that lies ahead, or is today, can be ordered by', () => {
  const startOn = (today: string) =>
    offers.map((offer) => listedOffer(offer, today)).find(({ slug }) => slug === 'mern-workshop')
      ?.startsOn;
  expect(startOn('2025-06-10')).toBe('2025-06-10');
  expect(startOn('2025-06-11')).toBeNull();
});

it('all rows together weigh less than two syllabuses', () => {
  expect(rows).toHaveLength(46);
  expect(JSON.stringify(rows).length).toBeLessThan(30_000);
});
