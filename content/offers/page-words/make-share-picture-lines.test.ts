import { expect, test } from 'vitest';
import { sampleOfferOfKind, sampleOffers } from '../../../tests/support/sample-offers.ts';
import { makeSharePictureLines } from './make-share-picture-lines.ts';

test('a single offer shows its fee, its length and its live hours', () => {
  expect(makeSharePictureLines([sampleOfferOfKind('course')])).toEqual([
    '₹3,999 · 18 weeks',
    '8 hours a week, 1 of them live',
  ]);
});

test('a page of one kind shows the facts that its offers have in common', () => {
  const skill = sampleOfferOfKind('skill');
  expect(makeSharePictureLines([skill, { ...skill, slug: 'another' }])).toEqual([
    '₹2,299 · 2 months',
    '6 hours a week, 3 of them live',
  ]);
  const workshop = sampleOfferOfKind('workshop');
  const longer = { ...workshop, length: { unit: 'days', count: 5 } } as const;
  expect(makeSharePictureLines([workshop, longer])).toEqual([
    '₹399 · 4 to 5 days',
    'All of it live, online',
  ]);
});

test('a fee that the title contains is not repeated', () => {
  const workshops = [sampleOfferOfKind('workshop')];
  expect(makeSharePictureLines(workshops, 'Four days for ₹399')).toEqual([
    '4 days',
    'All of it live, online',
  ]);
  expect(makeSharePictureLines(workshops, 'Four days')[0]).toBe('₹399 · 4 days');
});

test('differing hours are left out, and for several kinds everything is left out', () => {
  const course = sampleOfferOfKind('course');
  const shorter = {
    ...course,
    length: { unit: 'weeks', count: 10 },
    hours: { perWeek: 6, livePerWeek: 1 },
  } as const;
  expect(makeSharePictureLines([course, shorter])).toEqual(['₹3,999 · 10 to 18 weeks']);
  expect(makeSharePictureLines(sampleOffers)).toEqual([]);
  expect(makeSharePictureLines([])).toEqual([]);
});
