import { describe, expect, it } from 'vitest';
import {
  formatAmountInCurrency,
  formatPaise,
  paiseOfRupees,
  parseRupees,
  requireValidPaise,
} from './money.ts';

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

  it.each([
    [125_050, 'INR', '₹1,250.50'],
    [1_250, 'USD', '12.50 USD'],
    [1_250, 'JPY', '1250 JPY'],
    [1_250, 'KWD', '1.250 KWD'],
    [1_250, 'PKR', '12.50 PKR'],
    [1_250, 'no code', '12.50 no code'],
  ])('of %i of the smallest unit of %s is written %s', (units, currency, written) =>
    expect(formatAmountInCurrency(units, currency)).toBe(written),
  );

  it('is converted from whole rupees', () => expect(paiseOfRupees(11999)).toBe(1199900));

  it.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('can not be %d', (paise) => {
    expect(() => requireValidPaise(paise)).toThrow('whole number of paise');
    expect(() => formatPaise(paise)).toThrow();
  });
});

describe('a typed sum', () => {
  it.each([
    ['3999', 399_900],
    ['₹3,999', 399_900],
    [' 1,00,000 ', 10_000_000],
    ['1,000.50', 100_050],
    ['12,34,56,789', 12_345_678_900],
    ['₹ 100,000', 10_000_000],
    ['3999.5', 399_950],
    ['0.05', 5],
  ])('"%s" is read in paise', (typed, paise) => {
    expect(parseRupees(typed)).toBe(paise);
  });
  it.each([
    ...['', ' ', '1e3', '-5', '+5', '0x10', '3.999', '3.', '.5', 'all of it', '9999999999'],
    // If a decimal comma were ignored, the amount would be a hundred times as large.
    ...['3999,00', '10,50', '39,99', '1,5', '3999,000', ',500', '500,', '1,,000'],
  ])('"%s" is refused', (typed) => {
    expect(parseRupees(typed)).toBeNull();
  });
});
