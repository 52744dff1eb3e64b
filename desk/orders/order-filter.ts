import { orderStates } from '#office/order-states.ts';
import type { OrderFilter } from '../door/orders-door.ts';

/** From an address, in which anything may stand. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const before = query.get('before') ?? '';
  return {
    state: orderStates.find((state) => state === query.get('state')),
    withDoubt: query.get('doubt') === 'yes',
    before: /^[0-9a-f-]{36}$/.test(before) ? before : undefined,
  };
}
