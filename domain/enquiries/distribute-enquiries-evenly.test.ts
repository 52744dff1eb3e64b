import { describe, expect, it } from 'vitest';
import { distributeEnquiriesEvenly } from './distribute-enquiries-evenly.ts';

const unowned = (...ids: string[]) => ids.map((id) => ({ id, ownerId: null }));
const who = (given: { to: string }[]) => given.map(({ to }) => to).join(' ');

describe('enquiries distributed in turn', () => {
  it('go to each member in turn when all have the same number', () => {
    const turns = [
      { staffId: 'asha', open: 2 },
      { staffId: 'ravi', open: 2 },
      { staffId: 'uma', open: 2 },
    ];
    expect(distributeEnquiriesEvenly(unowned('1', '2', '3', '4'), turns)).toEqual([
      { id: '1', to: 'asha' },
      { id: '2', to: 'ravi' },
      { id: '3', to: 'uma' },
      { id: '4', to: 'asha' },
    ]);
  });

  it('go to the member with the fewest until the numbers are equal', () => {
    const turns = [
      { staffId: 'asha', open: 5 },
      { staffId: 'ravi', open: 2 },
    ];
    expect(who(distributeEnquiriesEvenly(unowned('1', '2', '3', '4', '5'), turns))).toBe(
      'ravi ravi ravi asha ravi',
    );
  });

  it('are subtracted from their owner before they are counted', () => {
    const turns = [
      { staffId: 'asha', open: 4 },
      { staffId: 'ravi', open: 0 },
    ];
    const all = ['1', '2', '3', '4'].map((id) => ({ id, ownerId: 'asha' }));
    expect(who(distributeEnquiriesEvenly(all, turns))).toBe('asha ravi asha ravi');
  });

  it('stay with their owners when they are distributed again and the numbers are equal', () => {
    const turns = [
      { staffId: 'asha', open: 1 },
      { staffId: 'ravi', open: 1 },
    ];
    const again = [
      { id: '1', ownerId: 'ravi' },
      { id: '2', ownerId: 'asha' },
    ];
    expect(who(distributeEnquiriesEvenly(again, turns))).toBe('ravi asha');
  });

  it('are taken from a member who takes no turns', () => {
    expect(
      distributeEnquiriesEvenly([{ id: '1', ownerId: 'gone' }], [{ staffId: 'asha', open: 9 }]),
    ).toEqual([{ id: '1', to: 'asha' }]);
  });

  it('of one person go to one member, who has another of theirs or gets the first', () => {
    const turns = [
      { staffId: 'asha', open: 0 },
      { staffId: 'ravi', open: 0 },
    ];
    const alike = (id: string, ownerId: string | null = null) => ({ id, ownerId });
    expect(
      who(
        distributeEnquiriesEvenly(
          [
            { id: '1', ownerId: null, alike: [alike('3')] },
            { id: '2', ownerId: null },
            { id: '3', ownerId: null, alike: [alike('1')] },
            { id: '4', ownerId: null, alike: [alike('with ravi', 'ravi')] },
            { id: '5', ownerId: null, alike: [alike('with who left', 'gone')] },
          ],
          turns,
        ),
      ),
    ).toBe('asha ravi asha ravi asha');
  });

  it('stay unassigned when no member takes turns', () => {
    expect(distributeEnquiriesEvenly(unowned('1', '2'), [])).toEqual([]);
  });
});
