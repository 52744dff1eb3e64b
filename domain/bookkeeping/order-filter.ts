/** The filters of a list of orders. All given filters must match. */
import type { ListedOrderState } from '../listed-order-state.ts';
import type { PaymentMode } from '../payment-modes.ts';

/**
 * A span from `since` (included) to `until` (excluded) in one payment mode, because amounts of two modes are never
 * added up.
 */
export type IssueSpan = { mode: PaymentMode; since: Date; until: Date };

export type OrderFilter = {
  state?: ListedOrderState | undefined;
  /** Only orders of this mode. With `issuedIn`, the mode of the span decides. */
  mode?: PaymentMode | undefined;
  /** Only orders that a person has to handle: with a discrepancy, or with a refund to confirm. */
  withDiscrepancy?: boolean | undefined;
  /**
   * The search text. It finds an order by a complete payment id of the provider, by a complete receipt or voucher
   * number, or by a part of the person's name, email address or phone number.
   */
  search?: string | undefined;
  /** Only orders with a receipt or voucher that was issued in this span. */
  issuedIn?: IssueSpan | undefined;
  /**
   * Null selects orders of enrolments that named no offer. For `source`, `campaign` and `owner`, null selects orders
   * whose enquiry has none or was erased.
   */
  offer?: string | null | undefined;
  source?: string | null | undefined;
  campaign?: string | null | undefined;
  owner?: string | null | undefined;
  /** The id of the previous page's last order. */
  before?: string | undefined;
};
