import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { Order } from '../order.ts';
import type { NewAuditEntry } from '../transaction/record-audit-entry.ts';

/**
 * Finds the orders that need work with the payment provider, for each kind of work. An order is leased to one worker
 * for a short time, so that several workers can share the work.
 */
export interface OrderBackgroundWorkPort {
  /** Leases orders for which no payment link was requested yet. A later instalment waits until its date is near. */
  claimForFirstLink(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Leases orders for which creating the link failed and whose next attempt is due. They have a function of their own,
   * so that new orders do not wait for them.
   */
  claimForLinkRetry(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Schedules the next attempt to create the link, after an attempt that failed. */
  postponeLinkRetry(orderId: string, dueAt: Date, reason: string): Promise<void>;
  /**
   * Leases unpaid orders whose payment has to be looked up now at the provider. This includes expired and cancelled
   * orders, because a payment can still arrive.
   */
  claimUnpaidForLookUp(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Leases orders that were paid, refunded ones included, and that have to be looked up now at the provider: money can
   * be refunded there without an event. An order that was paid online and refunded is looked up only if staff or
   * "reconcile" asked for it.
   */
  claimPaidForLookUp(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Sets the time of the next look-up. Does nothing if the order is no longer as in `ifStill`: for example, a new
   * refund request made the order due at once, and must not be postponed.
   */
  setNextLookUp(orderId: string, dueAt: Date, ifStill?: Order): Promise<void>;
  /** Lets the order be looked up at once, because staff asked for it, and writes the audit entry. */
  requestLookUp(orderId: string, who: string, audit: NewAuditEntry): Promise<void>;
  /**
   * Lets all orders in these states be looked up now; with `paidSince`, only orders that were paid after that time.
   * Returns their number. Leaves out orders that were paid online and refunded.
   */
  makeOrdersDue(
    mode: PaymentProviderMode,
    states: readonly OrderState[],
    paidSince?: Date,
  ): Promise<number>;
  /**
   * Lets the service try again now to create the links that the provider refused: after a restart, for example with new
   * settings, the provider may accept them. Returns the number of orders.
   */
  retryRefusedLinks(mode: PaymentProviderMode): Promise<number>;
  /**
   * Leases orders whose requested refund the provider has to make. Leaves out refunds by hand and refunds that failed.
   */
  claimRefunds(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Leases orders whose payment link has to be ended at the provider: they were paid in another way or withdrawn, or
   * their batch was cancelled.
   */
  claimEndingLinks(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Records that the payment link of the order has ended, or that the order never had one. */
  noteLinkEnded(orderId: string): Promise<void>;
}
