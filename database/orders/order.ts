/** The order, which asks a person to pay for one enrolment, and the data that belong to it. */
import type { Batch } from '#domain/batches/batch.ts';
import type { OrderSeatState } from '#domain/batches/seat-states.ts';
import type { VoucherReason } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { HandRecordedMoney } from '#domain/money/hand-recorded-money.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { DiscrepancyKind, OrderState } from '#domain/orders/order-states.ts';

/** An offer on sale, as the built site shows it. `slug` is empty for the internship that is sold without a course. */
export type OfferOnSale = {
  slug: string;
  /** A hash of `facts`, so a new wording changes it. */
  version: string;
  title: string;
  amountPaise: Paise;
  /**
   * The texts for the order's page, mails and receipt. An order stores a copy, so that it keeps its wording when the
   * offer changes. When the order is paid, `start` and `batch` are set to the dates of its batch on that day, and stay
   * so.
   */
  facts: Readonly<Record<string, unknown>>;
  /** The kind of the offer, such as "workshop". A fee can be set for all offers of a kind. */
  kind?: string | null;
};

export type Order = {
  id: string;
  /** The id of the enrolment, or of the enquiry for which staff made the order. Null after an erasure. */
  enrolmentId: string | null;
  offer: OfferOnSale;
  amountPaise: Paise;
  currency: 'INR';
  /**
   * The payment mode when the order was created. Only the provider of this mode creates the link and reports payments
   * and refunds.
   */
  mode: PaymentProviderMode;
  state: OrderState;
  discrepancy: DiscrepancyKind | null;
  /**
   * The subjects of all discrepancies, settled or not, so that none is raised twice: mostly ids of payments and
   * refunds.
   */
  raised: readonly string[];
  createdAt: Date;
  /** How often creating the payment link has failed. */
  offerTries: number;
  /** The payment link at the provider; null until it is created. */
  link: { id: string; url: string; expiresAt: Date | null } | null;
  paymentId: string | null;
  paidWay: PaymentMethod;
  /** The instalment that this order asks for; null if the order asks for the whole fee. */
  instalment: OrderInstalment | null;
  paidAt: Date | null;
  /**
   * The latest refund that was requested or made. Null if there is none, or if that request was withdrawn. `vouchers`
   * has the earlier refunds.
   */
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** The sum that was refunded directly on the provider's page, besides the refunds that staff requested here. */
  returnedPaise: Paise;
  receipt: OrderReceiptOrVoucher | null;
  /** The newest voucher, which is used where no number of a voucher is given. */
  voucher: OrderVoucher | null;
  /** All vouchers, oldest first: for refunds, or for a payment that was recorded by mistake. */
  vouchers: readonly OrderVoucher[];
  /** The provider's ids of failed payments, at most the first twenty. */
  failedPayments: readonly string[];
  /** The time of the latest failed payment. */
  failedAt: Date | null;
  /**
   * The id of the paid order that this one seems to repeat. The visitor is then asked first (`isBlockedAsSecondOrder`
   * in `#domain/orders/order-states.ts`).
   */
  secondOf: string | null;
  /** When the visitor or staff said that the order is for another person. */
  forOtherAt: Date | null;
  /**
   * The place in a batch in any state, even if it was released; null if the order never had one. `batch` is null if the
   * batch was removed.
   */
  seat: {
    batchId: string;
    state: OrderSeatState;
    heldUntil: Date;
    batch: BatchOfSeat | null;
  } | null;
  /** Whether the person got this order from the waiting list. */
  hasWaited: boolean;
  /** A refund that one member proposed and another has to confirm; null if there is none. */
  refundProposal: RefundProposal | null;
  /** The id of the order for the old course, if this order is for a change of course; otherwise null. */
  changeOf: string | null;
  /**
   * Whether the learner has changed to another course, so that another order counts. A later instalment has the value
   * of the first order of its plan.
   */
  isCourseChanged: boolean;
  /** The person who pays; null after an erasure. */
  payer: { name: string; email: string; phone: string } | null;
};

/** The batch of the order as it is planned now. The dates for which the person paid are in `offer.facts`. */
export type BatchOfSeat = Pick<
  Batch,
  'startsOn' | 'endsOn' | 'days' | 'from' | 'to' | 'language' | 'mentor' | 'state'
>;

/** A receipt or voucher of an order. */
export type OrderReceiptOrVoucher = {
  number: string;
  issuedAt: Date;
  paise: Paise;
  /** How a person handed over or returned the money; null if it went through the provider. */
  record: HandRecordedMoney | null;
  /** Why the voucher was issued; null for a receipt. */
  why: VoucherReason | null;
};

/**
 * A voucher. `movement` is the id of the refund: the provider's, or ours if a person recorded the refund or the
 * mistake. Null if the money was returned on the provider's page in parts, or if staff settled a return on that page as
 * the refund.
 */
export type OrderVoucher = OrderReceiptOrVoucher & { movement: string | null };

type OrderInstalment = {
  /** The id of the first order of the plan, which also has the place in the batch. */
  planOf: string;
  position: number;
  count: number;
  /** The whole fee of the plan. */
  feePaise: Paise;
  /** The due date in India; null if another order asks for this instalment now. */
  dueOn: CalendarDate | null;
  /** The time from which the payment link may be created; null if it may be created at once. */
  askAt: Date | null;
  /** The time when the instalment was marked as missed, which staff then have to handle; null if it is not missed. */
  missedAt: Date | null;
};

/**
 * A refund that a member proposes. `question`: the request with its dates, as checked against the refund terms.
 * `ruleSays`: the sum that these terms give.
 */
export type RefundProposal = {
  id: string;
  paise: Paise;
  question: Readonly<Record<string, unknown>>;
  ruleSays: Paise;
  reason: string;
  by: string;
  at: Date;
};

export type OrderEvent = {
  id: string;
  orderId: string;
  at: Date;
  /**
   * The type of the event: `order.` with the new state, such as `order.paid`, or another, such as `order.doubt` for a
   * discrepancy.
   */
  type: string;
  /** The author of the event: `visitor`, `provider`, `worker`, `terminal`, or a staff id. */
  who: string;
  what: Readonly<Record<string, unknown>>;
};
