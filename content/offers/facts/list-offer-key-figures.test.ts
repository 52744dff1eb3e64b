import { expect, it } from 'vitest';
import { sampleOfferOfKind } from '../../../tests/support/sample-offers.ts';
import type { KindId } from '../kinds.ts';
import { listOfferKeyFigures } from './list-offer-key-figures.ts';

const figuresOf = (kind: KindId) =>
  listOfferKeyFigures(sampleOfferOfKind(kind)).map(({ value, name }) => `${value} ${name}`);

it('the figures of an offer are its fee, its length, and its hours with the live ones', () => {
  expect(figuresOf('course')).toEqual([
    '₹3,999 the whole fee',
    '18 weeks from start to end',
    '8 hours a week, 1 of them live',
  ]);
});

it('the hours of a workshop are its total and not hours a week', () => {
  expect(figuresOf('workshop').at(-1)).toBe('10 hours all live');
});
