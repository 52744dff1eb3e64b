import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '../order.ts';
import { findOpenDiscrepanciesInEvents } from './find-open-discrepancies-in-events.ts';

const event = (type: string, what: OrderEvent['what'] = {}): OrderEvent => ({
  id: crypto.randomUUID(),
  orderId: crypto.randomUUID(),
  at: new Date(0),
  type,
  who: 'provider',
  what,
});
const refused = event('order.doubt', { doubt: 'link refused' });
const twice = event('order.doubt', { doubt: 'paid twice' });
const differs = event('order.doubt', { doubt: 'amount differs' });
const settled = event('order.doubt-settled', { doubt: 'paid twice' });

describe('the open discrepancies', () => {
  it('are those of the events that raised one, in their order', () => {
    expect(findOpenDiscrepanciesInEvents([])).toEqual([]);
    expect(
      findOpenDiscrepanciesInEvents([event('order.made'), twice, event('order.paid'), differs]),
    ).toEqual([twice, differs]);
  });

  it('are none after they were settled, except later ones', () => {
    expect(findOpenDiscrepanciesInEvents([twice, differs, settled])).toEqual([]);
    expect(findOpenDiscrepanciesInEvents([twice, settled, differs])).toEqual([differs]);
  });

  it('do not include one that resolved itself', () => {
    const offered = event('order.offered', { over: 'link refused' });
    expect(findOpenDiscrepanciesInEvents([refused, differs, offered])).toEqual([differs]);
    expect(findOpenDiscrepanciesInEvents([refused, differs, event('order.offered')])).toEqual([
      refused,
      differs,
    ]);
  });
});
