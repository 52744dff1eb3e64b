import type { ReceiptAndVoucherSums } from '../bookkeeping/receipts-and-vouchers.ts';
import type { EnquiryKind } from '../enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '../enquiries/enquiry-states.ts';

/**
 * Figures of one offer, source, campaign or owner: the enquiries that arrived in the period, and what has become of
 * them so far. The money is that of the period (receipts less vouchers of live payments), even if the enquiry arrived
 * earlier.
 */
export type OriginFigures = {
  count: number;
  /** The number of enrolments that were not refunded. */
  enrolled: number;
  paidBack: number;
  /** Receipts less vouchers in the period; below zero if more was refunded than paid. */
  netPaise: number;
  /** The number of receipts and vouchers in the period. It shows that money moved even if `netPaise` is zero. */
  receiptsAndVouchers: number;
};

/**
 * Figures of the enquiries that arrived in a period, without quarantined ones. Only `byDay` counts newsletter
 * subscriptions, because they need no answer.
 */
export type PeriodFigures = {
  /** One entry for each day in India and each kind of enquiry. */
  byDay: { day: string; kind: EnquiryKind; count: number }[];
  lost: { reason: LostReason | null; count: number }[];
  /**
   * The number of enquiries in each state. Enquiries that only a test or demonstration enrolled or refunded do not
   * count.
   */
  byState: { state: EnquiryState; count: number }[];
  /**
   * The number of enquiries that are enrolled or refunded only because of a test or demonstration payment. They count
   * as enquiries, but neither as enrolled nor as refunded.
   */
  trials: number;
  /**
   * `wanted`: enquiries that need an answer. `answered` and `withinHour`: how many got an answer, and how many within
   * an hour. `medianMin` and `worstMin`: the median and the longest wait in minutes.
   */
  answers: {
    wanted: number;
    answered: number;
    withinHour: number;
    medianMin: number | null;
    worstMin: number | null;
  };
  /** The receipts and vouchers of live payments in the period. */
  receiptsAndVouchers: ReceiptAndVoucherSums;
};

/**
 * The figures that exist only for the enquiries of one member. `reached`: how many of the enquiries were answered.
 * `medianMin`: the median wait for an answer in minutes; null if none was answered.
 */
export type AnswerFigures = { reached: number; medianMin: number | null };
