import type { AnswerFigures, OriginFigures, PeriodFigures } from '#domain/numbers/figures.ts';

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

/** One row of a table, for one offer, source, campaign or counsellor. */
export type FiguresRow = OriginFigures & { name: string; counts: RowFilterOrOthers };

export type CounsellorFiguresRow = FiguresRow & AnswerFigures;

export type Period = { since: Date; until: Date };

/**
 * The tables that are shown in pages. They may have any number of rows, because their values come from forms and links.
 */
export type PagedTableName = 'offer' | 'source' | 'campaign';

/** The requested page of each table, counted from 1. */
export type TablePages = Readonly<Record<PagedTableName, number>>;

export type NumbersDetails = PeriodFigures & {
  byOffer: FiguresRow[];
  bySource: FiguresRow[];
  byCampaign: FiguresRow[];
  byCounsellor: CounsellorFiguresRow[];
  /** The sum over all groups, those on other pages included. */
  total: CounsellorFiguresRow;
};

export type NumbersApi = {
  of(period: Period, pages?: TablePages): Promise<NumbersDetails>;
  csv(period: Period): Promise<string>;
};
