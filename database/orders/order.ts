/** An order, which asks for the payment of one enrolment, and everything that belongs to it. */
import type { Batch } from '#domain/batches/batch.ts';
import type { OrderSeatState } from '#domain/batches/seat-states.ts';
import type { VoucherReason } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { RecordedMoney } from '#domain/money/recorded-money.ts';
import type { DiscrepancyKind, OrderState } from '#domain/orders/order-states.ts';

/** An offer on sale, as in the built site. `slug` is empty for the internship enrolment without a course. */
export type OfferOnSale = {
  slug: string;
  /** A hash of the facts; it changes when their wording changes. */
  version: string;
  title: string;
  amountPaise: Paise;
  /**
   * The texts for the order's page, mail and receipt. They are stored with the order, so that the order keeps them when
   * the wording changes later. From the payment on, `start` and `batch` keep the values of that day too, even if the
   * batch changes.
   */
  facts: Readonly<Record<string, unknown>>;
  /** The kind of the offer, such as "workshop": fees are set for one offer or for a kind. */
  kind?: string | null;
};

export type Order = {
  id: string;
  /** The id of the enrolment, or of the enquiry for which staff made the order; null after it was erased. */
  enrolmentId: string | null;
  offer: OfferOnSale;
  amountPaise: Paise;
  currency: 'INR';
  /**
   * The mode in which the order was created. Only the provider of this mode creates the link and reports payments
   * and refunds.
   */
  mode: PaymentProviderMode;
  state: OrderState;
  discrepancy: DiscrepancyKind | null;
  /** The payments and refunds for which staff were shown a discrepancy, settled or not. */
  raised: readonly string[];
  createdAt: Date;
  /** The number of failed attempts to create the order's link. */
  offerTries: number;
  /** The provider's payment link; null until it is created. */
  link: { id: string; url: string; expiresAt: Date | null } | null;
  paymentId: string | null;
  paidWay: PaymentMethod;
  /** The instalment that the order asks for; null if it asks for the whole fee. */
  instalment: OrderInstalment | null;
  paidAt: Date | null;
  /**
   * The latest refund that was requested or made; null if there is none, or if the latest request was withdrawn.
   * Earlier refunds are known from their vouchers.
   */
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** The sum that was refunded in addition, on the provider's own page. */
  returnedPaise: Paise;
  receipt: OrderReceiptOrVoucher | null;
  /** The newest refund voucher. If a voucher is sent or opened without a number, it is this one. */
  voucher: OrderVoucher | null;
  /** The vouchers of all refunds that were made, oldest first. */
  vouchers: readonly OrderVoucher[];
  /** The provider's ids of the first twenty failed payments. */
  failedPayments: readonly string[];
  /** When the latest failed payment failed. */
  failedAt: Date | null;
  /** The paid order that this order seems to repeat; see `isBlockedAsSecond` in `#domain/orders/order-states.ts`. */
  secondOf: string | null;
  /** When the visitor or staff said that the order is for another person. */
  forOtherAt: Date | null;
  /** The place of the order in a batch; null when it has none. `batch` is null after a removal of the batch. */
  seat: { batchId: string; state: OrderSeatState; heldUntil: Date; batch: SeatBatch | null } | null;
  /** Whether the order was created for an entry of the waiting list. */
  hasWaited: boolean;
  /** A refund that waits for the confirmation of a second person; null otherwise. */
  refundProposal: RefundProposal | null;
  /** The id of the order whose course this order changes; null otherwise. */
  changeOf: string | null;
  /** Whether the order, or the first one of its plan, was changed to another course (`makeCourseChangedCondition`). */
  isCourseChanged: boolean;
  /** The person who enrolled; null after the person was erased. */
  payer: { name: string; email: string; phone: string } | null;
};

/** The batch of a place as it is planned now. The `facts` of the order have the dates that were sold. */
export type SeatBatch = Pick<
  Batch,
  'startsOn' | 'endsOn' | 'days' | 'from' | 'to' | 'language' | 'mentor' | 'state'
>;

/** The receipt or voucher of an order. */
export type OrderReceiptOrVoucher = {
  number: string;
  issuedAt: Date;
  paise: Paise;
  /** How the money moved, if a person recorded it; null if it moved through the provider. */
  record: RecordedMoney | null;
  /** Why the voucher was issued; null for a receipt. */
  why: VoucherReason | null;
};

/**
 * `movement` is the id of the refund: the provider's id, or ours if a person recorded it. Null for money that was
 * returned on the provider's page in parts, or that staff settled as the refund.
 */
export type OrderVoucher = OrderReceiptOrVoucher & { movement: string | null };

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

/**
 * `question` is the request with its dates, as the desk checked it against the refund terms; `ruleSays` is the amount
 * that the terms give.
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
   * The type for a new state (`order.paid` and so on), or another type that is passed to `recordOrderEvent`, such as
   * `order.doubt` for a discrepancy.
   */
  type: string;
  /** The actor: `visitor`, `provider`, `worker`, `terminal`, or a staff id. */
  who: string;
  what: Readonly<Record<string, unknown>>;
};
