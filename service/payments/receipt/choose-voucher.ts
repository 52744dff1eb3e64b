import type { Order, OrderVoucher } from '#database/orders/order.ts';

/** The order with one of its vouchers in place of its newest, to be drawn or mailed; null if it has no such voucher. */
export function chooseVoucher(
  order: Order,
  isMeant: (voucher: OrderVoucher) => boolean,
): Order | null {
  const voucher = order.vouchers.find(isMeant);
  return voucher === undefined ? null : { ...order, voucher };
}
