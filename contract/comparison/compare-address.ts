/**
 * Which offers an address puts side by side: `?offers=a,b,c`, or `?offers=a&offers=b` as a form without
 * JavaScript writes it. What an address says can be anything, so nothing of it is ever shown: it names offers
 * that are known, or it counts as one that is not.
 */
export const comparePath = '/compare';

/** More columns than that can't be read on a phone, nor on a sheet of paper. */
export const mostCompared = 3;

/** An address of a thousand names is no wish of a visitor. */
const mostRead = 50;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type AskedOffers = {
  /** Slugs of the offers that are shown, in the order of the address, each once; at most three. */
  shown: string[];
  /** Somebody asked for an offer that there is not, or not any more. */
  isSomeUnknown: boolean;
  /** Somebody asked for more than are shown. */
  isMore: boolean;
};

/** `query` with or without its question mark. */
export function readCompareAddress(query: string, isKnown: (slug: string) => boolean): AskedOffers {
  const named = new URLSearchParams(query)
    .getAll('offers')
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .slice(0, mostRead);
  const asked = [...new Set(named)];
  const known = asked.filter((slug) => slugShape.test(slug) && isKnown(slug));
  return {
    shown: known.slice(0, mostCompared),
    isSomeUnknown: known.length < asked.length,
    isMore: known.length > mostCompared,
  };
}

/** The address under which these stand side by side; of none, the page on which one chooses. */
export function compareAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? comparePath : `${comparePath}?offers=${slugs.join(',')}`;
}
