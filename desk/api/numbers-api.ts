import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';

/**
 * Selects the enquiries or orders that a figure of the numbers page counts. Each table groups them by one field: offer,
 * source, campaign or counsellor (`CountedBy`). `value`: the field equals `key`; for a campaign, the source also equals
 * `source`. `none`: the field is empty. `all`: no condition.
 */
export type RowFilter =
  | { at: 'value'; key: string; source?: string | null }
  | { at: 'none' }
  | { at: 'all' };

/** Selects what a row of a table counts: one group, all groups (the total), or those on later pages (`others`). */
export type RowFilterOrOthers = RowFilter | { at: 'others' };

/**
 * One row of a table: how many enquiries came for an offer, from a source, by a campaign or to a counsellor, how many
 * of them are enrolled or refunded now, and the money of the period.
 */
export type FiguresRow = {
  name: string;
  counts: RowFilterOrOthers;
  count: number;
  /** The number of enrolments, without those that were refunded. */
  enrolled: number;
  paidBack: number;
  /** Receipts less vouchers of orders paid with real money; below zero if more was refunded than received. */
  netPaise: number;
  /**
   * The number of receipts and vouchers in `netPaise`. It says whether money moved at all, because `netPaise` is also 0
   * if everything that was received was refunded.
   */
  receiptsAndVouchers: number;
};

export type CounsellorFiguresRow = FiguresRow & { reached: number; medianMin: number | null };

export type Period = { since: Date; until: Date };

/**
 * The tables that are shown in pages. Their groups come from what forms and links contain, so their number has no
 * limit.
 */
export type PagedTableName = 'offer' | 'source' | 'campaign';

/** The requested page of each table, counted from 1. */
export type TablePages = Readonly<Record<PagedTableName, number>>;

export type Numbers = {
  byDay: { day: string; kind: EnquiryKind; count: number }[];
  byOffer: FiguresRow[];
  bySource: FiguresRow[];
  byCampaign: FiguresRow[];
  byCounsellor: CounsellorFiguresRow[];
  /** The sum over all groups, also over those on other pages. */
  total: CounsellorFiguresRow;
  lost: { reason: LostReason | null; count: number }[];
  /**
   * The number of enquiries in each state. Enquiries that were paid or refunded only as a test or demonstration are
   * left out.
   */
  byState: { state: EnquiryState; count: number }[];
  /**
   * The number of enquiries whose only payments or refunds were tests or demonstrations. They count as enquiries that
   * asked, but neither as enrolled nor as refunded.
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
  receiptsAndVouchers: ReceiptAndVoucherSums;
};

export type NumbersApi = {
  of(period: Period, pages?: TablePages): Promise<Numbers>;
  csv(period: Period): Promise<string>;
};
