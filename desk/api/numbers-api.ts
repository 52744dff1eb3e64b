import type { PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';

/**
 * The rows that a figure counts: those with this value, those without a value, or those beyond the first hundred
 * groups, for which there is no list. `source` is the source of a campaign.
 */
export type CountedRows =
  | { at: 'value'; key: string; source?: string | null }
  | { at: 'none' }
  | { at: 'others' };

/**
 * How many enquiries came for an offer, from a source or to a counsellor, their state now, and the money of the
 * period.
 */
export type EnquiryFigures = {
  name: string;
  counts: CountedRows;
  count: number;
  /** Enrolments, without those that were refunded. */
  enrolled: number;
  paidBack: number;
  /** Receipts less vouchers of live orders; below zero if more went back than came in. */
  netPaise: number;
  /** The number of these receipts and vouchers: `netPaise` can be 0 although money came in and went back. */
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
  /** Without trials. */
  byState: { state: EnquiryState; count: number }[];
  /** Enrolled or paid back in a test or demonstration alone: asked, but counted neither as enrolled nor as refunded. */
  trials: number;
  answers: {
    wanted: number;
    answered: number;
    withinHour: number;
    medianMin: number | null;
    worstMin: number | null;
  };
  /** Of live orders: the period's revenue is what came in minus what was refunded. */
  papers: PaperSums;
};

export type NumbersApi = {
  of(period: Period): Promise<Numbers>;
  csv(period: Period): Promise<string>;
};
