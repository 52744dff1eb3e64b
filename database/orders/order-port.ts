/**
 * Orders: one enrolment's claim to be paid. They are made by the database in the transaction of the enrolment,
 * from the offers that the service put there; the amount never comes from a browser. Everything that happens to
 * one is an event in the same transaction, and its state changes by the rules of the domain alone.
 */
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Paise } from '#domain/money.ts';
import type {
  Discrepancy,
  DiscrepancySeen,
  OrderFact,
  OrderState,
  OrderStep,
  Settled,
} from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { Register } from '#domain/registers.ts';

/** What is for sale, as the built site has it. `slug` is empty for the bare internship enrolment. */
export type OfferOnSale = {
  slug: string;
  /** Tells one wording of the facts from the next. */
  version: string;
  title: string;
  amountPaise: Paise;
  /** What stands on the page, mail and receipt of an order made from it: kept with the order as it was. */
  facts: Readonly<Record<string, unknown>>;
};

export type Order = {
  id: string;
  /** The enrolment it was made from; null once that was erased. */
  enrolmentId: string | null;
  offer: OfferOnSale;
  amountPaise: Paise;
  currency: 'INR';
  /** The mode that made the order; only its provider offers the link, hears of the payment and refunds it. */
  mode: PaymentMode;
  state: OrderState;
  doubt: Discrepancy | null;
  /** The payments and refunds that a person was told of so far. */
  raised: readonly string[];
  createdAt: Date;
  /** How often making its link was tried before. */
  offerTries: number;
  /** The provider's link, once there is one. */
  link: { id: string; url: string; expiresAt: Date | null } | null;
  paymentId: string | null;
  paidAt: Date | null;
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** What went back beside that, on the provider's own page. */
  returnedPaise: Paise;
  receipt: { number: string; issuedAt: Date } | null;
  voucher: { number: string; issuedAt: Date } | null;
  /** Payments that were tried and failed, as the provider names them; the first twenty. */
  failedPayments: readonly string[];
  /** When the last of these failed. */
  failedAt: Date | null;
  /** The paid order that it seems to repeat; see `asksFirst` in `#domain/order-states.ts`. */
  secondOf: string | null;
  /** When somebody said that it is for another person. */
  forOtherAt: Date | null;
  /** The person who enrolled; null for what was erased. */
  payer: { name: string; email: string; phone: string } | null;
};

/**
 * How the provider names an order: by its link, by our reference (the order's id), or by its payment. Where they name
 * different ones the link counts first, because it is what the visitor was given; then the reference.
 */
export type LinkRef = { id?: string; reference?: string; payment?: string };

export type OrderEvent = {
  id: string;
  orderId: string;
  at: Date;
  /** `order.made`, `order.paid` and so on for each state, `order.offer-failed`, `order.doubt`, `order.doubt-settled`, and by `noteTypes`. */
  type: string;
  /** The one who acted: `visitor`, `provider`, `worker`, `terminal`, or a staff id. */
  who: string;
  what: Readonly<Record<string, unknown>>;
};

/** As it came from the provider, stored before anything is made of it. */
export type ProviderEvent = {
  /** The mode of the payment: it can only be about an order of the same mode. */
  mode: PaymentMode;
  /** The provider's own id; the same one is stored once. */
  eventId: string;
  /** The raw bytes, as text. */
  body: string;
};

export type Person = { email: string; phone: string };

/** What staff did, for the audit of the desk: written in the transaction of the change, or not at all. */
export type AuditEntry = { type: DeskEventType; what: Readonly<Record<string, unknown>> };

/** Which orders there are. */
export interface OrderListPort {
  /**
   * The order that an enrolment came to in the mode in force: its own, or the open one of the same person for the
   * same offer within a day.
   */
  orderOfPerson(person: Person, offer: string | null): Promise<Order | null>;
  findOrder(id: string): Promise<Order | null>;
  /** Newest first, a page of them; `before` is the id of the last one of the page before. */
  listOrders(filter: {
    state?: OrderState | undefined;
    withDiscrepancy?: boolean | undefined;
    before?: string | undefined;
  }): Promise<Order[]>;
  /** Those that came of these enrolments, the newest first. */
  ordersOf(enrolmentIds: readonly string[]): Promise<Order[]>;
  eventsOf(orderId: string): Promise<OrderEvent[]>;
  /** Null for an order of another site. */
  orderOfLink(link: LinkRef): Promise<Order | null>;
  /** In which new orders are paid, as the service wrote it at its start; null where none are made. */
  modeInForce(): Promise<PaymentMode | null>;
  /** Numbers given, and whether they are consecutive: for the check after a bad day. */
  registerOf(register: Register, year: string): Promise<string[]>;
}

/** What becomes of them. */
interface OrderChangePort {
  /**
   * Replaces what is for sale, and says in which mode it is paid from now on. An order keeps the facts it was made
   * from, and its mode.
   */
  setOffers(offers: readonly OfferOnSale[], mode: PaymentMode): Promise<void>;
  /** Nothing is for sale: enrolments come to no order. */
  withdrawOffers(): Promise<void>;
  /**
   * Looks whether the same address or number has paid for the same offer before, within a year and not refunded; asked
   * before a link is made. The order comes back as it is then, and may ask first.
   */
  compareWithPaid(orderId: string): Promise<Order>;
  /**
   * Another order for the enrolment of one whose link has ended, at what the offer costs now. Where the enrolment has
   * an order that has not ended, that one, so there is never more than one to pay. Null when the order has not
   * ended, the offer is not on sale any more, or the enrolment was erased.
   */
  renew(orderId: string): Promise<Order | null>;
  /** One link for each order: the first that is noted stays. Returns the order as it is then. */
  noteLink(orderId: string, link: NonNullable<Order['link']>): Promise<Order>;
  /**
   * Applies a fact by the rules of the domain, in one transaction with its event, the receipt's or voucher's
   * number when it is due, and what visitor and staff are to be told.
   */
  applyFact(
    orderId: string,
    fact: OrderFact,
    who: string,
  ): Promise<{ step: OrderStep; order: Order }>;
  /**
   * A person has looked; the same payment or refund is not put before one again. With `seen`, nothing is settled that
   * they did not see; with `isRefund`, what went back on the provider's page is the refund of the order.
   */
  settleDiscrepancy(
    orderId: string,
    who: string,
    note: string,
    options?: { seen?: DiscrepancySeen; isRefund?: boolean; audit?: AuditEntry },
  ): Promise<Settled>;
  /**
   * Notes for the audit what was granted about an order. Optimistic check on the number of grants:
   * `before` is how many entries of that type there were. False when there are more by now, and then nothing is noted.
   */
  grant(orderId: string, who: string, audit: AuditEntry, before: number): Promise<boolean>;
  /**
   * One request for a refund for each order, under a key that stays the same on every try; another one, under another
   * key, only when that refund failed.
   */
  askRefund(
    orderId: string,
    paise: Paise,
    who: string,
    audit?: AuditEntry,
  ): Promise<{ step: OrderStep; order: Order }>;
  noteRefund(orderId: string, key: string, refundId: string): Promise<void>;
}

/** Which are due for what, shared out among the workers of their mode. */
export interface OrderQueuePort {
  /** Orders whose link was never tried for, and nobody else's for a while. */
  claimUnoffered(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Orders whose link was tried for in vain and is due again: apart, so that no new order waits behind them. */
  claimTried(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Another try at that time. */
  postponeOffer(orderId: string, dueAt: Date, reason: string): Promise<void>;
  /** Orders that are not paid yet and are due to be asked about: a payment can come after an end. */
  claimUnsettled(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** Paid ones that are due: money can go back on the provider's page, without anybody here hearing of it. */
  claimPaid(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
  /** With `ifStill`, nothing is put off that changed meanwhile: a refund that was asked for is due at once. */
  postponeAsking(orderId: string, dueAt: Date, ifStill?: Order): Promise<void>;
  /** Due at once, because somebody at the desk asked for it. */
  askNow(orderId: string, who: string, audit: AuditEntry): Promise<void>;
  /** All in these states are due now, or those that were paid since then. Returns how many. */
  makeDue(mode: PaymentMode, states: readonly OrderState[], paidSince?: Date): Promise<number>;
  /** Links that were refused are due now: what was refused may be what a new start has changed. */
  retryRefusedLinks(mode: PaymentMode): Promise<number>;
  claimRefunds(mode: PaymentMode, limit: number, leaseMs: number): Promise<Order[]>;
}

/** A payment for an order that is not known here, as after the restore of an older copy. */
export type UnmatchedPayment = {
  id: string;
  paymentId: string;
  mode: PaymentMode;
  linkId: string | null;
  /** The id of the order, where the provider still names it. */
  reference: string | null;
  /** In the words of the payment link. */
  paidFor: string | null;
  paise: Paise;
  currency: string;
  /** What of it went back. */
  returnedPaise: Paise;
  receivedAt: Date;
  isSettled: boolean;
};

/** What came for orders that are not known here, and waits for a person. */
export interface UnmatchedPaymentPort {
  /** Once for each payment; staff are told of it. */
  keepUnmatched(
    payment: Omit<UnmatchedPayment, 'id' | 'returnedPaise' | 'receivedAt' | 'isSettled'>,
  ): Promise<void>;
  /** False when there is no such payment. The same refund counts once. */
  noteUnmatchedRefund(paymentId: string, refundId: string, paise: Paise): Promise<boolean>;
  /** Those that nobody has settled, the newest first, fifty at most. */
  openUnmatched(): Promise<UnmatchedPayment[]>;
  findUnmatched(id: string): Promise<UnmatchedPayment | null>;
  /** With its entry in the audit. False when there is none, or somebody has settled it. */
  settleUnmatched(id: string, who: string, note: string): Promise<boolean>;
}

/** What the payment provider sent. */
export interface ProviderEventPort {
  /** False when it was stored before. */
  storeProviderEvent(event: ProviderEvent): Promise<boolean>;
  /** Stored and not applied, oldest first. */
  claimProviderEvents(
    mode: PaymentMode,
    limit: number,
    leaseMs: number,
  ): Promise<(ProviderEvent & { id: string })[]>;
  /** What it said is in the order's events by now; its body, with what it holds of people, is emptied. */
  markProviderEvent(id: string, outcome: string): Promise<void>;
  /** It waits until that payment is known here, and is claimed by nobody before. */
  holdProviderEvent(id: string, paymentId: string): Promise<void>;
}

/** What was printed on receipts and vouchers. It is kept when the enrolment is erased, as tax law has it. */
export interface ReceiptPort {
  /** `payer` is the person as printed; `file` is null until it was first drawn. Null for a number that was not given. */
  findReceipt(number: string): Promise<{ payer: string; file: Buffer | null } | null>;
  /** Keeps the file that was drawn first, and returns that one. `payer` counts where none was noted with the number. */
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
  ReceiptPort;
