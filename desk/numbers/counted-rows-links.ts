/** Links from a figure of the numbers page to the list of the enquiries or orders that the figure counts. */

import type { RowFilter } from '../api-types/numbers-api.ts';
import { countedEnquiriesFilter } from '../inbox/counted-enquiries-filter.ts';
import { type InboxAddress, inboxLink } from '../inbox/inbox-address.ts';
import { type OrderListAddress, ordersLink } from '../orders/order-list-address.ts';

export type CountedBy = 'offer' | 'source' | 'campaign' | 'owner';

/** The first and the last day of the period, both included. */
export type DayRange = { from: string; to: string };

export function countedEnquiriesLink(
  by: CountedBy,
  counts: RowFilter,
  days: DayRange,
  further: Partial<InboxAddress> = {},
): string {
  const { without = [], ...rest } = further;
  const view = { ...countedEnquiriesFilter, ...days, ...rest };
  switch (counts.at) {
    case 'value': {
      const { source } = counts;
      return inboxLink({
        ...view,
        [by]: counts.key,
        ...(source ? { source } : {}),
        without: source === null ? ['source', ...without] : without,
      });
    }
    case 'none':
      return by === 'owner'
        ? inboxLink({ ...view, owner: 'nobody', without })
        : inboxLink({ ...view, without: [by, ...without] });
    case 'all':
      return inboxLink({ ...view, without });
    default:
      return counts satisfies never;
  }
}

/** Links from a sum of money to the orders whose receipts and vouchers make up this sum. */
export function countedOrdersLink(by: CountedBy, counts: RowFilter, days: DayRange): string {
  const view: Partial<OrderListAddress> = { ...days, mode: 'live' };
  switch (counts.at) {
    case 'value': {
      const { source } = counts;
      return ordersLink({
        ...view,
        [by]: counts.key,
        ...(source ? { source } : {}),
        without: source === null ? ['source'] : [],
      });
    }
    case 'none':
      return ordersLink({ ...view, without: [by] });
    case 'all':
      return ordersLink(view);
    default:
      return counts satisfies never;
  }
}
