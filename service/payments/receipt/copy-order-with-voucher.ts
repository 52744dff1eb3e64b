import type { Order, OrderVoucher } from '#database/orders/order.ts';

/**
 * Returns a copy of the order in which `voucher` is the voucher that `isMeant` selects, even if there is a newer
 * voucher, because PDFs and mails show `order.voucher`. Null if the order has no such voucher.
 */
export function copyOrderWithVoucher(
  order: Order,
  isMeant: (voucher: OrderVoucher) => boolean,
): Order | null {
  const voucher = order.vouchers.find(isMeant);
  return voucher === undefined ? null : { ...order, voucher };
}
