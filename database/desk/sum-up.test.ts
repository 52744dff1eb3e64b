import { describe, expect, it } from 'vitest';
import { type Counted, sumUp } from './sum-up.ts';

const counted = (changes: Partial<Counted>) =>
  sumUp({ days: [], asked: [], waits: [], paid: [], ...changes });

describe('counts of two periods, added up,', () => {
  it('have each day once, in order, by form', () => {
    const day = 20_778;
    const days: Counted['days'] = [
      { day: day + 1, kind: 'request_a_call', n: 1 },
      { day, kind: 'request_a_call', n: 2 },
      // The day on which the one ends and the other begins.
      { day, kind: 'request_a_call', n: 3 },
      { day, kind: 'enrollments', n: 4 },
    ];
    expect(counted({ days }).byDay).toEqual([
      { day: '2026-11-21', kind: 'enrollments', count: 4 },
      { day: '2026-11-21', kind: 'request_a_call', count: 5 },
      { day: '2026-11-22', kind: 'request_a_call', count: 1 },
    ]);
  });

  it('say what became of each offer, source and state, what came most first', () => {
    const asked: Counted['asked'] = [
      { offer: 'sql', source: null, state: 'new', n: 1 },
      { offer: 'sql', source: 'google.com', state: 'enrolled', n: 2 },
      { offer: null, source: null, state: 'lost', n: 9 },
      { offer: 'sql', source: null, state: 'enrolled', n: 3 },
    ];
    const paid = [
      { offer: 'sql', source: 'google.com', n: 1 },
      { offer: 'sql', source: null, n: 2 },
    ];
    const { byOffer, bySource, byState, answers } = counted({ asked, paid });
    expect(byOffer).toEqual([
      { name: null, count: 9, enrolled: 0, paid: 0 },
      { name: 'sql', count: 6, enrolled: 5, paid: 3 },
    ]);
    expect(bySource).toEqual([
      { name: null, count: 13, enrolled: 3, paid: 2 },
      { name: 'google.com', count: 2, enrolled: 2, paid: 1 },
    ]);
    expect(byState).toEqual([
      { state: 'enrolled', count: 5 },
      { state: 'lost', count: 9 },
      { state: 'new', count: 1 },
    ]);
    expect(answers.wanted).toBe(15);
  });

  it('stand in the order of their names where as many came', () => {
    const asked: Counted['asked'] = ['sql', null, 'excel'].map((offer) => ({
      offer,
      source: null,
      state: 'new',
      n: 1,
    }));
    const names = counted({ asked }).byOffer.map(({ name }) => name);
    expect(names).toEqual([null, 'excel', 'sql']);
  });

  it('have the median of all waits, not of one period', () => {
    const waits = [
      { minutes: 5, n: 2 },
      { minutes: 600, n: 1 },
      { minutes: 5, n: 1 },
      { minutes: 59, n: 2 },
      { minutes: 60, n: 1 },
      // Answered before it was asked, by a clock that was put back.
      { minutes: -7, n: 1 },
    ];
    expect(counted({ waits }).answers).toEqual({
      wanted: 0,
      answered: 8,
      withinHour: 6,
      medianMin: 59,
      worstMin: 600,
    });
  });

  it('are sums also where the database counts in text', () => {
    const days: Counted['days'] = [1, 2].map((n) => ({
      day: 0,
      kind: 'enrollments',
      n: `${n}`,
    }));
    expect(counted({ days }).byDay).toMatchObject([{ day: '1970-01-01', count: 3 }]);
    const waits = [1, 2].map((n) => ({ minutes: n, n: `${n}` }));
    expect(counted({ waits }).answers).toMatchObject({ answered: 3, withinHour: 3, medianMin: 2 });
  });
});
