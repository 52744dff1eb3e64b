/**
 * Decides which offers match the filters that a visitor ticked, and counts how many would match for each choice.
 * Choices of one group are alternatives (web or mobile); groups are combined (web, and at most ₹2,500).
 */
import {
  type ClassTimeId,
  classTimeIds,
  feeLimitsRupees,
  type LengthBandId,
  lengthBandIds,
  lengthBands,
  type StartFilterId,
  startFilterIds,
} from '#content/offers/course-list/filter-options.ts';
import { findFeeTodayRupees } from '#content/offers/facts/find-fee-today-rupees.ts';
import { type KindId, kindIds } from '#content/offers/kinds.ts';
import { lengthInDays } from '#content/offers/length.ts';
import { type LevelId, levelIds } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { type StudyFieldSlug, studyFieldSlugs } from '#content/offers/study-fields.ts';
import type { SortOrderId } from './sort-offers.ts';

/** The facts of an offer by which the list can be filtered. */
export interface FilterableOffer {
  slug: string;
  fields: readonly StudyFieldSlug[];
  kind: KindId;
  level: LevelId;
  length: LengthBandId;
  /** "month" when one of the coming starts is in the present month; otherwise empty. */
  begins: readonly StartFilterId[];
  hours: readonly ClassTimeId[];
  /** The fee of today, in whole rupees. */
  feeRupees: number;
}

export interface OfferFilter {
  /** The text that was typed; `search.ts` evaluates it. */
  query: string;
  fields: readonly StudyFieldSlug[];
  kinds: readonly KindId[];
  lengths: readonly LengthBandId[];
  levels: readonly LevelId[];
  begins: readonly StartFilterId[];
  hours: readonly ClassTimeId[];
  /** The highest fee in whole rupees; null for no limit. */
  mostRupees: number | null;
  /**
   * The order that the visitor chose; null for none. The rows then keep the order of the list or, in a search, come
   * with the best match first.
   */
  order: SortOrderId | null;
}

export const noFilter: OfferFilter = {
  query: '',
  fields: [],
  kinds: [],
  lengths: [],
  levels: [],
  begins: [],
  hours: [],
  mostRupees: null,
  order: null,
};

type OfferToFilter = Pick<
  Offer,
  'slug' | 'fields' | 'kind' | 'level' | 'length' | 'feeRupees' | 'start' | 'nextStarts'
>;

/**
 * Takes from an offer the facts by which it can be filtered. `today` is an ISO date in India, and its month is "this
 * month".
 */
export function makeFilterableOffer(offer: OfferToFilter, today: string): FilterableOffer {
  const { slug, fields, kind, level, length } = offer;
  const days = lengthInDays(length);
  const band = lengthBandIds.find((id) => days <= lengthBands[id].upToDays) ?? 'long';
  const [begins, hours] = [new Set<StartFilterId>(), new Set<ClassTimeId>()];
  for (const { startDate, startTime, isOnWeekend } of comingStartsOf(offer, today)) {
    if (startDate.slice(0, 7) === today.slice(0, 7)) begins.add('month');
    if (startTime >= eveningFrom) hours.add('evening');
    if (isOnWeekend) hours.add('weekend');
  }
  return {
    ...{ slug, fields, kind, level, length: band },
    feeRupees: findFeeTodayRupees(offer),
    begins: [...begins],
    hours: classTimeIds.filter((id) => hours.has(id)),
  };
}

/** The starts that the list shows: those of batches or, for a workshop without a batch, its coming dates. */
function comingStartsOf({ start, nextStarts }: OfferToFilter, today: string) {
  if (nextStarts.length > 0 || start.at === 'request' || start.startDate < today)
    return nextStarts.map(({ startDate, startTime, days }) => {
      const isOnWeekend = days.every((day) => day === 'sat' || day === 'sun');
      return { startDate, startTime, isOnWeekend };
    });
  const { startDate, startTime, endDate } = start;
  const lastDay = new Date(endDate).getUTCDay();
  const nights = (Date.parse(endDate) - Date.parse(startDate)) / dayMs;
  // A workshop is at the weekend if it is on a Saturday, on a Sunday, or on a Saturday and the next day.
  const isOnWeekend = (lastDay === 6 && nights === 0) || (lastDay === 0 && nights <= 1);
  return [{ startDate, startTime, isOnWeekend }];
}

const dayMs = 86_400_000;

/** Classes that begin at this time or later count as evening classes: they fit after a day of college or work. */
const eveningFrom = '17:00';

const matchesAny = <T>(chosen: readonly T[], ...has: readonly T[]) =>
  chosen.length === 0 || has.some((one) => chosen.includes(one));

export function fitsFilter(row: FilterableOffer, filter: OfferFilter): boolean {
  return (
    matchesAny(filter.fields, ...row.fields) &&
    matchesAny(filter.kinds, row.kind) &&
    matchesAny(filter.lengths, row.length) &&
    matchesAny(filter.levels, row.level) &&
    matchesAny(filter.begins, ...row.begins) &&
    matchesAny(filter.hours, ...row.hours) &&
    (filter.mostRupees === null || row.feeRupees <= filter.mostRupees)
  );
}

interface FilterCounts {
  fields: Readonly<Record<StudyFieldSlug, number>>;
  kinds: Readonly<Record<KindId, number>>;
  lengths: Readonly<Record<LengthBandId, number>>;
  levels: Readonly<Record<LevelId, number>>;
  begins: Readonly<Record<StartFilterId, number>>;
  hours: Readonly<Record<ClassTimeId, number>>;
  /** The counts for the fee limits, in the order of `feeLimitsRupees`. */
  fees: readonly number[];
}

/**
 * Counts for each choice how many rows the list would show with this choice alone in its group; the other groups stay
 * as they are ticked. `rows` are the rows that the query found, so the counts agree with the list on the screen.
 */
export function countOffersPerChoice(
  rows: readonly FilterableOffer[],
  filter: OfferFilter,
): FilterCounts {
  const count = (change: Partial<OfferFilter>) =>
    rows.filter((row) => fitsFilter(row, { ...filter, ...change })).length;
  const each = <Id extends string>(ids: readonly Id[], change: (id: Id) => Partial<OfferFilter>) =>
    Object.fromEntries(ids.map((id) => [id, count(change(id))])) as Record<Id, number>;
  return {
    fields: each(studyFieldSlugs, (id) => ({ fields: [id] })),
    kinds: each(kindIds, (id) => ({ kinds: [id] })),
    lengths: each(lengthBandIds, (id) => ({ lengths: [id] })),
    levels: each(levelIds, (id) => ({ levels: [id] })),
    begins: each(startFilterIds, (id) => ({ begins: [id] })),
    hours: each(classTimeIds, (id) => ({ hours: [id] })),
    fees: feeLimitsRupees.map((mostRupees) => count({ mostRupees })),
  };
}
