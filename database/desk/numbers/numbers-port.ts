/** The figures of a period: what arrived, what became of it, and the money. */
import type { AnswerFigures, OriginFigures, PeriodFigures } from '#domain/numbers/figures.ts';

/** `name` is null for enquiries without an offer, source, campaign or owner. */
export type OriginCounts = OriginFigures & { name: string | null };

/** The figures of one campaign of one source. `name` has the medium and campaign of the link by which people came. */
type CampaignCounts = OriginCounts & { source: string | null };

/** The figures of the enquiries that one member owns now; `name` is the member's staff id. */
export type CounsellorCounts = OriginCounts & AnswerFigures;

export type DeskNumbersOfPeriod = PeriodFigures & {
  byOffer: OriginCounts[];
  bySource: OriginCounts[];
  byCampaign: CampaignCounts[];
  byCounsellor: CounsellorCounts[];
};

export interface NumbersPort {
  readNumbers(since: Date, until: Date): Promise<DeskNumbersOfPeriod>;
}
