/**
 * Orders. Each asks for the payment of one enrolment. The database creates an order in the transaction of the
 * enrolment, from the offers that the service stored; the amount never comes from a browser. Every change is an
 * event in the same transaction, and only the rules of the domain change the state.
 */
import type { OrderFilter, PaperSpan } from '#domain/accounts/order-filter.ts';
import type { PaperSums, VoucherReason } from '#domain/accounts/receipts-and-vouchers.ts';
import type { Batch } from '#domain/batches/batch.ts';
import type { SeatState } from '#domain/batches/seat-states.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Paise } from '#domain/money.ts';
import type {
  Discrepancy,
  DiscrepancyOnScreen,
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
  /** A hash of the facts; it changes when their wording changes. */
  version: string;
  title: string;
  amountPaise: Paise;
  /**
   * The texts for the order's page, mail and receipt, stored with the order in the wording of that day. `start` and
   * `batch` are those of the day of the payment, once the order is paid; no later change of the batch reaches them.
   */
  facts: Readonly<Record<string, unknown>>;
  /** The kind of the offer, such as "workshop": fees are set for one offer or for a kind. */
  kind?: string | null;
};

export type Order = {
  id: string;
  /** The id of the enrolment; null after the enrolment was erased. */
  enrolmentId: string | null;
  offer: OfferOnSale;
  amountPaise: Paise;
  currency: 'INR';
  /**
   * The mode in which the order was created. Only the provider of this mode creates the link and reports payments
   * and refunds.
   */
  mode: PaymentMode;
  state: OrderState;
  discrepancy: Discrepancy | null;
  /** The payments and refunds of the order that were shown to a person. */
  raised: readonly string[];
  createdAt: Date;
  /** The number of failed attempts to create the order's link. */
  offerTries: number;
  /** The provider's payment link; null until it is created. */
  link: { id: string; url: string; expiresAt: Date | null } | null;
  paymentId: string | null;
  paidWay: PaymentWay;
  /** The instalment that the order asks for; null if it asks for the whole fee. */
  instalment: OrderInstalment | null;
  paidAt: Date | null;
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** The sum that was refunded in addition, on the provider's own page. */
  returnedPaise: Paise;
  receipt: OrderPaper | null;
  voucher: OrderPaper | null;
  /** The provider's ids of the first twenty failed payments. */
  failedPayments: readonly string[];
  /** When the latest failed payment failed. */
  failedAt: Date | null;
  /** The paid order that this order seems to repeat; see `asksFirst` in `#domain/order-states.ts`. */
  secondOf: string | null;
  /** When the visitor or staff said that the order is for another person. */
  forOtherAt: Date | null;
  /** The place of the order in a batch; null when it has none. `batch` is null after a removal of the batch. */
  seat: { batchId: string; state: SeatState; heldUntil: Date; batch: SeatBatch | null } | null;
  /** Whether the order was created for a person who got a place from the waiting list. */
  hasWaited: boolean;
  /** A refund that waits for the confirmation of a second person; null otherwise. */
  refundProposal: RefundProposal | null;
  /** The id of the order whose course this order changes; null otherwise. */
  changeOf: string | null;
  /** The person who enrolled; null after the person was erased. */
  payer: { name: string; email: string; phone: string } | null;
};

/** The batch of a place as it is planned now. What was sold stands in the facts of the order. */
export type SeatBatch = Pick<
  Batch,
  'startsOn' | 'endsOn' | 'days' | 'from' | 'to' | 'language' | 'mentor' | 'state'
>;

/** The receipt or voucher of an order. */
export type OrderPaper = {
  number: string;
  issuedAt: Date;
  paise: Paise;
  /** How the money moved, if a person recorded it; null if it moved through the provider. */
  record: RecordedMoney | null;
  /** Why the voucher was issued; null for a receipt. */
  why: VoucherReason | null;
};

type OrderInstalment = {
  /** The id of the first instalment's order, which holds the place. */
  planOf: string;
  position: number;
  count: number;
  /** The whole fee. */
  feePaise: Paise;
  /** The due date in India; null when another order now asks for this instalment. */
  dueOn: CalendarDate | null;
  /** The time from which the link of the order may be created; null means at once. */
  askAt: Date | null;
  /** The time since which staff have to act, because the instalment was not paid. */
  missedAt: Date | null;
};

/** `question` and `ruleSays` come from the desk: the question about the terms, and the amount that the terms give. */
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
 * disagree, the link counts first, because the visitor got it; then the reference.
 */
export type PaymentLinkRef = { id?: string; reference?: string; payment?: string };

export type OrderEvent = {
  id: string;
  orderId: string;
  at: Date;
  /**
   * `order.made`, `order.paid` and so on for each state, `order.offer-failed`, `order.doubt`,
   * `order.doubt-settled`, and those of `noteTypes`.
   */
  type: string;
  /** The actor: `visitor`, `provider`, `worker`, `terminal`, or a staff id. */
  who: string;
  what: Readonly<Record<string, unknown>>;
};

/** An event as the provider sent it. It is stored before it is applied. */
export type ProviderEvent = {
  /** The mode of the payment. The event can only concern orders of the same mode. */
  mode: PaymentMode;
  /** The provider's own id of the event; each event is stored once. */
  eventId: string;
  /** The raw body as text. */
  body: string;
};

export type PayerContact = { email: string; phone: string };

/** The action of staff, for the desk's audit. It is written in the transaction of the change. */
export type NewAuditEntry = { type: DeskEventType; what: Readonly<Record<string, unknown>> };

/** Finding orders. */
export interface OrderListPort {
  /**
   * The newest order of this person for this offer (and this batch, if given) from the last day, in the mode in
   * force. Null if there is none.
   */
  orderOfPerson(
    person: PayerContact,
    offer: string | null,
    batch?: string | null,
  ): Promise<Order | null>;
  findOrder(id: string): Promise<Order | null>;
  /** One page of orders, newest first; `before` is the id of the previous page's last order. */
  listOrders(filter: OrderFilter): Promise<Order[]>;
  /** The sum of the receipts and vouchers of these orders in the filter's span, over all pages. */
  sumOrders(filter: OrderFilter & { papers: PaperSpan }): Promise<PaperSums & { orders: number }>;
  /** The orders of these enrolments, newest first. */
  ordersOf(enrolmentIds: readonly string[]): Promise<Order[]>;
  eventsOf(orderId: string): Promise<OrderEvent[]>;
  /** Null if the link belongs to an order of another site. */
  orderOfLink(link: PaymentLinkRef): Promise<Order | null>;
  /** The offers on sale, sorted by title. The amount is the fee of the build, without fees that were set since. */
  offersOnSale(): Promise<Pick<OfferOnSale, 'slug' | 'title' | 'kind' | 'amountPaise'>[]>;
  /** The orders that change the course of this order, newest first. */
  changesOf(orderId: string): Promise<Order[]>;
  /** The mode of new orders, which the service stores when it starts; null while no orders are created. */
  modeInForce(): Promise<PaymentMode | null>;
  /** The numbers that were given in a register, for the check that none is missing. */
  registerOf(register: Register, year: string): Promise<string[]>;
}

/** Changing orders. */
interface OrderChangePort {
  /**
   * Replaces the offers on sale, and sets the mode of new orders. Existing orders keep their facts and their mode.
   */
  setOffers(offers: readonly OfferOnSale[], mode: PaymentMode): Promise<void>;
  /** Takes all offers off sale, so that enrolments create no orders. */
  withdrawOffers(): Promise<void>;
  /**
   * Checks whether the same address or number paid for the same offer within a year without a refund. It is called
   * before a link is created. Returns the updated order, which may now ask its visitor a question.
   */
  compareWithPaid(orderId: string): Promise<Order>;
  /**
   * Creates another order for an enrolment whose link has ended, at today's price. If the enrolment already has an
   * open order, returns that order, so that there is never more than one to pay. Null if the order has not ended,
   * the offer is no longer on sale, its batch is full, or the enrolment was erased.
   */
  renew(orderId: string): Promise<Order | null>;
  /** Stores the link of the order. An order has one link: the first one stored stays. Returns the resulting order. */
  noteLink(orderId: string, link: NonNullable<Order['link']>): Promise<Order>;
  /**
   * Applies a fact by the rules of the domain, in one transaction with its event, the number of the receipt or
   * voucher when due, and the notifications for visitor and staff.
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
    options?: { seen?: DiscrepancyOnScreen; isRefund?: boolean; audit?: NewAuditEntry },
  ): Promise<SettlingResult>;
  /**
   * Records what was granted about an order, with an optimistic check: `before` is how many entries of that type
   * existed. If there are more by now, records nothing and returns false.
   */
  grant(orderId: string, who: string, audit: NewAuditEntry, before: number): Promise<boolean>;
  /**
   * Grants another course and creates its order (price difference plus charge) in one transaction. The place in the
   * old course is released when that order is paid. `overtaken`: something was granted in the meantime, or the
   * order is not paid. `full`: no batch of the other course has a free place. `not sold`: that course is not on
   * sale.
   */
  changeCourse(
    orderId: string,
    toOffer: string,
    who: string,
    audit: NewAuditEntry,
    before: number,
  ): Promise<{ at: 'made'; order: Order } | { at: 'overtaken' | 'full' | 'not sold' }>;
  /**
   * Requests a refund. An order has one refund, with a key that stays the same for retries. Only if that refund
   * failed, a new request gets a new key.
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
   * Requests the proposed refund. Another person than the proposer has to do this. `late`: the proposal was
   * replaced or ended. `own`: the same person proposed it. `too much`: it is more than can still be refunded.
   */
  confirmRefund(
    orderId: string,
    proposalId: string,
    who: string,
  ): Promise<'asked' | 'late' | 'own' | 'too much'>;
  /** Declines the proposal; the proposer may do so too. False if the proposal was replaced or ended. */
  declineRefund(orderId: string, proposalId: string, who: string): Promise<boolean>;
  noteRefund(orderId: string, key: string, refundId: string): Promise<void>;
}

/** Which orders are due for which work. The workers of a mode share them. */
export interface OrderQueuePort {
  /** Leases orders for which no link was tried yet. */
  claimUnoffered(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Leases orders whose link failed and is due again. They are claimed separately, so that no new order waits
   * behind them.
   */
  claimTried(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Schedules the next attempt to create the link. */
  postponeOffer(orderId: string, dueAt: Date, reason: string): Promise<void>;
  /** Leases unpaid orders that are due to be polled: a payment can arrive even after an expiry or a cancellation. */
  claimUnsettled(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Leases paid orders that are due to be polled: money can be refunded on the provider's page without an event. */
  claimPaid(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /**
   * Sets the next time to poll. Does nothing if the order no longer matches `ifStill`, because a newly requested
   * refund is due at once.
   */
  postponeAsking(orderId: string, dueAt: Date, ifStill?: Order): Promise<void>;
  /** Makes the order due for polling at once, because staff asked for it. */
  askNow(orderId: string, who: string, audit: NewAuditEntry): Promise<void>;
  /**
   * Makes all orders in these states due for polling now; with a time, only those paid since then. Returns their
   * number. A refunded order is polled only if it was paid by hand, because somebody may have paid by its link as
   * well.
   */
  makeDue(mode: PaymentMode, states: readonly OrderState[], paidSince?: Date): Promise<number>;
  /** Makes refused links due now, because after a restart the provider may accept them. */
  retryRefusedLinks(mode: PaymentMode): Promise<number>;
  claimRefunds(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Leases orders whose link has to be ended at the provider, because they are paid in another way or withdrawn. */
  claimEndingLinks(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Records that the payment link of the order has ended, or that the order never had one. */
  noteLinkEnded(orderId: string): Promise<void>;
}

/** A payment for an order that is not known here, for example after an older copy was restored. */
export type UnmatchedPayment = {
  id: string;
  paymentId: string;
  mode: PaymentMode;
  linkId: string | null;
  /** The id of the order, if the provider still has it. */
  reference: string | null;
  /** The description on the payment link. */
  paidFor: string | null;
  paise: Paise;
  currency: string;
  /** The refunded part of the payment. */
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
  /** Records a refund of the payment; the same refund counts once. False if the payment is unknown. */
  noteUnmatchedRefund(paymentId: string, refundId: string, paise: Paise): Promise<boolean>;
  /** The payments that are not settled, newest first, at most fifty. */
  openUnmatched(): Promise<UnmatchedPayment[]>;
  findUnmatched(id: string): Promise<UnmatchedPayment | null>;
  /** Settles the payment and writes the audit entry. False if the payment is unknown or already settled. */
  settleUnmatched(id: string, who: string, note: string): Promise<boolean>;
}

/** Events that the payment provider sent. */
export interface ProviderEventPort {
  /** Stores an event. False if it was stored before. */
  storeProviderEvent(event: ProviderEvent): Promise<boolean>;
  /** Leases stored events that are not applied yet, oldest first. */
  claimProviderEvents(
    mode: PaymentMode,
    limit: number,
    leaseMs: number,
  ): Promise<(ProviderEvent & { id: string })[]>;
  /**
   * Marks the event as applied. Its body is deleted, because it holds personal data and the order's events have
   * what is needed.
   */
  markProviderEvent(id: string, outcome: string): Promise<void>;
  /** Keeps the event until that payment is known here; until then no worker claims it. */
  holdProviderEvent(id: string, paymentId: string): Promise<void>;
}

/**
 * A receipt or voucher with its money. Every figure about money is a sum of these: the amount of an order says what
 * it asks for, not what was paid.
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
  /** The provider's id of the payment or refund; our own id if a person recorded it; null for a refund in parts. */
  movement: string | null;
  /** Only for money that a person recorded: its reference, its day in India, and the member of staff. */
  reference: string | null;
  movedOn: CalendarDate | null;
  recordedBy: string | null;
  /** Only for a voucher: the number of its receipt, and whether it documents a refund or a mistake. */
  against: string | null;
  why: VoucherReason | null;
};

/** Receipts and vouchers, from which all figures about money are computed. */
export interface PaperPort {
  /** The receipts and vouchers of one order, oldest first. */
  papersOf(orderId: string): Promise<StoredPaper[]>;
  /** The receipts and vouchers that were issued in this span, oldest first. */
  papersIn(mode: PaymentMode, since: Date, until: Date): Promise<StoredPaper[]>;
}

/** Money that a person records. */
type HandRecord = RecordedMoney & { paise: Paise };

/**
 * `late`: the order was paid or changed in the meantime. `another sum`: the order asks for another sum. `known
 * reference`: a receipt already has that reference.
 */
type PaymentRecorded =
  | { at: 'recorded'; order: Order }
  | { at: 'late' | 'another sum' }
  | { at: 'known reference'; receipt: string };

/**
 * Records money that moves outside the provider. Each act is one transaction with its receipt or voucher and the
 * audit.
 */
export interface HandPaymentPort {
  recordPayment(orderId: string, record: HandRecord, who: string): Promise<PaymentRecorded>;
  /** Records that the requested refund was handed back. False if no refund waits for that. */
  recordHandBack(orderId: string, record: RecordedMoney, who: string): Promise<boolean>;
  /**
   * Records that a payment was entered by mistake: a voucher takes it back. False if this is not possible, or was
   * already done.
   */
  takeBackRecord(orderId: string, reason: string, who: string): Promise<boolean>;
}

/**
 * One instalment of a plan, with the order that asks for it; the order is null until the first instalment is paid.
 */
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
 * `open`: this person has an unpaid order for the same offer. `incomplete`: the name, address or number is missing.
 * `full`: no place is left.
 */
type OrderAsked =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'full' | 'not sold' | 'incomplete' | 'gone' };

/** Orders that staff make, and plans of instalments. */
export interface PlanPort {
  /**
   * Creates an order for the person of an enquiry, as an enrolment would: with the fee of the day, and a place held
   * in the same transaction. `later` are the dates of further instalments; empty if the whole fee is due at once.
   */
  askFor(
    enquiryId: string,
    wanted: { offer: string; batch: string | null; later: readonly CalendarDate[] },
    who: string,
  ): Promise<OrderAsked>;
  /**
   * Replaces an unpaid order by one in instalments, at the same price and with the same place. Null if this is not
   * possible.
   */
  planOrder(orderId: string, later: readonly CalendarDate[], who: string): Promise<string | null>;
  /** The instalments of a plan, found by the order of the first one; empty if there is no plan. */
  planOf(orderId: string): Promise<PlannedInstalment[]>;
  /**
   * Moves the dates of unpaid instalments. `late`: an instalment was paid or moved in the meantime. Otherwise a
   * sentence says what is wrong with the dates.
   */
  movePlanDates(
    orderId: string,
    dates: readonly { position: number; was: CalendarDate; becomes: CalendarDate }[],
    who: string,
  ): Promise<'moved' | 'unchanged' | 'late' | { wrong: string }>;
  /** Makes the link of the instalment due now, because the learner or staff ask for it before its time. */
  askInstalmentNow(orderId: string): Promise<void>;
  /** Sends reminders of unpaid instalments, and marks missed ones for staff. Resolves with their number. */
  followInstalments(mode: PaymentMode): Promise<number>;
  /** The missed instalments of the mode in force, the oldest first. */
  missedInstalments(): Promise<MissedInstalment[]>;
}

/** The data that was printed on receipts and vouchers. Tax law requires keeping it when the enrolment is erased. */
export interface ReceiptPort {
  /**
   * `payer` is the name as printed. `file` is null until it was rendered for the first time. Null for a number that
   * was not given.
   */
  findReceipt(number: string): Promise<{ payer: string; file: Buffer | null } | null>;
  /**
   * Stores the file that was rendered first, and returns the stored one. `payer` is used only if no name was stored
   * with the number.
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
