import type { ListedOrderState } from '#domain/orders/listed-order-state-and-sums.ts';
import type { OrderState } from '#domain/orders/order-states.ts';

export const orderStateWords: Readonly<Record<OrderState, string>> = {
  made: 'Link being made',
  offered: 'Waits for payment',
  expired: 'Link expired',
  cancelled: 'Cancelled',
  paid: 'Paid',
  refunding: 'Being paid back',
  refunded: 'Paid back',
};

export const listedOrderStateWords: Readonly<Record<ListedOrderState, string>> = {
  ...orderStateWords,
  mistake: 'Recorded by mistake',
};
