import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { HandRecordedMoney } from '#domain/money/hand-recorded-money.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { OrderFilter } from '#domain/orders/order-filter.ts';
import type {
  DiscrepancySettlingResult,
  DiscrepancySnapshot,
  OrderState,
} from '#domain/orders/order-states.ts';
import type { TermsAnswer } from '#domain/terms/terms-answer.ts';
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
 * The result of moving an order to another batch. `not published`, `sample`: the batch is not open to visitors, so it
 * is not open to this order. `foreign`: the order was created in another payment mode.
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

/** A learner's request, with the facts that decide it under the terms and conditions. */
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

/** What the terms and conditions answer to a request. `further` has the dates and sums that explain the answer. */
export type TermsAnswerWithDetails = TermsAnswer & { further: { name: string; value: string }[] };

/**
 * The result of requesting a refund.
 *
 * `proposed`: a second person has to confirm the refund. `late`: another refund came first, so nothing was done. `too
 * much`: less than this amount is left of the payment. `no reason`: the amount differs from the terms, and the member
 * gave no reason. `foreign`: the order was created in another payment mode.
 */
type RefundAsked = 'asked' | 'proposed' | 'late' | 'too much' | 'no reason' | 'foreign';

/** `own`: the member who proposed the refund tried to confirm it, but another member has to confirm it. */
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

/** A payment that the provider reported, but for an order that this site does not know. */
export type ShownUnmatchedPayment = {
  id: string;
  /**
   * The amount with its currency, formatted. `returned` is the refunded part of the amount; null if nothing was
   * refunded.
   */
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
  /** Marks the payment as settled. False if the payment is unknown or was settled before. */
  settleUnmatched(id: string, note: string): Promise<boolean>;
  /** One page of orders, newest first. */
  list(filter: OrderFilter): Promise<ListedOrder[]>;
  /** The number of all orders that the filter finds, on all pages. */
  count(filter: OrderFilter): Promise<number>;
  /** The sums of all orders that the filter finds, for the filter's period; null if the filter has no period. */
  sums(filter: OrderFilter): Promise<(ReceiptAndVoucherSums & { orders: number }) | null>;
  find(id: string): Promise<OrderDetails>;
  answer(id: string, request: LearnerRequest): Promise<TermsAnswerWithDetails>;
  /**
   * Refunds a paid order, or proposes the refund if a second person has to confirm it. The audit records what the
   * learner asks for (`request`), the answer of the terms, and for another amount also the `reason`.
   *
   * `seenBackPaise` is the sum that the page showed as already refunded. If another sum has been refunded by now,
   * nothing is done. So a form that is sent twice refunds once. Rejects with a 400 for an order that is not paid.
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
   * another sum has been refunded by now, the refund can't be confirmed.
   */
  confirmOrDeclineRefund(
    id: string,
    proposalId: string,
    isConfirmed: boolean,
    seenBackPaise: Paise,
  ): Promise<ProposalEnded>;
  /** Moves the order to another batch of its offer, if the member's role may do so. */
  move(id: string, batchId: string): Promise<OrderMoveResult>;
  /** The offers to which the order can be changed, with today's fees: all offers on sale except the order's own. */
  otherOffers(id: string): Promise<OfferPrice[]>;
  /** The last days of an offer's open batches that begin today or later, the earliest first. */
  batchEndDates(offer: string): Promise<CalendarDate[]>;
  /**
   * Grants a request that the terms allow. For a change of course, the order for the other course is created; any other
   * grant is only recorded. Rejects with a 400 if the terms do not allow the request, or if the order is not paid.
   */
  grant(id: string, request: LearnerRequest): Promise<TermsGrantResult>;
  /** Creates another order for the same offer, after the payment link of this order has ended. */
  renew(id: string): Promise<OrderRenewalResult>;
  /** Asks the payment provider about the order soon, and returns without waiting for the answer. */
  reconcile(id: string): Promise<'asked' | 'foreign'>;
  /**
   * Allows a second order with the contact details of somebody who has already paid. A member does this after learning,
   * for example by phone, that the order is for another person. The order then gets its payment link.
   */
  allowSecondOrder(id: string): Promise<'asked' | 'late' | 'foreign'>;
  /**
   * Settles a discrepancy with a note or as a refund. The result `foreign` (created in another payment mode) is
   * possible only for a refund, because a note does not change the order.
   */
  settle(id: string, settling: Settling): Promise<DiscrepancySettlingResult | 'foreign'>;
  /**
   * Records a payment that was made by hand. `seen` is the order's state on the page: if the page showed an open order
   * that is now cancelled, the record is refused as `late`.
   */
  recordPayment(
    id: string,
    record: HandRecordedMoney & { paise: Paise },
    seen?: OrderState | null,
  ): Promise<OrderChangeResult>;
  /**
   * Records that a refund was handed back. `paise` and `key` identify the refund on the page: if the order has another
   * refund now, the record is refused as `late`.
   */
  recordHandBack(
    id: string,
    record: HandRecordedMoney & { paise: Paise },
    key: string,
  ): Promise<OrderChangeResult>;
  /**
   * Withdraws a refund that was not handed back yet. `paise` and `key` identify the refund on the page, as in
   * `recordHandBack`.
   */
  withdrawRefund(id: string, paise: Paise, reason: string, key: string): Promise<OrderChangeResult>;
  /** Corrects a payment that was recorded by mistake: issues a voucher that cancels its receipt. */
  takeBackRecord(id: string, reason: string): Promise<OrderChangeResult>;
  /** Replaces the order by a plan of instalments. `later` are the dates of the second and later instalments. */
  divideIntoInstalments(id: string, later: CalendarDate[]): Promise<OrderChangeResult>;
  moveInstalmentDates(
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
