import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState } from '#domain/enquiries/enquiry-states.ts';
import type { Paise } from '#domain/money.ts';

/** How many came for an offer or from a source, and what became of them. */
export type Came = {
  name: string;
  /** By which lists are narrowed to them; null where they cannot be. */
  key: string | null;
  count: number;
  enrolled: number;
  paid: number;
};

export type Period = { since: Date; until: Date };

export type Numbers = {
  byDay: { day: string; kind: EnquiryKind; count: number }[];
  byOffer: Came[];
  bySource: Came[];
  byState: { state: EnquiryState; count: number }[];
  answers: {
    wanted: number;
    answered: number;
    withinHour: number;
    medianMin: number | null;
    worstMin: number | null;
  };
  orders: { made: number; paid: number; paidPaise: Paise };
};

export type NumbersApi = {
  of(period: Period): Promise<Numbers>;
  csv(period: Period): Promise<string>;
};
