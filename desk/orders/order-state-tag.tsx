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

type Shown = { state: OrderState; asksFirst: boolean; failedAt: Date | null };

/** The state, and what keeps an order that is not paid from being paid. */
export function OrderStateTag({ order: { state, asksFirst, failedAt } }: { order: Shown }) {
  return (
    <>
      <span className={looks[state]}>{orderStateWords[state]}</span>
      {asksFirst && <span className="tag act">Asks if it is a second one</span>}
      {failedAt !== null && <span className="tag late">Payment failed</span>}
    </>
  );
}
