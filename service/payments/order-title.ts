import type { Order } from '#database/orders/order.ts';

/** Names what an order asks money for: "MERN Stack", or "MERN Stack, instalment 2 of 3". */
export const formatOrderTitle = ({ offer, instalment }: Pick<Order, 'offer' | 'instalment'>): string =>
  instalment === null
    ? offer.title
    : `${offer.title}, instalment ${instalment.position} of ${instalment.count}`;
