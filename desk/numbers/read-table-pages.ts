import type { TablePages } from '../api-types/numbers-api.ts';

/**
 * Reads the page of each table from an address: "source=2" is the second page of the table by source. A missing or
 * invalid page is the first.
 */
export function readTablePages(query: URLSearchParams): TablePages {
  const page = (table: keyof TablePages) => {
    const asked = query.get(table) ?? '';
    return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  };
  return { offer: page('offer'), source: page('source'), campaign: page('campaign') };
}
