import type { PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';

/**
 * The rows that a figure counts: the rows with this value, the rows without a value, or the rows beyond the first
 * hundred groups, for which there is no list. `source` is the source of a campaign.
 */
export type CountedRows =
  | { at: 'value'; key: string; source?: string | null }
  | { at: 'none' }
  | { at: 'others' };

/**
 * How many enquiries came for an offer, from a source or to a counsellor, their present states, and the money of
 * the period.
 */
export type EnquiryFigures = {
  name: string;
  counts: CountedRows;
  count: number;
  /** The number of enrolments, without refunded ones. */
  enrolled: number;
  paidBack: number;
  /** Receipts less vouchers of live orders; below zero if more was refunded than received. */
  netPaise: number;
  /** The number of these receipts and vouchers: `netPaise` can be 0 although money was received and refunded. */
  papers: number;
};

export type CounsellorFigures = EnquiryFigures & { reached: number; medianMin: number | null };

export type Period = { since: Date; until: Date };

export type Numbers = {
  byDay: { day: string; kind: EnquiryKind; count: number }[];
  byOffer: EnquiryFigures[];
  bySource: EnquiryFigures[];
  byCampaign: EnquiryFigures[];
  byCounsellor: CounsellorFigures[];
  lost: { reason: LostReason | null; count: number }[];
  /** The enquiries by state, without trials. */
  byState: { state: EnquiryState; count: number }[];
  /**
   * Enquiries that only a test or a demonstration enrolled or refunded: they count as asked, but neither as
   * enrolled nor as refunded.
   */
  trials: number;
  answers: {
    wanted: number;
    answered: number;
    withinHour: number;
    medianMin: number | null;
    worstMin: number | null;
  };
  /**
   * The receipts and vouchers of live orders: the revenue of the period is the sum received less the sum refunded.
   */
  papers: PaperSums;
};

export type NumbersApi = {
  of(period: Period): Promise<Numbers>;
  csv(period: Period): Promise<string>;
};
