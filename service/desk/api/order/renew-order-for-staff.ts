import type { Order } from '#database/orders/order.ts';
import type { OrderRenewalResult } from '#desk/api-types/enquiry-api.ts';
import { explainModeMismatch } from '../../../payments/explain-mode-mismatch.ts';
import type { ApiOptions } from '../api-options.ts';

/**
 * Replaces an order whose payment link has ended unpaid with a new order. Then wakes the worker, which creates and
 * mails the new link. The result is `no` if the order can't be renewed.
 */
export async function renewOrderForStaff(
  { store, staff, payments }: Pick<ApiOptions, 'store' | 'staff' | 'payments'>,
  order: Order,
): Promise<OrderRenewalResult> {
  if (explainModeMismatch(order, await store.orders.modeInForce()) !== null) return { at: 'no' };
  const renewed = await store.orders.renew(order.id);
  if (renewed === null || renewed.id === order.id) return { at: 'no' };
  await store.desk.recordEvent('order.renewed', order.id, staff.id, {});
  payments?.nudge();
  return { at: 'made', orderId: renewed.id };
}
