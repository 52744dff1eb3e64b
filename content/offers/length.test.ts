import { describe, expect, it } from 'vitest';
import { formatLength, type Length, lengthInDays } from './length.ts';

describe('lengths', () => {
  it('compare across days, weeks and months', () => {
    const inOrder: Length[] = [
      { unit: 'days', count: 4 },
      { unit: 'days', count: 5 },
      { unit: 'weeks', count: 1 },
      { unit: 'weeks', count: 8 },
      { unit: 'months', count: 2 },
      { unit: 'weeks', count: 10 },
      { unit: 'months', count: 4 },
      { unit: 'weeks', count: 18 },
      { unit: 'months', count: 6 },
    ];
    expect(inOrder.toReversed().sort((a, b) => lengthInDays(a) - lengthInDays(b))).toEqual(inOrder);
  });

  it('are written in the unit in which they are sold', () => {
    expect(formatLength({ unit: 'weeks', count: 18 })).toBe('18 weeks');
    expect(formatLength({ unit: 'months', count: 1 })).toBe('1 month');
    expect(formatLength({ unit: 'days', count: 1 })).toBe('1 day');
  });
});
