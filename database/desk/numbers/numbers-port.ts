/** The figures of a period: what arrived, what became of it, and the money. */
import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';

/**
 * Figures of the enquiries that arrived in the period with one offer, source, campaign or owner, and of what has become
 * of them so far. `name` is null for enquiries without one. The money is the sum of the period's receipts less its
 * vouchers, and includes money for earlier enquiries.
 */
export type OriginCounts = {
  name: string | null;
  count: number;
  /** The number of enrolments, without refunded ones. */
  enrolled: number;
  paidBack: number;
  /** The revenue of the period; below zero if more was refunded than paid. */
  netPaise: number;
  /** The number of receipts and vouchers that make up the revenue. The revenue may be zero although money moved. */
  receiptsAndVouchers: number;
};

/** The counts of one campaign and source. `name` has the labels of the link by which people came. */
type CampaignCame = OriginCounts & { source: string | null };

/**
 * The counts of one owner's enquiries; `name` is the id of the present owner. `reached` is how many of the enquiries
 * were answered. `medianMin` is the median of their waits in minutes; null if none was answered.
 */
export type CounsellorCounts = OriginCounts & { reached: number; medianMin: number | null };

/**
 * Figures of the enquiries that arrived in a period, without quarantined ones. Newsletter subscriptions are left out of
 * the figures about answers, because they need none.
 */
export type DeskNumbersOfPeriod = {
  /** One entry for each day in India and each kind of enquiry that arrived on that day. */
  byDay: { day: string; kind: EnquiryKind; count: number }[];
  byOffer: OriginCounts[];
  bySource: OriginCounts[];
  byCampaign: CampaignCame[];
  byCounsellor: CounsellorCounts[];
  lost: { reason: LostReason | null; count: number }[];
  /** The enquiries by state. Those that only a test or a demonstration marked as enrolled or refunded are left out. */
  byState: { state: EnquiryState; count: number }[];
  /**
   * Enquiries whose only paid orders were paid in test or demonstration mode: they count as asked, but neither as
   * enrolled nor as refunded.
   */
  trials: number;
  /**
   * The enquiries that needed an answer: how many got one, how many got one within an hour, and the median and longest
   * wait in minutes.
   */
  answers: {
    wanted: number;
    answered: number;
    withinHour: number;
    medianMin: number | null;
    worstMin: number | null;
  };
  /** The receipts and vouchers of live orders: the revenue of the period is the sum paid less the sum refunded. */
  receiptsAndVouchers: ReceiptAndVoucherSums;
};

export interface NumbersPort {
  numbers(since: Date, until: Date): Promise<DeskNumbersOfPeriod>;
}
