import type { ReceiptAndVoucherSums } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';

/**
 * Selects the enquiries or orders that one row of a table counts. Each table groups them by one field, such as the
 * offer (`CountedBy`). `value`: the field has the value `key`; for a campaign, the source must also be `source`.
 * `none`: the field is empty. `all`: all of them.
 */
export type RowFilter =
  | { at: 'value'; key: string; source?: string | null }
  | { at: 'none' }
  | { at: 'all' };

/** What a row of a table counts: one group, all groups (the sum), or the groups on later pages (`others`). */
export type RowFilterOrOthers = RowFilter | { at: 'others' };

/**
 * One row of a table, for one offer, source, campaign or counsellor: how many enquiries came, how many of them are
 * enrolled or refunded now, and the money of the period.
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
   * The number of receipts and vouchers in `netPaise`. If this number is 0, no money moved; `netPaise` is also 0 if
   * everything was refunded.
   */
  receiptsAndVouchers: number;
};

export type CounsellorFiguresRow = FiguresRow & { reached: number; medianMin: number | null };

export type Period = { since: Date; until: Date };

/**
 * The tables that are shown in pages. They may have any number of rows, because their values come from forms and links.
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
  /** The sum over all groups, those on other pages included. */
  total: CounsellorFiguresRow;
  lost: { reason: LostReason | null; count: number }[];
  /**
   * The number of enquiries in each state. Enquiries that were paid or refunded only as a test or demonstration are
   * left out.
   */
  byState: { state: EnquiryState; count: number }[];
  /**
   * The number of enquiries that were paid or refunded only as a test or demonstration. They count as enquiries, but
   * neither as enrolled nor as refunded.
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
   * The receipts and vouchers of the period for real money (payment mode `live`). The revenue is the sum received less
   * the sum refunded.
   */
  receiptsAndVouchers: ReceiptAndVoucherSums;
};

export type NumbersApi = {
  of(period: Period, pages?: TablePages): Promise<Numbers>;
  csv(period: Period): Promise<string>;
};
