/** The filters of a list of orders. All given filters must match. */

import type { IssueSpan } from '../bookkeeping/receipts-and-vouchers.ts';
import type { PaymentProviderMode } from '../money/payment-provider-modes.ts';
import type { ListedOrderState } from './listed-order-state-and-sums.ts';

export type OrderFilter = {
  state?: ListedOrderState | undefined;
  /**
   * Only orders of this payment mode. The filter `issuedIn` also names a mode; if both are given, an order has to match
   * both.
   */
  mode?: PaymentProviderMode | undefined;
  /**
   * Only orders that a person has to handle: the order has a discrepancy, a refund waits for a second person's
   * confirmation or has to be paid out by hand, or an instalment was not paid in time.
   */
  needsAttention?: boolean | undefined;
  /**
   * The search text. It finds an order by the complete id or number of a payment, refund, receipt, voucher or
   * reference, by an address that contains the order's id, or by words about the person
   * (`make-order-search-condition.ts` has the details).
   */
  search?: string | undefined;
  /** Only orders with a receipt or voucher that was issued in this span. */
  issuedIn?: IssueSpan | undefined;
  /**
   * Null selects orders of enrolments that named no offer. Null for `source`, `campaign` or `owner` selects orders
   * whose enquiry has no such value or was erased.
   */
  offer?: string | null | undefined;
  source?: string | null | undefined;
  campaign?: string | null | undefined;
  owner?: string | null | undefined;
  /** The id of the last order on the previous page. Only older orders are returned. */
  before?: string | undefined;
};
