/** One fact of an offer: a row of the comparison. */
export interface ComparedFact {
  id: string;
  /** The label of the fact: "Length". */
  name: string;
  /** `short`: the value fits into a third of a phone's width. `long`: the lines are displayed below each other. */
  size: 'short' | 'long';
  /** One line, or several lines for a list; empty when the offer has no such fact. */
  lines: readonly string[];
  /**
   * The lines that replace `lines` from the day after `after` (ISO date in India), for example because the offer has
   * started.
   */
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
   * Other offers of the same subject area, which the page suggests for a comparison with this offer. The first ones are
   * of other kinds than this offer.
   */
  beside: readonly { slug: string; title: string }[];
}

/** The path on the site of the JSON file with the `ComparedOffer` of this slug. */
export function comparedOfferPathOf(slug: string): string {
  return `/offers/${slug}.json`;
}
