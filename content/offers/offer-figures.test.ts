import { expect, it } from 'vitest';
import { offerFigures } from './offer-figures.ts';
import { findOffer } from './offers.ts';

function figuresOf(slug: string) {
  const offer = findOffer(slug);
  if (!offer) throw new Error(`No offer is called ${slug}.`);
  return offerFigures(offer).map(({ value, name }) => `${value} ${name}`);
}

it('the figures of an offer are its fee, its length, and its hours with the live ones', () => {
  expect(figuresOf('mern-stack')).toEqual([
    '₹3,999 the whole fee',
    '18 weeks from start to end',
    '8 hours a week, 1 of them live',
  ]);
});

it('a workshop is over within its days, so its hours are all there are', () => {
  expect(figuresOf('mern-workshop').at(-1)).toBe('10 hours all live');
});
