import { describe, expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { filterableOffer, noFilter } from '#site/search/offer-filter.ts';
import { nearOffers } from './near-offers.ts';

const rows = offers.map((offer) => filterableOffer(offer, '2026-11-23'));
const slugsOf = (near: readonly { slug: string }[]) => near.map(({ slug }) => slug);
const rowsOf = (...slugs: string[]) =>
  slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);

describe('when nothing fits', () => {
  it('what the search found comes near in its order, as long as it misses as little', () => {
    const found = rowsOf('autocad-civil', 'autocad-mechanical', 'revit-bim', 'structural-design');
    const filter = { ...noFilter, query: 'cad', levels: ['experience' as const] };
    expect(slugsOf(nearOffers(rows, found, filter))).toEqual(slugsOf(found.slice(0, 3)));
  });

  it('what misses one kind of tick comes before what misses two', () => {
    const found = rowsOf('full-stack-engineering', 'mern-workshop');
    const filter = { ...noFilter, fields: ['civil' as const], mostRupees: 500 };
    expect(slugsOf(nearOffers(rows, found, filter))).toEqual([
      'mern-workshop',
      'full-stack-engineering',
    ]);
  });

  it('what fits the ticks stands in for a query that found nothing', () => {
    const filter = { ...noFilter, query: 'blockchain', fields: ['civil' as const] };
    const near = nearOffers(rows, [], filter);
    expect(near).toHaveLength(3);
    for (const { fields } of near) expect(fields).toContain('civil');
  });

  it('a query that found nothing and no tick lead to no offer by chance', () => {
    expect(nearOffers(rows, [], { ...noFilter, query: 'blockchain' })).toEqual([]);
  });
});
