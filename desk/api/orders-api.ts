import type { OrderFilter } from '#domain/bookkeeping/order-filter.ts';
import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { RecordedMoney } from '#domain/money/recorded-money.ts';
import type {
  DiscrepancySettlingResult,
  DiscrepancySnapshot,
  OrderState,
} from '#domain/orders/order-states.ts';
import type { TermsAnswer } from '#domain/rules/terms-answer.ts';
import type { OrderRenewalResult } from './enquiry-api.ts';
import type { ListedOrder, OrderDetails } from './order-details.ts';

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
export type LearnerRequest =
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
export type TermsAnswerWithDetails = TermsAnswer & { further: { name: string; value: string }[] };

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

type Settling = { note: string; seen: DiscrepancySnapshot; isRefund: boolean };

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
  answer(id: string, request: LearnerRequest): Promise<TermsAnswerWithDetails>;
  /**
   * Refunds a paid order, or proposes the refund if a second person has to confirm it. Rejects with a 400 for any other
   * order. `request` is what the learner asks for under the terms. The audit records the request and the answer of
   * the rule. If the amount differs from the rule, the audit also records the reason. `seenBackPaise` is the sum that
   * the page showed as already refunded (`refundedBeforePaise`). If another sum has been refunded by now, nothing is
   * done. So a form that is sent twice refunds once.
   */
  refund(
    id: string,
    paise: Paise,
    request: LearnerRequest,
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
  grant(id: string, request: LearnerRequest): Promise<TermsGrantResult>;
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
