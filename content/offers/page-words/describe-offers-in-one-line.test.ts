import { describe, expect, it } from 'vitest';
import { sampleOffers } from '../../../tests/support/sample-offers.ts';
import { describeOffersInOneLine } from './describe-offers-in-one-line.ts';

describe('all offers in one line', () => {
  it('says how many offers there are, and the ranges of their fees and lengths', () => {
    expect(describeOffersInOneLine(sampleOffers)).toBe(
      '5 offers from ₹399 to ₹11,999, from 4 days to 6 months',
    );
  });

  it('compares lengths by their days: 18 weeks are longer than 4 months', () => {
    const lengths = [
      { feeRupees: 2, length: { unit: 'months', count: 4 } },
      { feeRupees: 1, length: { unit: 'weeks', count: 18 } },
    ] as const;
    expect(describeOffersInOneLine(lengths)).toBe(
      '2 offers from ₹1 to ₹2, from 4 months to 18 weeks',
    );
  });

  it('gives a single value if there is no range', () => {
    const alone = [{ feeRupees: 399, length: { unit: 'days', count: 5 } }] as const;
    expect(describeOffersInOneLine(alone)).toBe('1 offer at ₹399, for 5 days');
  });
});
