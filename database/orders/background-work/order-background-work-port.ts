import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import type { Order } from '../order.ts';
import type { NewAuditEntry } from '../transaction/record-audit-entry.ts';

/**
 * Finds the orders that are due for each kind of work and leases them, so that the workers of a mode share the work.
 */
export interface OrderBackgroundWorkPort {
  /** Leases orders for which no link was tried yet; a later instalment only when its date is near. */
  claimUnoffered(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Leases orders whose link could not be created and whose next attempt is due. They are leased separately, so that no
   * new order has to wait for them.
   */
  claimTried(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Schedules the next attempt to create the link. */
  postponeOffer(orderId: string, dueAt: Date, reason: string): Promise<void>;
  /** Leases unpaid orders that are due to be polled: a payment can arrive even after an expiry or a cancellation. */
  claimUnsettled(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Leases paid orders that are due to be polled: money can be refunded on the provider's page without an event. An
   * order that was paid online and refunded is leased only after staff or "reconcile" asked for it.
   */
  claimPaid(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Sets the time of the next poll. Does nothing if the order has changed since `ifStill` was read: a refund that was
   * requested in the meantime, for example, has made the order due at once and must not be postponed.
   */
  postponeAsking(orderId: string, dueAt: Date, ifStill?: Order): Promise<void>;
  /** Makes the order due for polling at once, because staff asked for it. */
  askNow(orderId: string, who: string, audit: NewAuditEntry): Promise<void>;
  /**
   * Makes orders in these states due for polling now; with `paidSince`, only those that were paid since that time.
   * Returns their number. A refunded order is made due only if it was paid by hand, because somebody may have paid by
   * its link as well.
   */
  makeDue(
    mode: PaymentProviderMode,
    states: readonly OrderState[],
    paidSince?: Date,
  ): Promise<number>;
  /**
   * Makes orders due now whose link the provider refused, because the provider may accept it after a restart of the
   * service. Returns the number of these orders.
   */
  retryRefusedLinks(mode: PaymentProviderMode): Promise<number>;
  /** Leases orders whose requested refund the provider has to make. Refunds by hand and failed ones are left out. */
  claimRefunds(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Leases orders whose link has to be ended at the provider, because they are paid in another way or withdrawn, or
   * because their batch was cancelled.
   */
  claimEndingLinks(mode: PaymentProviderMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Records that the payment link of the order has ended, or that the order never had one. */
  noteLinkEnded(orderId: string): Promise<void>;
}
