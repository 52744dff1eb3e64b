/** An order, as lists and its own page at the desk show it. */
import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { HandRecordedMoney } from '#domain/money/hand-recorded-money.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { ListedOrderState } from '#domain/orders/listed-order-state-and-sums.ts';
import type {
  DiscrepancyKind,
  DiscrepancySnapshot,
  OrderState,
} from '#domain/orders/order-states.ts';
import type { FilledMessage } from './enquiry-api.ts';

export type ListedOrder = {
  id: string;
  createdAt: Date;
  state: OrderState;
  discrepancy: DiscrepancyKind | null;
  /** The amount that the order asks for. */
  paise: Paise;
  /**
   * `receivedPaise` is the amount on the order's receipt, and `paidBackPaise` the sum of its vouchers; each is 0 if
   * there is none.
   */
  receivedPaise: Paise;
  paidBackPaise: Paise;
  mode: PaymentProviderMode;
  /**
   * Whether payment is blocked because the same person has already paid for this offer. The block ends when somebody
   * says that this order is for another person.
   */
  asksFirst: boolean;
  /** When the last payment failed; null if none failed, and null once the order is paid. */
  failedAt: Date | null;
  offer: string;
  /** The name of the payer; null after the enrolment was erased. */
  payer: string | null;
  receipt: string | null;
  /** Whether a refund is proposed and waits for a second person. */
  waitsForSecondPerson: boolean;
  /** The sums of the order's receipts and vouchers in the period of the filter; null if the filter has no period. */
  sumsInPeriod: ReceiptAndVoucherSums | null;
  /** Whether a person has to hand the refund back, because the order was paid in cash or by transfer. */
  waitsForHandRefund: boolean;
  /**
   * Whether a member recorded the payment by mistake. The voucher then only cancels the receipt, and no money was
   * refunded.
   */
  isMistake: boolean;
  /**
   * The day on which a later instalment is due, as long as it has no payment link; the link is created a few days
   * before that day. Null for all other orders.
   */
  asksOn: CalendarDate | null;
  /** Whether this is an overdue instalment: still unpaid after its date and two reminders. */
  isMissed: boolean;
};

/** The instalments of an order, and the sums that were received and refunded. */
export type InstalmentPlan = {
  /** The id of the first instalment's order. */
  firstId: string;
  feePaise: Paise;
  receivedPaise: Paise;
  returnedPaise: Paise;
  refundablePaise: Paise;
  instalments: {
    position: number;
    paise: Paise;
    dueOn: CalendarDate;
    isMissed: boolean;
    /** The id of the order that asks for this instalment; null for later instalments until the first is paid. */
    orderId: string | null;
    state: ListedOrderState | null;
    receipt: string | null;
  }[];
};

type OrderHappening = {
  id: string;
  at: Date;
  type: string;
  who: string;
  what: Readonly<Record<string, unknown>>;
};

/**
 * A discrepancy in the words of the page. `did` says what happened, as the end of a sentence that begins with the
 * payer's name: "paid twice". `what` explains it, and `todo` says what staff have to do.
 */
export type ShownDiscrepancy = { id: string; did: string; what: string; todo: string };

export type OrderDetails = ListedOrder & {
  enquiryId: string | null;
  /**
   * Sentences that say why the order can't be changed now: it was created in another payment mode than the present one.
   * Null if it can be changed.
   */
  foreign: string | null;
  email: string | null;
  phone: string | null;
  /** The id of a paid order of the same person for the same offer; null if there is none. */
  secondOf: string | null;
  /** `url` is a whole address, so that it can be copied into a message. */
  link: { url: string; expiresAt: Date | null } | null;
  /** A message with the payment link for each channel. Empty while no message may ask for the payment. */
  paymentLinkMessages: FilledMessage[];
  paidAt: Date | null;
  paymentId: string | null;
  paidWay: PaymentMethod;
  /** How the order was paid, as a member recorded it; null if the provider moved the money. */
  record: HandRecordedMoney | null;
  canBeRecorded: boolean;
  mayTakeBackRecord: boolean;
  /** Whether the order can be replaced by a plan of instalments. */
  canBeDivided: boolean;
  plan: InstalmentPlan | null;
  /**
   * Whether refunds and changes are requested on this page. False for a later instalment: they are requested on the
   * page of the first instalment.
   */
  isRefundedOnOwnPage: boolean;
  /** Whether a job guarantee was sold with the offer. */
  hasJobGuarantee: boolean;
  /**
   * A refund that is under way or has failed. Null if there is no refund, and null once the voucher of the refund is
   * issued.
   */
  refund: { key: string; paise: Paise; isSent: boolean; hasFailed: boolean } | null;
  /** The sum that was refunded on the provider's own page, and not by this service. */
  returnedPaise: Paise;
  /** The sum of all earlier refunds. On the first order of a plan, the sum for all orders of the plan. */
  refundedBeforePaise: Paise;
  /**
   * A proposed refund, which another member confirms or declines; null if there is none. `isOwn`: the reader
   * proposed it.
   */
  proposal: {
    id: string;
    paise: Paise;
    ruleSays: Paise;
    reason: string;
    by: string;
    at: Date;
    isOwn: boolean;
  } | null;
  /**
   * The orders before and after a change of course. `changeOf` is the older order that this order replaces. `changedBy`
   * is the newest order that replaces this order. Each is null if there is no such order.
   */
  changeOf: string | null;
  changedBy: string | null;
  /** The first order of the plan that replaced this order; null if there is no such plan. */
  dividedInto: string | null;
  canBeRenewed: boolean;
  /** Whether the order has a learner, whose checklist can be opened. */
  hasLearner: boolean;
  /** The amount that can still be refunded on this page; 0 if none. */
  refundablePaise: Paise;
  /** Whether money that was returned on the payment provider's dashboard can be recorded as a refund of this order. */
  canSettleAsRefund: boolean;
  receiptAt: Date | null;
  /**
   * The refunds that were made, oldest first. `record` says how a member handed the money back; null if the provider
   * moved it.
   */
  vouchers: { number: string; at: Date; paise: Paise; record: HandRecordedMoney | null }[];
  /**
   * The first and the last day of the course. With a batch, they are the days of the batch. Without a batch, `startsOn`
   * is the day agreed with the learner, or else the day that the offer named when the order was created; `endsOn` is
   * null.
   */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  /**
   * The day on which the learner first signed in to the learning platform (LMS), as staff recorded it. Under the terms,
   * a refund depends on this day.
   */
  firstSignInOn: CalendarDate | null;
  batch: OrderBatch | null;
  /**
   * The batches to which the order can move: published batches of its offer with a free place, those that have not
   * begun first. The order's own batch is listed only if the order has no place in it.
   */
  moves: { id: string; startsOn: CalendarDate; endsOn: CalendarDate; from: string; to: string }[];
  registrationChargePaise: Paise;
  refundSentence: string | null;
  /** The discrepancies that a person has to settle, oldest first. */
  discrepancies: ShownDiscrepancy[];
  /**
   * The discrepancy that the page shows. The form sends it back: if a newer discrepancy has replaced it, nothing is
   * settled.
   */
  seen: DiscrepancySnapshot;
  /** The history, oldest first. */
  history: OrderHappening[];
};

/**
 * The order's batch, and its place in the batch. `over`: the order is paid but got no place, because the batch was full
 * or cancelled when the money came.
 */
export type OrderBatch = {
  id: string;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
  place: 'held' | 'taken' | 'released' | 'over';
  heldUntil: Date;
  hasWaited: boolean;
  isCancelled: boolean;
};
