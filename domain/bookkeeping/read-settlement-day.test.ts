import { describe, expect, it } from 'vitest';
import { dayMonthOrders, findDayMonthOrder, readSettlementDay } from './read-settlement-day.ts';

const find = (...days: string[]) =>
  findDayMonthOrder(
    days.map((written, n) => ({ line: n + 2, written })),
    '2026-11-27',
  );

describe('the order of day and month in a file', () => {
  it.each([
    ['a day above 12 in the first place', ['10/11/2026 10:15', '13/10/2026'], 'day first'],
    ['a day above 12 in the second place', ['10/11/2026 10:15', '10/13/2026'], 'month first'],
    ['the last day of many', [...Array(40).fill('1/2/2026'), '31-01-2026'], 'day first'],
    ['a day that is still ahead in the other order', ['11/12/2026', '10/11/2026'], 'month first'],
    ['today, which is no later day', ['05/11/2026', '27/11/2026'], 'day first'],
    ['no day at all', [], 'day first'],
    ['days without an order', ['2026-11-03', '3 Nov 2026', '1793500000', 'soon'], 'day first'],
    ['days that are the same in both orders', ['11/11/2026', '10/10/2026'], 'day first'],
  ] as const)('is found by %s', (_, days, order) => {
    expect(find(...days)).toEqual({ at: 'found', order });
  });

  it.each([
    ['10/11/2026 10:15:00', '10/11/2026', '2026-11-10', '2026-10-11'],
    ['3-4-2026', '3-4-2026', '2026-04-03', '2026-03-04'],
  ])('stays open if every day can be read in both orders, as %s', (cell, written, ...read) => {
    const example = { written, 'day first': read[0], 'month first': read[1] };
    expect(find('11/11/2026', '2026-11-13', cell, '1/2/2026')).toEqual({ at: 'open', example });
  });

  it('is mixed if days decide for each of the orders, and says where', () => {
    expect(find('10/11/2026', '13/11/2026', '11/14/2026')).toEqual({
      at: 'mixed',
      'day first': { line: 3, written: '13/11/2026' },
      'month first': { line: 4, written: '11/14/2026' },
    });
  });

  it('is not decided by what is no day in any order', () => {
    expect(find('13/13/2026', '31/02/2026', '12/12/2099', '10/11/2026').at).toBe('open');
  });
});

describe('a day of a settlement file', () => {
  it.each([
    '03/11/2026 10:15',
    '3/11/2026',
    '03-11-2026',
    '3-Nov-2026',
    '03 November 2026, 10:15 am',
    '2026-11-03 10:15:00',
  ])('is read from %s with the day first', (cell) => {
    expect(readSettlementDay(cell, 'day first')).toBe('2026-11-03');
  });

  it.each(['11/03/2026 10:15', '11/3/2026', '11-03-2026', '3-Nov-2026', '2026-11-03 10:15:00'])(
    'is read from %s with the month first',
    (cell) => {
      expect(readSettlementDay(cell, 'month first')).toBe('2026-11-03');
    },
  );

  it.each([
    '',
    'soon',
    '3-Non-2026',
    '31/02/2026',
    '2026-02-30',
    '0/0/2026',
    '3/11/26',
    '103/11/2026',
    '11/3/20261',
    '3 Nov 20261',
  ])('is none in "%s"', (cell) => {
    for (const order of dayMonthOrders) expect(readSettlementDay(cell, order)).toBeNull();
  });
});
