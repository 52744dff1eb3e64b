import type { OrderFilter } from '#domain/bookkeeping/order-filter.ts';
import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { ListedOrderState } from '#domain/listed-order-state-and-sums.ts';
import type { Paise } from '#domain/money.ts';
import type {
  DiscrepancyKind,
  DiscrepancySettlingResult,
  OrderState,
  SeenDiscrepancy,
} from '#domain/order-states.ts';
import type { PaymentMethod } from '#domain/payment-methods.ts';
import type { PaymentProviderMode } from '#domain/payment-provider-modes.ts';
import type { RecordedMoney } from '#domain/recorded-money.ts';
import type { TermsAnswer } from '#domain/rules/terms-answer.ts';
import type { OrderRenewalResult } from './enquiry-api.ts';

export type ListedOrder = {
  id: string;
  createdAt: Date;
  state: OrderState;
  discrepancy: DiscrepancyKind | null;
  /** The amount that the order asks for. */
  paise: Paise;
  /** The amount on the order's receipt, and the sum of its vouchers. */
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
  inSpan: ReceiptAndVoucherSums | null;
  /** Whether a person has to hand the refund back, because the order was paid in cash or by transfer. */
  waitsForHandRefund: boolean;
  /** Whether the payment was recorded by mistake. A voucher then cancels its receipt, and no money was paid back. */
  isMistake: boolean;
  /**
   * For a later instalment without a payment link: the day on which it is due; the link is created a few days earlier.
   * Null once the link exists, and for other orders.
   */
  asksOn: CalendarDate | null;
  /** Whether this is an instalment that was not paid after its date and two reminders. */
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

/**
 * The result of recording money or of changing a plan. `late`: somebody changed the order in the meantime, so nothing
 * was done. `foreign`: the order was created in another payment mode. `wrong` has a sentence for the member.
 */
export type OrderChangeResult =
  | { at: 'done' }
  | { at: 'made'; orderId: string }
  | { at: 'refused'; because: 'late' | 'foreign' }
  | { at: 'wrong'; sentence: string };

export type ListedMissedInstalment = {
  orderId: string;
  planOf: string;
  enquiryId: string | null;
  name: string | null;
  offer: string;
  position: number;
  count: number;
  paise: Paise;
  dueOn: CalendarDate;
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
  /** Sentences that say why the present payment mode can't change the order; null if it can. */
  foreign: string | null;
  email: string | null;
  phone: string | null;
  /** The id of a paid order of the same person for the same offer; null if there is none. */
  secondOf: string | null;
  link: { url: string; expiresAt: Date | null } | null;
  paidAt: Date | null;
  paymentId: string | null;
  paidWay: PaymentMethod;
  /** How the order was paid, as a member recorded it; null if the provider moved the money. */
  record: RecordedMoney | null;
  canBeRecorded: boolean;
  mayTakeBackRecord: boolean;
  /** Whether the order can be replaced by a plan of instalments. */
  canBeDivided: boolean;
  plan: InstalmentPlan | null;
  /**
   * Whether refunds and changes are requested on this page. Those of a plan are requested on the page of its first
   * order.
   */
  isRefundedOnOwnPage: boolean;
  /**
   * A refund that is under way or has failed. Null if there is no refund, and null once the voucher of the refund is
   * issued.
   */
  refund: { key: string; paise: Paise; isSent: boolean; hasFailed: boolean } | null;
  /** The sum that was refunded on the provider's own page, and not by this service. */
  returnedPaise: Paise;
  /** The sum of all earlier refunds. For the first order of a plan, it is the sum for all orders of the plan. */
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
   * A change of course links two orders. `changeOf` is the older order, which this order replaces. `changedBy` is the
   * newest order that replaces this one. Null if there is none.
   */
  changeOf: string | null;
  changedBy: string | null;
  /** The first order of the plan that took the place of this order; null if there is none. */
  dividedInto: string | null;
  canBeRenewed: boolean;
  /** Whether the order has a learner, whose checklist can be opened. */
  hasLearner: boolean;
  /** The amount that can still be refunded on this page; 0 if none. */
  refundablePaise: Paise;
  /** Whether the money that was returned on the provider's page can be recorded as a refund of this order. */
  canSettleAsRefund: boolean;
  receiptAt: Date | null;
  /**
   * The refunds that were made, oldest first. `record` says how a member handed the money back; null if the provider
   * moved it.
   */
  vouchers: { number: string; at: Date; paise: Paise; record: RecordedMoney | null }[];
  /**
   * The first and the last day. With a batch, they are those of the batch. Without one, `startsOn` is the day agreed
   * with the learner or else that of the offer when the order was created, and `endsOn` is null.
   */
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  /** When the learner first signed in to the LMS, as staff recorded it. The rule for refunds uses it. */
  firstSignInOn: CalendarDate | null;
  batch: OrderBatch | null;
  /**
   * The offer's published batches with a free place to which the order can move, first those that have not begun. The
   * present batch is among them only if the order has no place in it.
   */
  moves: { id: string; startsOn: CalendarDate; endsOn: CalendarDate; from: string; to: string }[];
  registrationChargePaise: Paise;
  refundSentence: string | null;
  /** The discrepancies that a person has to settle, oldest first. */
  discrepancies: ShownDiscrepancy[];
  /**
   * The discrepancy that the page shows. The form sends it back, so that a member does not settle a newer discrepancy
   * unseen.
   */
  seen: SeenDiscrepancy;
  /** The history, oldest first. */
  happened: OrderHappening[];
};

/** The place of the order. `over`: the order is paid, but every place was taken. */
export type OrderBatch = {
  id: string;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
  place: 'held' | 'taken' | 'released' | 'over';
  heldUntil: Date;
  hasWaited: boolean;
  isCancelled: boolean;
};

/**
 * The result of moving an order. `not published` and `sample`: visitors cannot get a place in the batch either.
 * `foreign`: the order was created in another payment mode.
 */
type OrderMoveResult =
  | 'moved'
  | 'unchanged'
  | 'full'
  | 'closed'
  | 'not published'
  | 'sample'
  | 'ended'
  | 'foreign';

/** A learner's request, with the facts on which the terms depend. */
export type TermsQuestion =
  /** `startsOn` is the day as agreed in writing. `hadLmsAccess`: the learner has signed in to the LMS. */
  | { ask: 'refund'; startsOn: CalendarDate | null; hadLmsAccess: boolean }
  | { ask: 'late start'; publishedStart: CalendarDate; beganOn: CalendarDate | null }
  | {
      ask: 'guarantee';
      endsOn: CalendarDate;
      classesHeld: number;
      classesAttended: number;
      allProjectsCompleted: boolean;
      hasJobOffer: boolean;
    }
  | {
      ask: 'change';
      /** The slug of the new course. */
      toOffer: string;
      startsOn: CalendarDate | null;
      endsOn: CalendarDate;
      alternativeEndsOn: CalendarDate;
    }
  | { ask: 'move'; startsOn: CalendarDate; newStart: CalendarDate };

/** The answer of the terms to a request, with further dates and sums that explain it, each with its label. */
export type TermsAnswerWithDates = TermsAnswer & { further: { name: string; value: string }[] };

/**
 * The result of requesting a refund.
 *
 * `proposed`: a second person has to confirm the refund. `late`: nothing was done, because another refund came first.
 * `too much`: the amount is larger than the rest of the payment. `no reason`: the amount differs from the terms, and
 * the member gave no reason. `foreign`: the order was created in another payment mode.
 */
type RefundAsked = 'asked' | 'proposed' | 'late' | 'too much' | 'no reason' | 'foreign';

/** `own`: the same member proposed it, so another member has to confirm it. */
type ProposalEnded = 'asked' | 'declined' | 'late' | 'own' | 'too much' | 'foreign';

/**
 * The result of carrying out a request that the terms and conditions allow. `full`: no batch of the new course has a
 * free place. `not sold`: the course is no longer on sale, or the order was created in another payment mode.
 */
export type TermsGrantResult =
  | { at: 'granted' }
  | { at: 'made'; orderId: string }
  | { at: 'full' | 'not sold' };

export type OfferPrice = { slug: string; title: string; paise: Paise };

type Settling = { note: string; seen: SeenDiscrepancy; isRefund: boolean };

/**
 * A payment that the provider reported and whose order this site does not know. `sum` is formatted, because it may be
 * in another currency.
 */
export type ShownUnmatchedPayment = {
  id: string;
  /** The amount with its currency. `returned` is the part of it that was refunded; null if nothing was. */
  sum: string;
  returned: string | null;
  paymentId: string;
  linkId: string | null;
  paidFor: string | null;
  mode: PaymentProviderMode;
  receivedAt: Date;
};

export type OrdersApi = {
  /** The unsettled payments for unknown orders, newest first, at most fifty. */
  unmatched(): Promise<ShownUnmatchedPayment[]>;
  /** Settles the payment. False if it is unknown or was settled before. */
  settleUnmatched(id: string, note: string): Promise<boolean>;
  /** One page of orders, newest first. */
  list(filter: OrderFilter): Promise<ListedOrder[]>;
  /** The sums of all orders that the filter finds, for the filter's period; null if the filter has no period. */
  sums(filter: OrderFilter): Promise<(ReceiptAndVoucherSums & { orders: number }) | null>;
  find(id: string): Promise<OrderDetails>;
  answer(id: string, question: TermsQuestion): Promise<TermsAnswerWithDates>;
  /**
   * Refunds a paid order, or proposes the refund if a second person has to confirm it. Rejects with a 400 for any other
   * order. `question` is what the learner asks for under the terms. The audit records the question and the answer of
   * the rule. If the amount differs from the rule, the audit also records the reason. `seenBackPaise` is the sum that
   * the page showed as already refunded (`refundedBeforePaise`). If another sum has been refunded by now, nothing is
   * done. So a form that is sent twice refunds once.
   */
  refund(
    id: string,
    paise: Paise,
    question: TermsQuestion,
    reason: string,
    seenBackPaise: Paise,
  ): Promise<RefundAsked>;
  /**
   * Confirms or declines a proposed refund. `seenBackPaise` is the sum that the page showed as already refunded. If
   * another sum has been refunded by now, a confirmation is refused.
   */
  endProposal(
    id: string,
    proposalId: string,
    isConfirmed: boolean,
    seenBackPaise: Paise,
  ): Promise<ProposalEnded>;
  /** Moves the order to another batch of its offer, for roles that may grant this. */
  move(id: string, batchId: string): Promise<OrderMoveResult>;
  /** The offers to which the order can be changed, with today's fees: all offers on sale except the order's own. */
  otherOffers(id: string): Promise<OfferPrice[]>;
  /**
   * Carries out what the rule allows. A change of course creates the order for the other course; any other grant is
   * recorded. Rejects with a 400 if the rule does not allow it or the order is not paid.
   */
  grant(id: string, question: TermsQuestion): Promise<TermsGrantResult>;
  /** Makes another order for the same offer, when the link of this order has ended. */
  renew(id: string): Promise<OrderRenewalResult>;
  /** Asks the payment provider about the order soon, and returns without waiting for the answer. */
  reconcile(id: string): Promise<'asked' | 'foreign'>;
  /**
   * Allows a second order with the contact details of somebody who has already paid: a member has learnt, for example
   * by phone, that this order is for another person. Then the order's payment link is created.
   */
  allowSecond(id: string): Promise<'asked' | 'late' | 'foreign'>;
  /**
   * Settles a discrepancy with a note or as a refund. The result `foreign` (created in another payment mode) is
   * possible only for a refund, because a note does not change the order.
   */
  settle(id: string, settling: Settling): Promise<DiscrepancySettlingResult | 'foreign'>;
  /**
   * `seen` is the order's state on the page. If the page showed an open order and the order is now cancelled, the
   * payment is refused as `late`.
   */
  recordPayment(
    id: string,
    record: RecordedMoney & { paise: Paise },
    seen?: OrderState | null,
  ): Promise<OrderChangeResult>;
  /**
   * `paise` and `key` identify the refund on the page. If the order has another refund now, the record is refused as
   * `late`.
   */
  recordHandBack(
    id: string,
    record: RecordedMoney & { paise: Paise },
    key: string,
  ): Promise<OrderChangeResult>;
  /** Withdraws a refund that waits to be handed back. `paise` and `key` are those that the member saw. */
  withdrawRefund(id: string, paise: Paise, reason: string, key: string): Promise<OrderChangeResult>;
  /** Corrects a payment that was recorded by mistake: issues a voucher that cancels its receipt. */
  takeBackRecord(id: string, reason: string): Promise<OrderChangeResult>;
  /** Replaces the order by a plan of instalments. `later` are the dates of the second and later instalments. */
  divide(id: string, later: CalendarDate[]): Promise<OrderChangeResult>;
  moveDates(
    id: string,
    dates: { position: number; was: CalendarDate; becomes: CalendarDate }[],
  ): Promise<OrderChangeResult>;
  /**
   * The receipt, or the voucher with this number; without a number, the newest voucher. Null if the order has no such
   * file.
   */
  file(
    id: string,
    kind: 'receipt' | 'voucher',
    number?: string | null,
  ): Promise<{ name: string; bytes: Uint8Array } | null>;
  /**
   * Exports everything that the filter finds as CSV, in pieces. The audit records the export when it ends, even if the
   * browser stopped reading. Rejects with a Response of 503 while another export runs.
   */
  csv(filter: OrderFilter): Promise<AsyncIterable<string>>;
};
