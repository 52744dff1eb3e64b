/**
 * Orders. Each asks for the payment of one enrolment. The database creates an order in the transaction of the
 * enrolment, from the offers that the service stored; the amount never comes from a browser. Every change is an
 * event in the same transaction, and only the rules of the domain change the state.
 */
import type { IssueSpan, OrderFilter } from '#domain/bookkeeping/order-filter.ts';
import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { RegisterName } from '#domain/money/receipt-registers.ts';
import type {
  DiscrepancySettlingResult,
  DiscrepancySnapshot,
} from '#domain/orders/order-states.ts';
import type { OrderFact, OrderStep } from '#domain/orders/order-step-for-fact.ts';
import type { OrderBackgroundWorkPort } from './background-work/order-background-work-port.ts';
import type { InstalmentPlanPort } from './instalments/instalment-plan-port.ts';
import type { OfferOnSale, Order, OrderEvent, RefundProposal } from './order.ts';
import type { ProviderEventPort } from './provider-events/provider-event-port.ts';
import type { UnmatchedPaymentPort } from './provider-events/unmatched-payment-port.ts';
import type { PrintedReceiptPort, ReceiptAndVoucherPort } from './receipts/receipt-port.ts';
import type { HandPaymentPort } from './staff-acts/hand-payment-port.ts';
import type { StaffMadeOrderPort } from './staff-acts/staff-made-order-port.ts';
import type { NewAuditEntry } from './transaction/record-audit-entry.ts';

/**
 * The ids by which the provider names an order: its link (`id`), our reference (the order's id), or its payment. If
 * they belong to different orders, the link decides, because the visitor got the link; after it, the reference.
 */
export type ProviderOrderRef = { id?: string; reference?: string; payment?: string };

export type PayerContact = { email: string; phone: string };

/** Reads orders, the offers on sale, the payment mode and the numbers of a register. */
export interface OrderReadPort {
  /**
   * Returns the id of the newest order that this person made for this offer within the last day, in the payment mode in
   * force. If a batch is given, only orders for this batch count. Null if there is none. Every enrolment waits for this
   * query, so it reads only the id.
   */
  orderIdOfPerson(
    person: PayerContact,
    offer: string | null,
    batch?: string | null,
  ): Promise<string | null>;
  findOrder(id: string): Promise<Order | null>;
  /** One page of orders, newest first; `before` is the id of the previous page's last order. */
  listOrders(filter: OrderFilter): Promise<Order[]>;
  /** Adds up the receipts and vouchers of the filtered orders that were issued in the filter's span, over all pages. */
  sumReceiptsOfOrders(
    filter: OrderFilter & { issuedIn: IssueSpan },
  ): Promise<ReceiptAndVoucherSums & { orders: number }>;
  /** The orders of these enrolments, newest first. */
  ordersOf(enrolmentIds: readonly string[]): Promise<Order[]>;
  eventsOf(orderId: string): Promise<OrderEvent[]>;
  /** Null if no order is found, for example because the link belongs to another site. */
  orderOfLink(link: ProviderOrderRef): Promise<Order | null>;
  /** The offers on sale, sorted by title. The amount is the fee of the build, without fees that were set since. */
  offersOnSale(): Promise<Pick<OfferOnSale, 'slug' | 'title' | 'kind' | 'amountPaise'>[]>;
  /** The orders that change the course of this order, newest first. */
  changesOf(orderId: string): Promise<Order[]>;
  /** The mode of new orders, which the service stores when it starts; null while no orders are created. */
  modeInForce(): Promise<PaymentProviderMode | null>;
  /**
   * Finds the order that stands in place of one whose link has ended, for example the one that `renew` created. Null if
   * there is none, or if the link of the order `ended` has not ended.
   */
  findRenewal(ended: Order): Promise<Order | null>;
  /** The numbers of the receipts or vouchers of a register in a year, for the check that none is missing. */
  registerOf(register: RegisterName, year: string): Promise<string[]>;
}

/** Changes orders and the offers on sale. */
interface OrderChangePort {
  /**
   * Replaces the offers on sale, and sets the mode of new orders. Existing orders keep their facts and their mode.
   */
  setOffers(offers: readonly OfferOnSale[], mode: PaymentProviderMode): Promise<void>;
  /** Takes all offers off sale, so that enrolments create no orders. */
  withdrawOffers(): Promise<void>;
  /**
   * Checks whether a person with the same address or number has paid for the same offer within a year and got no
   * refund. It is called before a link is created. Returns the updated order, which may now ask its visitor a question.
   */
  compareWithPaid(orderId: string): Promise<Order>;
  /**
   * Creates a new order in place of one whose link has ended, at today's price; a later instalment keeps its sum and
   * date. If the enrolment already has another order for the same part of the same offer, and this order is neither
   * expired nor cancelled, it is returned instead. So there is never more than one order to pay.
   *
   * Null in these cases: (1) The link of the order has not ended. (2) The offer is not on sale, or its batch is full,
   * cancelled or has begun. (3) The first instalment of the plan, or the order whose course is changed, is no longer
   * paid. (4) The enrolment was erased.
   */
  renew(orderId: string): Promise<Order | null>;
  /** Stores the link of the order. An order has one link: the first one stored stays. Returns the resulting order. */
  noteLink(orderId: string, link: NonNullable<Order['link']>): Promise<Order>;
  /**
   * Applies a fact by the rules of the domain, in one transaction. The event, the number of a receipt or voucher, and
   * the notifications for visitor and staff are written with it.
   */
  applyFact(
    orderId: string,
    fact: OrderFact,
    who: string,
  ): Promise<{ step: OrderStep; order: Order }>;
  /**
   * Settles a discrepancy; the same payment or refund does not raise it again. With `seen`, settles only what the
   * member had on screen. With `isRefund`, the money returned on the provider's page becomes the refund of the
   * order.
   */
  settleDiscrepancy(
    orderId: string,
    who: string,
    note: string,
    options?: { seen?: DiscrepancySnapshot; isRefund?: boolean; audit?: NewAuditEntry },
  ): Promise<DiscrepancySettlingResult>;
  /**
   * Records something that a member granted about an order. `before` is the number of entries of the same type when the
   * member decided. If the number has changed since, nothing is recorded and the result is false.
   */
  grant(orderId: string, who: string, audit: NewAuditEntry, before: number): Promise<boolean>;
  /**
   * Grants another course and creates its order (price difference plus charge) in one transaction. The place in the
   * old course is released when that order is paid. `overtaken`: something was granted in the meantime, or the
   * order is not paid. `full`: no batch of the other course has a free place. `not sold`: that course is not on
   * sale, or the enrolment was erased.
   */
  changeCourse(
    orderId: string,
    toOffer: string,
    who: string,
    audit: NewAuditEntry,
    before: number,
  ): Promise<{ at: 'made'; order: Order } | { at: 'overtaken' | 'full' | 'not sold' }>;
  /**
   * Requests a refund, with a key that stays the same for retries. An order has only one open refund at a time; after
   * that refund was made or has failed, a new request gets a new key. `seenBack` is the sum that was already refunded
   * when the member decided. If this sum has changed since then, nothing is requested.
   */
  askRefund(
    orderId: string,
    paise: Paise,
    who: string,
    seenBack: Paise,
    audit?: NewAuditEntry,
  ): Promise<{ step: OrderStep; order: Order }>;
  /** Proposes a refund without requesting it. False if nothing can be refunded, or a refund is already proposed. */
  proposeRefund(
    orderId: string,
    proposal: Pick<RefundProposal, 'paise' | 'question' | 'ruleSays' | 'reason'>,
    who: string,
  ): Promise<boolean>;
  /**
   * Requests the proposed refund. Another person than the proposer has to do this. `late`: the proposal was replaced or
   * ended, or another sum than `seenBack` has been refunded by now. `own`: the same person proposed it. `too much`: the
   * sum is more than can still be refunded.
   */
  confirmRefund(
    orderId: string,
    proposalId: string,
    who: string,
    seenBack: Paise,
  ): Promise<'asked' | 'late' | 'own' | 'too much'>;
  /** Declines the proposal; the proposer may do so too. False if the proposal was replaced or ended. */
  declineRefund(orderId: string, proposalId: string, who: string): Promise<boolean>;
  /** Stores the provider's id of the refund with this key, unless an id is stored already. */
  noteRefund(orderId: string, key: string, refundId: string): Promise<void>;
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
