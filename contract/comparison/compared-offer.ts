/**
 * An offer as it is put beside another: what the build writes for each of them, and what the service and a
 * page read. The values are texts, not HTML.
 */
export interface ComparedFact {
  id: string;
  /** What stands before it: "Length". */
  name: string;
  /** A short one fits into a third of a phone's width; a long one wants to be read as lines. */
  size: 'short' | 'long';
  /** One line, or several where it is a list; none where the offer has nothing of the kind. */
  lines: readonly string[];
  /** What is said instead once this day (ISO date, in India) is over. */
  later?: { after: string; lines: readonly string[] };
}

export interface ComparedOffer {
  slug: string;
  title: string;
  /** "Skill program". */
  kind: string;
  /** "₹2,299". */
  fee: string;
  path: string;
  enrolPath: string;
  callPath: string;
  /** The last day (ISO date, in India) on which it can be bought; left out where it always can. */
  lastDay?: string;
  facts: readonly ComparedFact[];
  /** What it can be weighed against: of the same field, another kind first. */
  beside: readonly { slug: string; title: string }[];
}

/** The file that the build makes for each offer. */
export function comparedOfferPath(slug: string): string {
  return `/offers/${slug}.json`;
}
