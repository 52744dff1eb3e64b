import type { OrderState } from '#office/order-states.ts';

export const orderStateLooks: Readonly<Record<OrderState, { word: string; look: string }>> = {
  made: { word: 'Link being made', look: '' },
  offered: { word: 'Waits for payment', look: 'fresh' },
  expired: { word: 'Link expired', look: '' },
  cancelled: { word: 'Cancelled', look: '' },
  paid: { word: 'Paid', look: 'done' },
  refunding: { word: 'Being paid back', look: 'act' },
  refunded: { word: 'Paid back', look: '' },
};

export function OrderStateTag({ state }: { state: OrderState }) {
  const { word, look } = orderStateLooks[state];
  return <span className={`tag ${look}`.trimEnd()}>{word}</span>;
}
