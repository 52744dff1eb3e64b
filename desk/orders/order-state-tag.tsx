import type { OrderState } from '#office/order-states.ts';
import { orderStateWords } from './order-state-words.ts';

/** Marigold is what waits, leaf what is finished well; the words say the rest. */
const looks: Readonly<Record<OrderState, string>> = {
  made: 'tag',
  offered: 'tag fresh',
  expired: 'tag',
  cancelled: 'tag',
  paid: 'tag done',
  refunding: 'tag act',
  refunded: 'tag',
};

export function OrderStateTag({ state }: { state: OrderState }) {
  return <span className={looks[state]}>{orderStateWords[state]}</span>;
}
