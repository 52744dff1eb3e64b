import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  listUsefulSortOrders,
  rankBySortOrder,
  type SortableOffer,
  sortOffers,
  sortOrderIds,
} from './sort-offers.ts';

const anyRow: fc.Arbitrary<SortableOffer> = fc.record({
  feeRupees: fc.constantFrom(399, 2299, 3999),
  days: fc.integer({ min: 1, max: 200 }),
  rupeesPerLiveHour: fc.integer({ min: 20, max: 400 }),
  startsOn: fc.option(fc.constantFrom('2026-12-01', '2027-01-15')),
});
const anyRows = fc.array(anyRow, { maxLength: 20 });

describe('the order of the list', () => {
  const workshop = {
    name: 'workshop',
    feeRupees: 399,
    days: 4,
    rupeesPerLiveHour: 80,
    startsOn: null,
  };
  const course = {
    name: 'course',
    feeRupees: 3999,
    days: 126,
    rupeesPerLiveHour: 222,
    startsOn: '2027-01-15',
  };
  const program = {
    name: 'program',
    feeRupees: 5599,
    days: 122,
    rupeesPerLiveHour: 79,
    startsOn: '2026-12-01',
  };
  const rows = [course, program, workshop];

  it.each([
    ['fee', ['workshop', 'course', 'program']],
    ['length', ['workshop', 'program', 'course']],
    ['live', ['program', 'workshop', 'course']],
    ['start', ['program', 'course', 'workshop']],
    [null, ['course', 'program', 'workshop']],
  ] as const)('by %s: %j', (order, names) => {
    expect(sortOffers(rows, order).map(({ name }) => name)).toEqual(names);
  });

  it('loses no row, and keeps the order of equal rows', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...sortOrderIds), (some, order) => {
        const numbered = some.map((row, at) => ({ ...row, at }));
        const ordered = sortOffers(numbered, order);
        expect(ordered.toSorted((a, b) => a.at - b.at)).toEqual(numbered);
        const places = rankBySortOrder(numbered, order);
        const pairs = ordered.map(({ at }) => [places[at] ?? 0, at] as const);
        expect(pairs).toEqual(pairs.toSorted(([a, i], [b, j]) => a - b || i - j));
      }),
    );
  });

  it('by start is offered as soon as there is a future date, and not before', () => {
    expect(listUsefulSortOrders(rows)).toEqual(['fee', 'length', 'live', 'start']);
    expect(listUsefulSortOrders(rows.map((row) => ({ ...row, startsOn: null })))).toEqual([
      'fee',
      'length',
      'live',
    ]);
  });
});
