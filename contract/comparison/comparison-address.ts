/**
 * Writes and reads the address of a comparison of offers: `?offers=a,b,c`, or `?offers=a&offers=b` from a form without
 * JavaScript. Anybody can write any text into an address, so this text is never displayed: it only selects known
 * offers.
 */
export const comparisonPath = '/compare';

/** The maximum number of offers that are compared: more columns can't be read on a phone or on a sheet of paper. */
export const maxComparedOffers = 3;

/**
 * The maximum number of slugs that are read from an address. Further ones are ignored, because somebody may write a
 * thousand.
 */
const mostRead = 50;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type OffersToCompare = {
  /** Slugs of the offers that are shown, in the order of the address, without duplicates; at most three. */
  shown: string[];
  /** Whether the query names an unknown offer, such as one that is no longer sold. */
  isSomeUnknown: boolean;
  /** Whether the query names more known offers than are shown. */
  isMore: boolean;
};

/** Reads which offers a query asks for. The query may begin with "?"; `isKnown` tells whether an offer exists. */
export function readComparisonAddress(
  query: string,
  isKnown: (slug: string) => boolean,
): OffersToCompare {
  const named = new URLSearchParams(query)
    .getAll('offers')
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .slice(0, mostRead);
  const asked = [...new Set(named)];
  const known = asked.filter((slug) => slugShape.test(slug) && isKnown(slug));
  return {
    shown: known.slice(0, maxComparedOffers),
    isSomeUnknown: known.length < asked.length,
    isMore: known.length > maxComparedOffers,
  };
}

/**
 * The address that compares these offers. Without offers, it is the address of the page on which visitors choose them.
 */
export function comparisonAddressOf(slugs: readonly string[]): string {
  return slugs.length === 0 ? comparisonPath : `${comparisonPath}?offers=${slugs.join(',')}`;
}
