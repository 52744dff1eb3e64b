import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lostReasonsCountedAsRefunded } from '#domain/enquiries/enquiry-states.ts';
import type { FiguresRow } from '../api-types/numbers-api.ts';
import { EnquiryFiguresTable } from './figures-tables.tsx';
import { readTablePages } from './read-table-pages.ts';

const figures = { count: 4, enrolled: 0, paidBack: 1, netPaise: 399_900, receiptsAndVouchers: 1 };
const named: FiguresRow = {
  name: 'google.com',
  counts: { at: 'value', key: 'google.com' },
  ...figures,
};
const others: FiguresRow = { name: 'All others', counts: { at: 'others' }, ...figures };
const total: FiguresRow = { name: 'Together', counts: { at: 'all' }, ...figures };

/** The addresses in the row with this name, in the order of its cells; null for a number without a link. */
function linksOf(name: string, page = 1): (string | null)[] {
  const html = renderToStaticMarkup(
    <EnquiryFiguresTable
      by="source"
      heading="Where they came from"
      first="Source"
      rows={[named, others]}
      total={total}
      days={{ from: '2026-11-01', to: '2026-11-30' }}
      page={page}
      pageHref={(other) => `/desk/numbers?source=${other}`}
    />,
  );
  const row = html.split('<tr>').find((part) => part.includes(name)) ?? '';
  return row
    .split('<td')
    .slice(1)
    .map((cell) => /href="([^"]*)"/.exec(cell)?.[1]?.replaceAll('&amp;', '&') ?? null);
}

describe('a table of figures', () => {
  it('leads from the numbers of all others to the page of the table that names them', () => {
    const next = '/desk/numbers?source=2';
    expect(linksOf('All others')).toEqual([next, null, next, next]);
    expect(linksOf('All others', 2)[0]).toBe('/desk/numbers?source=3');
  });

  it('leads from the numbers of all together to the lists without a source', () => {
    const [asked, enrolled, , net] = linksOf('Together');
    expect(asked).toMatch(/^\/desk\/enquiries\?/);
    expect(asked).not.toContain('source');
    expect(enrolled).toBeNull();
    expect(net).toBe('/desk/orders?from=2026-11-01&to=2026-11-30&mode=live');
  });

  it('leads from the number of refunded enquiries to the list of the only reason that counts as refunded', () => {
    const [, , refunded] = linksOf('Together');
    const lost = new URL(`${refunded}`, 'http://desk').searchParams.getAll('lost');
    expect(lost).toEqual(lostReasonsCountedAsRefunded);
  });

  it('reads the page of each table from the address, and the first one from anything else', () => {
    const read = (query: string) => readTablePages(new URLSearchParams(query));
    expect(read('source=2&offer=0&campaign=x')).toEqual({ offer: 1, source: 2, campaign: 1 });
  });
});
