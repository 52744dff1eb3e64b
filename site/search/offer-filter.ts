/**
 * Which offers fit what a visitor has ticked, and how many would for each tick. Pure: rows and a filter go in.
 * Ticks of one kind add up (web or mobile), kinds of ticks narrow down (web, and at most ₹2,500).
 */

import { type FieldSlug, fieldSlugs } from '#content/offers/fields.ts';
import {
  feeChoicesRupees,
  type LengthBandId,
  lengthBandIds,
  lengthBands,
} from '#content/offers/filter-choices.ts';
import { type KindId, kindIds } from '#content/offers/kinds.ts';
import { lengthInDays } from '#content/offers/length.ts';
import { type LevelId, levelIds } from '#content/offers/levels.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import type { OrderId } from './offer-order.ts';

/** As much of an offer as filtering needs. */
export interface OfferRow {
  slug: string;
  fields: readonly FieldSlug[];
  kind: KindId;
  level: LevelId;
  length: LengthBandId;
  feeRupees: number;
}

export interface OfferFilter {
  /** What was typed; finding is `search.ts`'s work. */
  query: string;
  fields: readonly FieldSlug[];
  kinds: readonly KindId[];
  lengths: readonly LengthBandId[];
  levels: readonly LevelId[];
  /** In whole rupees; null when any fee will do. */
  mostRupees: number | null;
  /** Null: as they are listed, or best first. It leaves nothing out. */
  order: OrderId | null;
}

export const noFilter: OfferFilter = {
  query: '',
  fields: [],
  kinds: [],
  lengths: [],
  levels: [],
  mostRupees: null,
  order: null,
};

export function offerRow({
  slug,
  fields,
  kind,
  level,
  length,
  feeRupees,
}: Pick<Offer, 'slug' | 'fields' | 'kind' | 'level' | 'length' | 'feeRupees'>): OfferRow {
  const days = lengthInDays(length);
  const band = lengthBandIds.find((id) => days <= lengthBands[id].upToDays) ?? 'long';
  return { slug, fields, kind, level, length: band, feeRupees };
}

const any = <T>(chosen: readonly T[], ...has: readonly T[]) =>
  chosen.length === 0 || has.some((one) => chosen.includes(one));

export function fitsFilter(row: OfferRow, filter: OfferFilter): boolean {
  return (
    any(filter.fields, ...row.fields) &&
    any(filter.kinds, row.kind) &&
    any(filter.lengths, row.length) &&
    any(filter.levels, row.level) &&
    (filter.mostRupees === null || row.feeRupees <= filter.mostRupees)
  );
}

export interface FilterCounts {
  fields: Readonly<Record<FieldSlug, number>>;
  kinds: Readonly<Record<KindId, number>>;
  lengths: Readonly<Record<LengthBandId, number>>;
  levels: Readonly<Record<LevelId, number>>;
  /** In the order of `feeChoicesRupees`. */
  fees: readonly number[];
}

/**
 * Beside each choice: how many of the rows it would show, all other kinds of ticks as they are. `rows` are
 * those that the query found, so the numbers are true for what is on the screen.
 */
export function filterCounts(rows: readonly OfferRow[], filter: OfferFilter): FilterCounts {
  const count = (change: Partial<OfferFilter>) =>
    rows.filter((row) => fitsFilter(row, { ...filter, ...change })).length;
  const each = <Id extends string>(ids: readonly Id[], change: (id: Id) => Partial<OfferFilter>) =>
    Object.fromEntries(ids.map((id) => [id, count(change(id))])) as Record<Id, number>;
  return {
    fields: each(fieldSlugs, (id) => ({ fields: [id] })),
    kinds: each(kindIds, (id) => ({ kinds: [id] })),
    lengths: each(lengthBandIds, (id) => ({ lengths: [id] })),
    levels: each(levelIds, (id) => ({ levels: [id] })),
    fees: feeChoicesRupees.map((mostRupees) => count({ mostRupees })),
  };
}
