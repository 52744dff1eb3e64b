import { describe, expect, it } from 'vitest';
import { readLengthWish, scoreLengthFit } from './read-length-wish.ts';
import { readPriceLimit } from './read-price-limit.ts';

const fees = [399, 2299, 3999, 5599, 11999];

describe('a price in a query', () => {
  it.each([
    ['under 500', 500],
    ['2500 se kam', 2500],
    ['₹3,000 tak python', 3000],
    ['python below rs. 4000', 4000],
    ['5k tak', 5000],
    ['12,000 ke andar job', 12000],
    ['३००० तक', 3000],
    ['2500 से कम', 2500],
    ['399 tak', 399],
    ['10000 rupees course', 10000],
    ['5000 ka course', 5000],
    ['rs 450 workshop', 450],
    ['450 rupee workshop', 450],
    ['450rs workshop', 450],
    ['2500rupees mern', 2500],
    ['12 k job', 12000],
    ['what is mern 500', 500],
  ])('%s: at most %i', (query, most) => {
    expect(readPriceLimit(query, fees).mostRupees).toBe(most);
  });

  it.each([
    '399',
    '3999 course',
    'stm32',
    'esp32',
    '18 weeks',
    'iso 27001a',
    '2026 batch',
    'is 456',
    'is 1893',
    'IS 800 steel',
    'iso 9001',
    'port 8080',
    'react 19',
    '',
  ])('is not in "%s"', (query) =>
    expect(readPriceLimit(query, fees)).toEqual({ mostRupees: null, rest: query }),
  );

  it('is removed, and the rest is searched', () => {
    expect(readPriceLimit('python under 3000', fees).rest.trim()).toBe('python');
    expect(readPriceLimit('react/under/500/native', fees).rest).toBe('react/ / /native');
  });
});

describe('a length in a query', () => {
  it.each([
    ['6 month course', 182.64],
    ['6months', 182.64],
    ['do mahine', 60.88],
    ['2 mahine ka course', 60.88],
    ['४ महीने', 121.76],
    ['4 din ka workshop', 4],
    ['5-day workshop', 5],
    ['18 weeks react', 126],
    ['8 hafte', 56],
    ['three months', 91.32],
    ['2 mths', 60.88],
    ['1 mth', 30.44],
    ['2 maheene', 60.88],
    ['2 maheeno', 60.88],
    ['1 wk', 7],
    ['2 wks', 14],
    ['1 week', 7],
  ])('%s: %f days', (query, days) => expect(readLengthWish(query).days).toBeCloseTo(days));

  it.each([
    'do digital marketing',
    'one data analyst course',
    '2 web designs',
    'six weekly tests',
    'char dham',
    '12th pass',
    'web3',
    'do it',
    'react',
    '3d design',
    '2d',
    'mern in 90',
    '2 bimonths',
    '2 monthsary',
    '2 biweeks',
    '2 holidays',
    '2 daysim',
    '0 days',
    '',
  ])('is not in "%s"', (query) =>
    expect(readLengthWish(query)).toEqual({ days: null, rest: query }),
  );

  it('is removed, and the rest is searched', () => {
    expect(readLengthWish('react/6 months/native').rest).toBe('react/ /native');
  });

  it('fits best when it is the same, and less with a growing difference', () => {
    expect(scoreLengthFit(60, 60)).toBe(1);
    expect(scoreLengthFit(60, 90)).toBeGreaterThan(scoreLengthFit(60, 120));
    expect(scoreLengthFit(60, 90)).toBeCloseTo(scoreLengthFit(90, 60));
    expect(scoreLengthFit(4, 180)).toBe(0);
    expect(scoreLengthFit(60, 90)).toBeCloseTo(0.557);
  });
});
