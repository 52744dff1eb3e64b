import { describe, expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { makeFilterableOffer, noFilter } from '#site/search/offer-filter.ts';
import { findThreeClosestOffers } from './find-three-closest-offers.ts';

const rows = offers.map((offer) => makeFilterableOffer(offer, '2026-11-23'));
const slugsOf = (near: readonly { slug: string }[]) => near.map(({ slug }) => slug);
const rowsOf = (...slugs: string[]) =>
  slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);

describe('when nothing fits', () => {
  it('the results of the search are nearest in their order, if they miss equally little', () => {
    const found = rowsOf('autocad-civil', 'autocad-mechanical', 'revit-bim', 'structural-design');
    const filter = { ...noFilter, query: 'cad', levels: ['experience' as const] };
    expect(slugsOf(findThreeClosestOffers(rows, found, filter))).toEqual(
      slugsOf(found.slice(0, 3)),
    );
  });

  it('an offer that misses one kind of tick comes before one that misses two', () => {
    const found = rowsOf('full-stack-engineering', 'mern-workshop');
    const filter = { ...noFilter, fields: ['civil' as const], mostRupees: 500 };
    expect(slugsOf(findThreeClosestOffers(rows, found, filter))).toEqual([
      'mern-workshop',
      'full-stack-engineering',
    ]);
  });

  it('the offers that fit the ticks replace an empty result', () => {
    const filter = { ...noFilter, query: 'blockchain', fields: ['civil' as const] };
    const near = findThreeClosestOffers(rows, [], filter);
    expect(near).toHaveLength(3);
    for (const { fields } of near) expect(fields).toContain('civil');
  });

  it('an empty result without a tick leads to no arbitrary offer', () => {
    expect(findThreeClosestOffers(rows, [], { ...noFilter, query: 'blockchain' })).toEqual([]);
  });
});
