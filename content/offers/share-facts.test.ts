import { expect, test } from 'vitest';
import { findOffer, offers } from './offers.ts';
import { shareFacts } from './share-facts.ts';

const ofKind = (kind: string) => offers.filter((offer) => offer.kind === kind);

test('an offer alone says its fee, its length and how much is live', () => {
  const mern = findOffer('mern-stack');
  expect(shareFacts(mern ? [mern] : [])).toEqual([
    '₹3,999 · 18 weeks',
    '8 hours a week, 1 of them live',
  ]);
});

test('a page of one kind says what they have in common', () => {
  expect(shareFacts(ofKind('skill'))).toEqual([
    '₹2,299 · 2 months',
    '6 hours a week, 3 of them live',
  ]);
  expect(shareFacts(ofKind('workshop'))).toEqual(['₹399 · 4 to 5 days', 'All of it live, online']);
});

test('where the hours differ they are left out, and where the kinds differ everything is', () => {
  expect(shareFacts(ofKind('course'))).toEqual(['₹3,999 · 10 to 18 weeks']);
  expect(shareFacts(offers)).toEqual([]);
  expect(shareFacts([])).toEqual([]);
});
