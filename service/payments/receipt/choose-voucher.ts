import type { Order, OrderVoucher } from '#database/orders/order.ts';

/** The order with one of its vouchers, to be drawn or told of. Without a match it has its newest. */
export function chooseVoucher(order: Order, isMeant: (voucher: OrderVoucher) => boolean): Order {
  return { ...order, voucher: order.vouchers.find(isMeant) ?? order.voucher };
}

/** The order with exactly the voucher that was asked for; null if the order has no such voucher. */
export function withVoucher(
  order: Order | null,
  isMeant: (voucher: OrderVoucher) => boolean,
): Order | null {
  const voucher = order?.vouchers.find(isMeant);
  return order === null || voucher === undefined ? null : { ...order, voucher };
}
