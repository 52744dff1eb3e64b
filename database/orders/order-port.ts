/**
 * Orders: each asks for the payment of one enrolment. The database creates an order in the enrolment's transaction,
 * from the offers that the service stored; the amount never comes from a browser. Every change is an event in the same
 * transaction, and the state changes by the domain's rules alone.
 */
import type { OrderFilter, PaperSpan } from '#domain/accounts/order-filter.ts';
import type { PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import type { SeatState } from '#domain/batches/seat-states.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Paise } from '#domain/money.ts';
import type {
  Discrepancy,
  DiscrepancySeen,
  OrderFact,
  OrderState,
  OrderStep,
  SettlingResult,
} from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { PaymentWay, RecordedMoney } from '#domain/payment-ways.ts';
import type { NumberedPaper, Register } from '#domain/registers.ts';

/** An offer on sale, as in the built site. `slug` is empty for the internship enrolment without a course. */
export type OfferOnSale = {
  slug: string;
  /** A hash of the facts: differs when their wording changes. */
  version: string;
  title: string;
  amountPaise: Paise;
  /** The texts for the order's page, mail and receipt, stored with the order as they were then. */
  facts: Readonly<Record<string, unknown>>;
  /** The offer's kind, such as "workshop": fees are set for one offer or for a kind. */
  kind?: string | null;
};

export type Order = {
  id: string;
  /** The enrolment behind the order; null after it was erased. */
  enrolmentId: string | null;
  offer: OfferOnSale;
  amountPaise: Paise;
  currency: 'INR';
  /** The mode that created the order; only its provider offers the link, reports payments and refunds. */
  mode: PaymentMode;
  state: OrderState;
  doubt: Discrepancy | null;
  /** The payments and refunds shown to a person so far. */
  raised: readonly string[];
  createdAt: Date;
  /** The number of failed attempts to create the order's link. */
  offerTries: number;
  /** The provider's payment link; null until there is one. */
  link: { id: string; url: string; expiresAt: Date | null } | null;
  paymentId: string | null;
  paidWay: PaymentWay;
  /** The instalment that it asks for; null if it asks for the whole fee. */
  instalment: OrderInstalment | null;
  paidAt: Date | null;
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** Refunded in addition, on the provider's own page. */
  returnedPaise: Paise;
  receipt: OrderPaper | null;
  voucher: OrderPaper | null;
  /** The provider's ids of the first twenty failed payments. */
  failedPayments: readonly string[];
  /** When the latest of these failed. */
  failedAt: Date | null;
  /** The paid order that it seems to repeat; see `asksFirst` in `#domain/order-states.ts`. */
  secondOf: string | null;
  /** When the visitor or staff said that the order is for another person. */
  forOtherAt: Date | null;
  /** The order's place in a batch; null when it has none. */
  seat: { batchId: string; state: SeatState; heldUntil: Date } | null;
  /** Created for somebody promoted from the waiting list. */
  hasWaited: boolean;
  /** A refund that waits for a second person; null otherwise. */
  refundProposal: RefundProposal | null;
  /** The id of the order whose course this order changes; null otherwise. */
  changeOf: string | null;
  /** The person who enrolled; null after they were erased. */
  payer: { name: string; email: string; phone: string } | null;
};

/** The receipt or voucher of an order. */
export type OrderPaper = {
  number: string;
  issuedAt: Date;
  paise: Paise;
  /** How the money moved, if a person recorded it; null for the provider. */
  record: RecordedMoney | null;
  /** Why the voucher was issued; null for a receipt. */
  why: 'refund' | 'mistake' | null;
};

type OrderInstalment = {
  /** The order of the first instalment, which holds the place. */
  planOf: string;
  position: number;
  count: number;
  /** The whole fee. */
  feePaise: Paise;
  /** The due date in India; null when another order asks for this instalment now. */
  dueOn: CalendarDate | null;
  /** The time from which the order's link may be made; null means at once. */
  askAt: Date | null;
  /** Since when staff have to act, because the instalment was not paid. */
  missedAt: Date | null;
};

/** `question` and `ruleSays` come from the desk: the question about the terms, and the amount that they give. */
export type RefundProposal = {
  id: string;
  paise: Paise;
  question: Readonly<Record<string, unknown>>;
  ruleSays: Paise;
  reason: string;
  by: string;
  at: Date;
};

/**
 * How the provider identifies an order: by its link, by our reference (the order's id), or by its payment. If they
 * disagree, the link wins, because the visitor got it; then the reference.
 */
export type PaymentLinkRef = { id?: string; reference?: string; payment?: string };

export type OrderEvent = {
  id: string;
  orderId: string;
  at: Date;
  /**
   * `order.made`, `order.paid` and so on for each state, `order.offer-failed`, `order.doubt`, `order.doubt-settled`,
   * and those of `noteTypes`.
   */
  type: string;
  /** Who acted: `visitor`, `provider`, `worker`, `terminal`, or a staff id. */
  who: string;
  what: Readonly<Record<string, unknown>>;
};

/** An event as the provider sent it, stored before it is applied. */
export type ProviderEvent = {
  /** The mode of the payment; it can only concern orders of the same mode. */
  mode: PaymentMode;
  /** The provider's own id; stored once. */
  eventId: string;
  /** The raw body as text. */
  body: string;
};

export type PayerContact = { email: string; phone: string };

/** What staff did, for the desk's audit: written in the transaction of the change or not at all. */
export type NewAuditEntry = { type: DeskEventType; what: Readonly<Record<string, unknown>> };

/** Finding orders. */
export interface OrderListPort {
  /**
   * The newest order of this person for this offer (and this batch, if given) from the last day, in the mode in force.
   * Null if there is none.
   */
  orderOfPerson(
    person: PayerContact,
    offer: string | null,
    batch?: string | null,
  ): Promise<Order | null>;
  findOrder(id: string): Promise<Order | null>;
  /** One page, newest first; `before` is the id of the previous page's last order. */
  listOrders(filter: OrderFilter): Promise<Order[]>;
  /** What the receipts and vouchers of these orders add up to in the filter's span, over all pages. */
  sumOrders(filter: OrderFilter & { papers: PaperSpan }): Promise<PaperSums & { orders: number }>;
  /** The orders of these enrolments, newest first. */
  ordersOf(enrolmentIds: readonly string[]): Promise<Order[]>;
  eventsOf(orderId: string): Promise<OrderEvent[]>;
  /** Null if the link belongs to another site's order. */
  orderOfLink(link: PaymentLinkRef): Promise<Order | null>;
  /** The offers on sale, sorted by title; the amount is the build's fee, without fees set since. */
  offersOnSale(): Promise<Pick<OfferOnSale, 'slug' | 'title' | 'kind' | 'amountPaise'>[]>;
  /** The orders that change the course of this one, newest first. */
  changesOf(orderId: string): Promise<Order[]>;
  /** The mode of new orders, which the service stores when it starts; null while no orders are made. */
  modeInForce(): Promise<PaymentMode | null>;
  /** The numbers that were given in a register, for checking that none is missing. */
  registerOf(register: Register, year: string): Promise<string[]>;
}

/** Changing orders. */
interface OrderChangePort {
  /** Replaces the offers on sale, and sets the mode of new orders. Existing orders keep their facts and mode. */
  setOffers(offers: readonly OfferOnSale[], mode: PaymentMode): Promise<void>;
  /** Takes all offers off sale: enrolments create no orders. */
  withdrawOffers(): Promise<void>;
  /**
   * Checks whether the same address or number paid for the same offer within a year without a refund; called before a
   * link is created. Returns the updated order, which may now ask first.
   */
  compareWithPaid(orderId: string): Promise<Order>;
  /**
   * Creates another order for an enrolment whose link has ended, at today's price. If the enrolment already has an
   * open order, returns that one, so that there is never more than one to pay. Null if the order has not ended, the
   * offer is no longer on sale, its batch is full, or the enrolment was erased.
   */
  renew(orderId: string): Promise<Order | null>;
  /** One link per order: the first one stored stays. Returns the resulting order. */
  noteLink(orderId: string, link: NonNullable<Order['link']>): Promise<Order>;
  /**
   * Applies a fact by the domain's rules, in one transaction with its event, the receipt's or voucher's number when
   * due, and the notifications for visitor and staff.
   */
  applyFact(
    orderId: string,
    fact: OrderFact,
    who: string,
  ): Promise<{ step: OrderStep; order: Order }>;
  /**
   * Settles a discrepancy; the same payment or refund is not raised again. With `seen`, settles only what the person
   * had on screen. With `isRefund`, the money returned on the provider's page becomes the order's refund.
   */
  settleDiscrepancy(
    orderId: string,
    who: string,
    note: string,
    options?: { seen?: DiscrepancySeen; isRefund?: boolean; audit?: NewAuditEntry },
  ): Promise<SettlingResult>;
  /**
   * Records what was granted about an order. Optimistic check on the number of grants: `before` is how many entries of
   * that type existed. False, recording nothing, if there are more by now.
   */
  grant(orderId: string, who: string, audit: NewAuditEntry, before: number): Promise<boolean>;
  /**
   * Grants another course and creates its order (price difference plus charge) in one transaction. The place in the
   * old course is released once that order is paid. `overtaken`: something was granted meanwhile, or the order is not
   * paid; `full`: no batch of the other course has a free place; `not sold`: it is not on sale.
   */
  changeCourse(
    orderId: string,
    toOffer: string,
    who: string,
    audit: NewAuditEntry,
    before: number,
  ): Promise<{ at: 'made'; order: Order } | { at: 'overtaken' | 'full' | 'not sold' }>;
  /**
   * Requests a refund: one per order, with a key that stays the same for retries; a new one, with a new key, only if
   * that refund failed.
   */
  askRefund(
    orderId: string,
    paise: Paise,
    who: string,
    audit?: NewAuditEntry,
  ): Promise<{ step: OrderStep; order: Order }>;
  /** Proposes a refund without requesting it. False if nothing can be refunded, or a refund is already proposed. */
  proposeRefund(
    orderId: string,
    proposal: Pick<RefundProposal, 'paise' | 'question' | 'ruleSays' | 'reason'>,
    who: string,
  ): Promise<boolean>;
  /**
   * Requests the proposed refund; must be done by another person than the proposer. `late`: the proposal was replaced
   * or ended; `own`: the same person proposed it; `too much`: more than is still refundable.
   */
  confirmRefund(
    orderId: string,
    proposalId: string,
    who: string,
  ): Promise<'asked' | 'late' | 'own' | 'too much'>;
  /** False if the proposal was replaced or ended. The proposer may decline it too. */
  declineRefund(orderId: string, proposalId: string, who: string): Promise<boolean>;
  noteRefund(orderId: string, key: string, refundId: string): Promise<void>;
}

/** Which orders are due for which work, shared among the workers of their mode. */
export interface OrderQueuePort {
  /** Leases orders for which no link was tried yet. */
  claimUnoffered(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Leases orders whose link failed and is due again; separate, so that no new order waits behind them. */
  claimTried(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Schedules the next attempt. */
  postponeOffer(orderId: string, dueAt: Date, reason: string): Promise<void>;
  /**
   * Leases orders not yet paid that are due to be polled: a payment can arrive even after an expiry or a cancellation.
   */
  claimUnsettled(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Leases paid orders that are due to be polled: money can be refunded on the provider's page without an event. */
  claimPaid(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Does nothing if `ifStill` no longer matches the order, because a newly requested refund is due at once. */
  postponeAsking(orderId: string, dueAt: Date, ifStill?: Order): Promise<void>;
  /** Makes the order due for polling at once, because staff asked for it. */
  askNow(orderId: string, who: string, audit: NewAuditEntry): Promise<void>;
  /** Makes all orders in these states due for polling now, or only those paid since then. Returns their number. */
  makeDue(mode: PaymentMode, states: readonly OrderState[], paidSince?: Date): Promise<number>;
  /** Makes refused links due now: after a restart the provider may accept them. */
  retryRefusedLinks(mode: PaymentMode): Promise<number>;
  claimRefunds(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Leases orders whose link is to be ended at the provider, because they are paid otherwise or withdrawn. */
  claimEndingLinks(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Notes that the order's payment link has ended, or that it never had one. */
  noteLinkEnded(orderId: string): Promise<void>;
}

/** A payment for an order that is not known here, as after restoring an older copy. */
export type UnmatchedPayment = {
  id: string;
  paymentId: string;
  mode: PaymentMode;
  linkId: string | null;
  /** The order's id, if the provider still has it. */
  reference: string | null;
  /** The description on the payment link. */
  paidFor: string | null;
  paise: Paise;
  currency: string;
  /** How much of the payment was refunded. */
  returnedPaise: Paise;
  receivedAt: Date;
  isSettled: boolean;
};

/** Payments for unknown orders, which a person has to settle. */
export interface UnmatchedPaymentPort {
  /** Stores the payment once, and notifies staff. */
  keepUnmatched(
    payment: Omit<UnmatchedPayment, 'id' | 'returnedPaise' | 'receivedAt' | 'isSettled'>,
  ): Promise<void>;
  /** False if the payment is unknown. The same refund counts once. */
  noteUnmatchedRefund(paymentId: string, refundId: string, paise: Paise): Promise<boolean>;
  /** The unsettled payments, newest first, at most fifty. */
  openUnmatched(): Promise<UnmatchedPayment[]>;
  findUnmatched(id: string): Promise<UnmatchedPayment | null>;
  /** Also writes the audit entry. False if it is unknown or already settled. */
  settleUnmatched(id: string, who: string, note: string): Promise<boolean>;
}

/** Events that the payment provider sent. */
export interface ProviderEventPort {
  /** False if the event was stored before. */
  storeProviderEvent(event: ProviderEvent): Promise<boolean>;
  /** Leases stored events that are not applied yet, oldest first. */
  claimProviderEvents(
    mode: PaymentMode,
    limit: number,
    leaseMs: number,
  ): Promise<(ProviderEvent & { id: string })[]>;
  /**
   * Marks it as applied. Its body is emptied, because it holds personal data and the order's events have what is
   * needed.
   */
  markProviderEvent(id: string, outcome: string): Promise<void>;
  /** Holds the event until that payment is known here; nobody claims it before. */
  holdProviderEvent(id: string, paymentId: string): Promise<void>;
}

/**
 * A receipt or voucher with its money. Every figure about money is a sum of these: an order's amount says what it asks
 * for, not what came.
 */
export type StoredPaper = {
  number: string;
  orderId: string;
  /** The payer's name as it was printed. */
  payer: string;
  kind: NumberedPaper;
  mode: PaymentMode;
  issuedAt: Date;
  paise: Paise;
  way: PaymentWay;
  /** The provider's id of the payment or refund; our own if it was recorded by hand; null for a refund in parts. */
  movement: string | null;
  /** Only for money recorded by hand: its reference, its day in India, and the member of staff. */
  reference: string | null;
  movedOn: CalendarDate | null;
  recordedBy: string | null;
  /** Only for a voucher: the number of its receipt, and whether it stands for a refund or for a mistake. */
  against: string | null;
  why: 'refund' | 'mistake' | null;
};

/** Receipts and vouchers, of which figures about money are made. */
export interface PaperPort {
  /** The receipts and vouchers of one order, oldest first. */
  papersOf(orderId: string): Promise<StoredPaper[]>;
  /** The receipts and vouchers issued in this span, oldest first. */
  papersIn(mode: PaymentMode, since: Date, until: Date): Promise<StoredPaper[]>;
}

/** Money that is recorded by hand. */
type HandRecord = RecordedMoney & { paise: Paise };

/**
 * `late`: the order was paid or changed meanwhile; `another sum`: it asks for another one; `known reference`: a receipt
 * has that reference already.
 */
type PaymentRecorded =
  | { at: 'recorded'; order: Order }
  | { at: 'late' | 'another sum' }
  | { at: 'known reference'; receipt: string };

/** Recording what moves outside the provider. Each act is one transaction with its receipt or voucher and the audit. */
export interface HandPaymentPort {
  recordPayment(orderId: string, record: HandRecord, who: string): Promise<PaymentRecorded>;
  /** The refund that was asked for has been handed back. False if none waits for that. */
  recordHandBack(orderId: string, record: RecordedMoney, who: string): Promise<boolean>;
  /** A payment was recorded by mistake: a voucher takes it back. False if it can't be, or was already. */
  takeBackRecord(orderId: string, reason: string, who: string): Promise<boolean>;
}

/** One instalment of a plan, with the order that asks for it; null until the first one is paid. */
export type PlannedInstalment = {
  position: number;
  paise: Paise;
  dueOn: CalendarDate;
  reminders: number;
  missedAt: Date | null;
  order: Order | null;
};

/** An unpaid instalment whose date has passed, after both reminders. */
export type MissedInstalment = {
  planOf: string;
  position: number;
  dueOn: CalendarDate;
  order: Order;
};

/**
 * `open`: this person has an unpaid order for the same offer; `incomplete`: name, address or number is missing; `full`:
 * no place is left.
 */
type OrderAsked =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'full' | 'not sold' | 'incomplete' | 'gone' };

/** Orders that staff make, and plans of instalments. */
export interface PlanPort {
  /**
   * Makes an order for the person of an enquiry, as an enrolment would: fee of the day, place held in the same
   * transaction. `later`: the dates of further instalments; empty: the whole fee at once.
   */
  askFor(
    enquiryId: string,
    wanted: { offer: string; batch: string | null; later: readonly CalendarDate[] },
    who: string,
  ): Promise<OrderAsked>;
  /** Replaces an unpaid order by one in instalments, at the same price and with the same place. Null if it can't be. */
  planOrder(orderId: string, later: readonly CalendarDate[], who: string): Promise<string | null>;
  /** The instalments of a plan, by the order of the first one; empty if there is no plan. */
  planOf(orderId: string): Promise<PlannedInstalment[]>;
  /**
   * Moves the dates of unpaid instalments. `late`: one was paid or moved meanwhile; otherwise a sentence that says what
   * is wrong with the dates.
   */
  movePlanDates(
    orderId: string,
    dates: readonly { position: number; was: CalendarDate; becomes: CalendarDate }[],
    who: string,
  ): Promise<'moved' | 'unchanged' | 'late' | { wrong: string }>;
  /** Makes its link now, because the learner or staff ask for it before its time. */
  askInstalmentNow(orderId: string): Promise<void>;
  /** Reminds of unpaid instalments, and gives missed ones to a person. Resolves with their number. */
  followInstalments(mode: PaymentMode): Promise<number>;
  /** Missed instalments of the mode in force, the oldest first. */
  missedInstalments(): Promise<MissedInstalment[]>;
}

/** What was printed on receipts and vouchers. Tax law requires keeping it when the enrolment is erased. */
export interface ReceiptPort {
  /**
   * `payer` is the name as printed; `file` is null until it was first rendered. Null for a number that was not given.
   */
  findReceipt(number: string): Promise<{ payer: string; file: Buffer | null } | null>;
  /**
   * Stores the first rendered file, and returns the stored one. `payer` is used only if none was stored with the
   * number.
   */
  keepReceiptFile(
    receipt: { number: string; orderId: string; payer: string },
    file: Buffer,
  ): Promise<Buffer>;
}

export type OrderPort = UnmatchedPaymentPort &
  OrderListPort &
  OrderChangePort &
  OrderQueuePort &
  ProviderEventPort &
  HandPaymentPort &
  PlanPort &
  PaperPort &
  ReceiptPort;
