/**
 * What is searched and ticked, as it stands in the address: `?q=react&field=web&field=mobile&fee=4000&order=length`. The
 * names are those of the form's fields, so a form without JavaScript writes the same address. What an address
 * says that nobody can tick is left out; it is never an error.
 */
import { fieldSlugs } from '#content/offers/fields.ts';
import { lengthBandIds } from '#content/offers/filter-choices.ts';
import { kindIds } from '#content/offers/kinds.ts';
import { levelIds } from '#content/offers/levels.ts';
import { wellFormed } from '#contract/well-formed.ts';
import type { OfferFilter } from './offer-filter.ts';
import { orderIds } from './offer-order.ts';

/** Longer than anything one would type to find a course. */
const longestQuery = 100;

export function readFilter(address: URLSearchParams): OfferFilter {
  /** Those of the known ones that are named, in our order, each once. */
  const chosen = <Id extends string>(name: string, known: readonly Id[]) => {
    const named = new Set<string>(address.getAll(name));
    return known.filter((id) => named.has(id));
  };
  const fee = address.get('fee') ?? '';
  return {
    query: tidyQuery(address.get('q') ?? ''),
    fields: chosen('field', fieldSlugs),
    kinds: chosen('kind', kindIds),
    lengths: chosen('length', lengthBandIds),
    levels: chosen('level', levelIds),
    mostRupees: /^[1-9]\d{0,5}$/.test(fee) ? Number(fee) : null,
    order: orderIds.find((id) => id === address.get('order')) ?? null,
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
  if (filter.mostRupees !== null) address.append('fee', `${filter.mostRupees}`);
  if (filter.order !== null) address.append('order', filter.order);
  return address;
}

/** Half a character at the cut, or none at all in the address, would come back as another one. */
export function tidyQuery(query: string): string {
  const clean = wellFormed(query)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...clean].slice(0, longestQuery).join('').trim();
}
