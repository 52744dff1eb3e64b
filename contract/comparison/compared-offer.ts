/** One fact of an offer: a row of the comparison. */
export interface ComparedFact {
  id: string;
  /** The label of the fact: "Length". */
  name: string;
  /** A short fact fits into a third of a phone's width; a long one is shown as lines. */
  size: 'short' | 'long';
  /** One line, or several lines for a list; empty when the offer has no such fact. */
  lines: readonly string[];
  /** From the day after `after` (an ISO date in India), these lines replace the others. */
  later?: { after: string; lines: readonly string[] };
}

/**
 * An offer in the comparison of offers. The build writes one JSON file with this shape for each offer. The service and
 * the page read the file. The values are text, not HTML.
 */
export interface ComparedOffer {
  slug: string;
  title: string;
  /** The name of the kind: "Skill program". */
  kind: string;
  /** The fee as shown: "₹2,299". */
  fee: string;
  path: string;
  enrolPath: string;
  callPath: string;
  /** The last day to enrol (ISO date, in India); missing when the offer is always open. */
  lastDay?: string;
  facts: readonly ComparedFact[];
  /** Other offers of the same field, with which this offer can be compared. Offers of other kinds come first. */
  beside: readonly { slug: string; title: string }[];
}

/** The address path of the JSON file with a `ComparedOffer`. */
export function comparedOfferPath(slug: string): string {
  return `/offers/${slug}.json`;
}
