import type { Order } from '#database/orders/order.ts';
import type { ListedOrder } from '#desk/api/orders-api.ts';

/**
 * Describes an instalment for lists: its due day, as long as a later instalment has no link, and whether that day was
 * missed.
 */
export const instalmentDueFields = ({
  state,
  instalment,
}: Order): Pick<ListedOrder, 'asksOn' | 'isMissed'> => ({
  asksOn:
    state === 'made' && instalment !== null && instalment.position > 1 ? instalment.dueOn : null,
  isMissed: instalment?.missedAt != null,
});
