import type { OrderState } from '#domain/order-states.ts';
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

/** What an order waits for: while it asks whose it is, no link is made, so the question takes the place of the state. */
export function OrderStateTag({ order: { state, asksFirst, failedAt } }: { order: Shown }) {
  return (
    <>
      {asksFirst ? (
        <span className="tag act">Asks if it is for somebody else</span>
      ) : (
        <span className={looks[state]}>{orderStateWords[state]}</span>
      )}
      {failedAt !== null && <span className="tag late">Payment failed</span>}
    </>
  );
}
