import type { Order } from '#database/orders/order.ts';
import type { ListedOrder } from '#desk/api/orders-api.ts';

/**
 * Describes an instalment for lists. `asksOn` is the day on which a later instalment is due; null for the first
 * instalment, and once the order has a link, is paid or has ended. `isMissed` says whether the due day was missed.
 */
export const instalmentDueFields = ({
  state,
  instalment,
}: Order): Pick<ListedOrder, 'asksOn' | 'isMissed'> => ({
  asksOn:
    state === 'made' && instalment !== null && instalment.position > 1 ? instalment.dueOn : null,
  isMissed: instalment?.missedAt != null,
});
