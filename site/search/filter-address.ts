/**
 * The search and the filters as a query string: `?q=react&field=web&field=mobile&fee=4000&order=length`. The names
 * are those of the form's fields, so a form without JavaScript produces the same address. Unknown values are ignored
 * and are never an error.
 */
import {
  classTimeIds,
  lengthBandIds,
  startFilterIds,
} from '#content/offers/course-list/filter-options.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { levelIds } from '#content/offers/levels.ts';
import { studyFieldSlugs } from '#content/offers/study-fields.ts';
import { toWellFormed } from '#contract/text/to-well-formed.ts';
import type { OfferFilter } from './offer-filter.ts';
import { sortOrderIds } from './sort-offers.ts';

/** The maximum number of characters of a search text; the name of a course needs fewer. */
const longestQuery = 100;

export function readFilter(address: URLSearchParams): OfferFilter {
  /** Returns those values of the query parameter that are known ids, in the order of `known` and without duplicates. */
  const chosen = <Id extends string>(name: string, known: readonly Id[]) => {
    const named = new Set<string>(address.getAll(name));
    return known.filter((id) => named.has(id));
  };
  const fee = address.get('fee') ?? '';
  return {
    query: tidyQuery(address.get('q') ?? ''),
    fields: chosen('field', studyFieldSlugs),
    kinds: chosen('kind', kindIds),
    lengths: chosen('length', lengthBandIds),
    levels: chosen('level', levelIds),
    begins: chosen('begins', startFilterIds),
    hours: chosen('hours', classTimeIds),
    mostRupees: /^[1-9]\d{0,5}$/.test(fee) ? Number(fee) : null,
    order: sortOrderIds.find((id) => id === address.get('order')) ?? null,
  };
}

export function writeFilter(filter: OfferFilter): URLSearchParams {
  const address = new URLSearchParams();
  const query = tidyQuery(filter.query);
  if (query !== '') address.append('q', query);
  for (const id of filter.fields) address.append('field', id);
  for (const id of filter.kinds) address.append('kind', id);
  for (const id of filter.lengths) address.append('length', id);
  for (const id of filter.levels) address.append('level', id);
  for (const id of filter.begins) address.append('begins', id);
  for (const id of filter.hours) address.append('hours', id);
  if (filter.mostRupees !== null) address.append('fee', `${filter.mostRupees}`);
  if (filter.order !== null) address.append('order', filter.order);
  return address;
}

/**
 * Trims and shortens a search text, and turns control characters and runs of blanks into one blank. Half of a surrogate
 * pair becomes U+FFFD, because an address can't contain it.
 */
export function tidyQuery(query: string): string {
  const clean = toWellFormed(query)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, longestQuery).join('').trim();
}
