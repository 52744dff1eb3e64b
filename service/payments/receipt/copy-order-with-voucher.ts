import type { Order, OrderVoucher } from '#database/orders/order.ts';

/**
 * Returns a copy of the order whose property `voucher` is the voucher that `isMeant` selects, which may be older than
 * the newest one. PDFs and mails show `order.voucher`. Null if the order has no such voucher.
 */
export function copyOrderWithVoucher(
  order: Order,
  isMeant: (voucher: OrderVoucher) => boolean,
): Order | null {
  const voucher = order.vouchers.find(isMeant);
  return voucher === undefined ? null : { ...order, voucher };
}
