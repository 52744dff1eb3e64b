import { describe, expect, it } from 'vitest';
import { checkedPaise, formatPaise, paiseOfRupees } from './money.ts';

describe('an amount of money', () => {
  it.each([
    [0, '₹0'],
    [5, '₹0.05'],
    [39900, '₹399'],
    [399900, '₹3,999'],
    [399950, '₹3,999.50'],
    [10000000, '₹1,00,000'],
    [1234567890, '₹1,23,45,678.90'],
  ])('of %i paise is written %s', (paise, written) => expect(formatPaise(paise)).toBe(written));

  it('comes from whole rupees', () => expect(paiseOfRupees(11999)).toBe(1199900));

  it.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %d', (paise) => {
    expect(() => checkedPaise(paise)).toThrow('whole number of paise');
    expect(() => formatPaise(paise)).toThrow();
  });
});
