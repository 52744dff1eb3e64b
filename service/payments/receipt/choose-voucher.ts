import type { Order, OrderVoucher } from '#database/orders/order.ts';

/** The order with one of its vouchers, to be drawn or told of. Without a match it has its newest. */
export function chooseVoucher(order: Order, isMeant: (voucher: OrderVoucher) => boolean): Order {
  return { ...order, voucher: order.vouchers.find(isMeant) ?? order.voucher };
}
