import { describe, expect, it } from 'vitest';
import {
  orderFilterOf,
  orderListSearchParams,
  readOrderListAddress,
} from './order-list-address.ts';

const read = (query: string) => readOrderListAddress(new URLSearchParams(query));

describe('the address of a list of orders', () => {
  it('is of every mode, unless it names one', () => {
    expect(orderFilterOf(read(''))).toMatchObject({ mode: undefined, issuedIn: undefined });
    expect(orderFilterOf(read('mode=test'))).toMatchObject({ mode: 'test', issuedIn: undefined });
    expect(orderListSearchParams(read('mode=test')).toString()).toBe('mode=test');
    expect(read('mode=gold').mode).toBe('');
  });

  it('ignores a place in the list that is no id', () => {
    expect(read('before=x').before).toBe('');
    expect(orderFilterOf(read('before=x')).before).toBeUndefined();
  });

  it('is of one mode if it has days, because money of two modes is not added up', () => {
    const { issuedIn } = orderFilterOf(read('from=2026-11-01&to=2026-11-30&mode='));
    expect(issuedIn).toEqual({
      mode: 'live',
      since: new Date('2026-10-31T18:30:00Z'),
      until: new Date('2026-11-30T18:30:00Z'),
    });
    expect(orderFilterOf(read('from=2026-11-01&mode=demonstration')).issuedIn?.mode).toBe(
      'demonstration',
    );
  });
});
