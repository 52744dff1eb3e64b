import { orderStates } from '#domain/order-states.ts';
import type { OrderFilter } from '../api/orders-api.ts';

/** From an address, in which anything may stand. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const before = query.get('before') ?? '';
  return {
    state: orderStates.find((state) => state === query.get('state')),
    withDiscrepancy: query.get('doubt') === 'yes',
    before: /^[0-9a-f-]{36}$/.test(before) ? before : undefined,
  };
}
