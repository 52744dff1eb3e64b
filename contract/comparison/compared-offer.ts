/** One fact of an offer: a row of the comparison. */
export interface ComparedFact {
  id: string;
  /** The label of the fact: "Length". */
  name: string;
  /** A `short` fact fits into a third of a phone's width; the lines of a `long` one are displayed below each other. */
  size: 'short' | 'long';
  /** One line, or several lines for a list; empty when the offer has no such fact. */
  lines: readonly string[];
  /** From the day after the date `after` (ISO, in India), these lines replace those of the field `lines`. */
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
  /**
   * Other offers of the same subject area, with which visitors can compare this offer. Offers of other kinds come
   * first.
   */
  beside: readonly { slug: string; title: string }[];
}

/** The address path of the JSON file with a `ComparedOffer`. */
export function comparedOfferPathOf(slug: string): string {
  return `/offers/${slug}.json`;
}
