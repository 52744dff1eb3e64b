import { formatDay } from '#contract/text/format-day.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { listedOrderStateWords, orderStateWords } from './words/order-state-words.ts';

/** The CSS classes of the tag for each state. `fresh` has the colour for waiting, `done` the one for finished well. */
const looks: Readonly<Record<OrderState, string>> = {
  made: 'tag',
  offered: 'tag fresh',
  expired: 'tag',
  cancelled: 'tag',
  paid: 'tag done',
  refunding: 'tag act',
  refunded: 'tag',
};

type TaggedOrder = {
  state: OrderState;
  asksFirst: boolean;
  failedAt: Date | null;
  asksOn: CalendarDate | null;
  isMissed: boolean;
  isMistake: boolean;
};

/**
 * Shows the state of the order, and whether a payment has failed. Instead of the state, it shows a payment that was
 * recorded by mistake, an instalment that is missed or due later, or that the order still asks the visitor for whom it
 * is.
 */
export function OrderStateTag({ order }: { order: TaggedOrder }) {
  const { state, asksFirst, failedAt, asksOn, isMissed, isMistake } = order;
  if (isMistake) return <span className="tag">{listedOrderStateWords.mistake}</span>;
  if (isMissed) return <span className="tag late">Instalment missed</span>;
  if (asksOn !== null) return <span className="tag">Due {formatDay(asksOn)}</span>;
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
