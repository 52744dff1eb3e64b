/**
 * Orders: each asks a person to pay for one enrolment. A database trigger creates the order in the transaction of the
 * enrolment, and takes the amount from the stored offers, never from the browser. Only the rules of the domain change
 * the state of an order, and each change is recorded as an event in the same transaction.
 */

import type {
  IssueSpan,
  ReceiptAndVoucherSums,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { RegisterName } from '#domain/money/receipt-registers.ts';
import type { OrderFact, OrderStep } from '#domain/orders/decide-order-step.ts';
import type { OrderFilter } from '#domain/orders/order-filter.ts';
import type {
  DiscrepancySettlingResult,
  DiscrepancySnapshot,
} from '#domain/orders/order-states.ts';
import type { OrderBackgroundWorkPort } from './background-work/order-background-work-port.ts';
import type { InstalmentPlanPort } from './instalments/instalment-plan-port.ts';
import type { OfferOnSale, Order, OrderEvent, RefundProposal } from './order.ts';
import type { ProviderEventPort } from './provider-events/provider-event-port.ts';
import type {
  PrintedReceiptPort,
  ReceiptAndVoucherPort,
} from './receipts/receipt-and-voucher-port.ts';
import type { HandPaymentPort } from './staff-acts/hand-payment-port.ts';
import type { StaffMadeOrderPort } from './staff-acts/staff-made-order-port.ts';
import type { NewAuditEntry } from './transaction/record-audit-entry.ts';
import type { UnmatchedPaymentPort } from './unmatched-payments/unmatched-payment-port.ts';

/**
 * How the provider names an order: by its link (`id`), by the order's id (`reference`) or by its payment. If they name
 * different orders, `id` decides, because it is the link that the visitor got; then `reference`.
 */
export type ProviderOrderRef = { id?: string; reference?: string; payment?: string };

export type PayerContact = { email: string; phone: string };

/** Reads orders, the offers on sale, the payment mode, and the numbers of receipts and vouchers. */
export interface OrderReadPort {
  /**
   * Returns the id of the newest order that this person made for the offer in the last 24 hours, in the present payment
   * mode; null if there is none. With `batch`, only orders for this batch count. Every enrolment waits for this query,
   * so it reads only the id.
   */
  recentOrderIdOfPerson(
    person: PayerContact,
    offer: string | null,
    batch?: string | null,
  ): Promise<string | null>;
  findOrder(id: string): Promise<Order | null>;
  /** Returns one page of orders, newest first. `before` is the id of the last order on the previous page. */
  listOrders(filter: OrderFilter): Promise<Order[]>;
  /** Counts the orders of the filter, over all pages. */
  countOrders(filter: OrderFilter): Promise<number>;
  /**
   * Adds up the receipts and vouchers that were issued in the span `issuedIn` for the orders of the filter, over all
   * pages.
   */
  sumReceiptsAndVouchersOfOrders(
    filter: OrderFilter & { issuedIn: IssueSpan },
  ): Promise<ReceiptAndVoucherSums & { orders: number }>;
  /** Returns the orders of these enrolments, newest first. */
  ordersOf(enrolmentIds: readonly string[]): Promise<Order[]>;
  eventsOf(orderId: string): Promise<OrderEvent[]>;
  /**
   * Finds an order by the provider's ids. Null if there is none, for example because the link belongs to another site.
   */
  findOrderByProviderRef(link: ProviderOrderRef): Promise<Order | null>;
  /**
   * Returns the offers on sale, sorted by title. `amountPaise` is the fee from the last build of the site; fees that
   * staff have set since are not in it.
   */
  offersOnSale(): Promise<Pick<OfferOnSale, 'slug' | 'title' | 'kind' | 'amountPaise'>[]>;
  /** Returns the orders by which the course of this order was or would be changed, newest first. */
  courseChangeOrdersOf(orderId: string): Promise<Order[]>;
  /**
   * Returns the payment mode of new orders, which the service stores when it starts. Null while enrolments create no
   * orders.
   */
  modeInForce(): Promise<PaymentProviderMode | null>;
  /**
   * Finds the order that replaces the ended order, for example the one that `renew` created. Null if there is none, or
   * if the link of `ended` has not ended.
   */
  findRenewal(ended: Order): Promise<Order | null>;
  /**
   * Returns all numbers that receipts or vouchers of this register have in a year. A check uses them to see that none
   * is missing.
   */
  listReceiptNumbers(register: RegisterName, year: string): Promise<string[]>;
}

/** Changes orders and the offers on sale. */
interface OrderChangePort {
  /**
   * Replaces the offers on sale and sets the payment mode of new orders. Existing orders keep their texts and their
   * mode.
   */
  setOffers(offers: readonly OfferOnSale[], mode: PaymentProviderMode): Promise<void>;
  /** Takes all offers off sale. Enrolments then create no orders. */
  withdrawOffers(): Promise<void>;
  /**
   * Checks, before a link is created, whether the same person has paid for the same offer within a year and requested
   * no refund. If so, the returned order is marked as a possible second purchase, and its visitor is asked before
   * paying.
   */
  flagSecondOrder(orderId: string): Promise<Order>;
  /**
   * Replaces an order whose link has ended by a new order at today's price; a later instalment keeps its sum and date.
   * If the enrolment already has an order for the same purchase that is neither expired nor cancelled, returns that
   * order. So there is never more than one order to pay.
   *
   * Null if (1) the link of the order has not ended, (2) the offer is not on sale, or its batch is full, cancelled or
   * has begun, (3) the first instalment, or the order whose course is changed, is no longer paid, or (4) the enrolment
   * was erased.
   */
  renew(orderId: string): Promise<Order | null>;
  /** Stores the payment link of an order, and returns the order. If the order already has a link, that link stays. */
  noteLink(orderId: string, link: NonNullable<Order['link']>): Promise<Order>;
  /**
   * Applies a fact, such as a payment, by the rules of the domain. One transaction writes the new state, the event, the
   * receipt or voucher, and the notifications for visitor and staff.
   */
  applyFact(
    orderId: string,
    fact: OrderFact,
    who: string,
  ): Promise<{ step: OrderStep; order: Order }>;
  /**
   * Settles the discrepancy of an order. The same payment or refund does not raise it again. With `seen`, nothing is
   * settled if the discrepancies have changed since the member saw them. With `isRefund`, the money that was returned
   * on the provider's page counts as the refund of the order.
   */
  settleDiscrepancy(
    orderId: string,
    who: string,
    note: string,
    options?: { seen?: DiscrepancySnapshot; isRefund?: boolean; audit?: NewAuditEntry },
  ): Promise<DiscrepancySettlingResult>;
  /**
   * Records that staff granted a learner's request about an order. `before` is the number of entries of this type when
   * the member decided. If there are more now, nothing is recorded, and the result is false.
   */
  recordGrantedRequest(
    orderId: string,
    who: string,
    audit: NewAuditEntry,
    before: number,
  ): Promise<boolean>;
  /**
   * Grants a change to another course: creates an order for the price difference plus the charge. When that order is
   * paid, the place in the old course is released. `overtaken`: another change was granted in the meantime, or the
   * order is not paid. `full`: no batch of the other course has a free place. `not sold`: the other course is not on
   * sale, the order is itself a change of course, or the enrolment was erased.
   */
  changeCourse(
    orderId: string,
    toOffer: string,
    who: string,
    audit: NewAuditEntry,
    before: number,
  ): Promise<{ at: 'made'; order: Order } | { at: 'overtaken' | 'full' | 'not sold' }>;
  /**
   * Requests a refund. Each request has a key, which stays the same when the provider is asked again. An order has only
   * one open refund request at a time. `refundedBefore` is the sum that was already refunded when the member decided;
   * if it has changed since, nothing is requested.
   */
  requestRefund(
    orderId: string,
    paise: Paise,
    who: string,
    refundedBefore: Paise,
    audit?: NewAuditEntry,
  ): Promise<{ step: OrderStep; order: Order }>;
  /**
   * Proposes a refund that another member has to confirm. False if a refund is already proposed or under way, or if
   * nothing is left to refund.
   */
  proposeRefund(
    orderId: string,
    proposal: Pick<RefundProposal, 'paise' | 'question' | 'ruleSays' | 'reason'>,
    who: string,
  ): Promise<boolean>;
  /**
   * Confirms a proposed refund, and so requests it. `own`: the member proposed it, and another member has to confirm.
   * `too much`: less than this sum can still be refunded. `late`: the proposal is no longer there, or the sum that was
   * already refunded is not `refundedBefore` any more.
   */
  confirmRefund(
    orderId: string,
    proposalId: string,
    who: string,
    refundedBefore: Paise,
  ): Promise<'asked' | 'late' | 'own' | 'too much'>;
  /**
   * Declines a proposed refund; the member who proposed it may do so too. False if the proposal is no longer there.
   */
  declineRefund(orderId: string, proposalId: string, who: string): Promise<boolean>;
  /** Stores the provider's id of the refund that was requested with this key. An id that is already stored stays. */
  storeRefundId(orderId: string, key: string, refundId: string): Promise<void>;
}

export type OrderPort = UnmatchedPaymentPort &
  OrderReadPort &
  OrderChangePort &
  OrderBackgroundWorkPort &
  ProviderEventPort &
  HandPaymentPort &
  InstalmentPlanPort &
  StaffMadeOrderPort &
  ReceiptAndVoucherPort &
  PrintedReceiptPort;
