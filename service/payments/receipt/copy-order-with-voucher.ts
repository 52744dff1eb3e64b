import type { Order, OrderVoucher } from '#database/orders/order.ts';

/**
 * Returns a copy of the order with the voucher that `isMeant` selects as its `voucher`, even if there is a newer one:
 * PDFs and mails show `order.voucher`. Null if the order has no such voucher.
 */
export function copyOrderWithVoucher(
  order: Order,
  isMeant: (voucher: OrderVoucher) => boolean,
): Order | null {
  const voucher = order.vouchers.find(isMeant);
  return voucher === undefined ? null : { ...order, voucher };
}
