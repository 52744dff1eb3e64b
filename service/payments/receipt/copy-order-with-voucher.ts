import type { Order, OrderVoucher } from '#database/orders/order.ts';

/**
 * Returns a copy of the order in which the meant voucher takes the place of the newest one, because PDFs and mails show
 * `order.voucher`. Null if the order has no such voucher.
 */
export function copyOrderWithVoucher(
  order: Order,
  isMeant: (voucher: OrderVoucher) => boolean,
): Order | null {
  const voucher = order.vouchers.find(isMeant);
  return voucher === undefined ? null : { ...order, voucher };
}
