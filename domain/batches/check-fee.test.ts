import { describe, expect, it } from 'vitest';
import { checkFee, type FeeInput } from './check-fee.ts';

const known = { feePaise: 399_900, today: '2026-11-26' };
const right: FeeInput = {
  of: 'course',
  fromDay: '2026-12-01',
  paise: 449_900,
  reason: 'New mentors',
  confirmedPaise: Number.NaN,
};

describe('a fee', () => {
  it.each([
    ['today', { fromDay: '2026-11-26' }],
    ['a year ahead', { fromDay: '2027-11-26' }],
    ['three times as high', { paise: 1_199_700 }],
    ['a third', { paise: 133_300 }],
    [
      'ten times as high, after it was asked about',
      { paise: 3_999_000, confirmedPaise: 3_999_000 },
    ],
  ])('can be set: %s', (_, change) => {
    expect(checkFee({ ...right, ...change }, known)).toEqual({});
  });

  it.each([
    ['for nothing on sale', {}, { feePaise: null }, { of: 'Choose what it is for.' }],
    ['without a day', { fromDay: '' }, {}, { fromDay: 'Give the first day.' }],
    [
      'yesterday',
      { fromDay: '2026-11-25' },
      {},
      { fromDay: 'A fee begins today at the earliest.' },
    ],
    ['in 2099', { fromDay: '2099-12-01' }, {}, { fromDay: 'A fee begins within a year.' }],
    ['of no amount', { paise: Number.NaN }, {}, { paise: 'Give an amount in rupees.' }],
    ['of 99 paise', { paise: 99 }, {}, { paise: 'Give an amount in rupees.' }],
    [
      'with paise',
      { paise: 449_950 },
      {},
      { paise: 'Pages say whole rupees: give an amount without paise.' },
    ],
    [
      'ten times as high',
      { paise: 3_999_000 },
      {},
      { paise: 'Today it is ₹3,999. If ₹39,990 is right, press the button again.' },
    ],
    [
      'a tenth, where another amount was asked about',
      { paise: 39_900, confirmedPaise: 3_999_000 },
      {},
      { paise: 'Today it is ₹3,999. If ₹399 is right, press the button again.' },
    ],
    ['without a reason', { reason: '' }, {}, { reason: 'Say why, in at most 120 characters.' }],
  ])('is refused %s', (_, change, knownChange, problems) => {
    expect(checkFee({ ...right, ...change }, { ...known, ...knownChange })).toEqual(problems);
  });
});
