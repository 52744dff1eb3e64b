import type { Order, OrderVoucher } from '#database/orders/order.ts';

/**
 * Returns the order with the meant voucher in place of its newest one, so that this voucher is drawn or mailed; null if
 * the order has no such voucher.
 */
export function chooseVoucher(
  order: Order,
  isMeant: (voucher: OrderVoucher) => boolean,
): Order | null {
  const voucher = order.vouchers.find(isMeant);
  return voucher === undefined ? null : { ...order, voucher };
}
