/** A small search index for tests of the rules by which the search finds and ranks offers. */
import {
  type OpenedIndex,
  openIndex,
  positionAlphabet,
  type SearchableOffer,
  type SearchIndex,
} from '#site/search/open-index.ts';

interface SmallIndex {
  /** Each word with its packed weights: `{ pump: '90 412' }` is weight 9 for offer 0, and 4 for the offers 1 and 2. */
  words?: Readonly<Record<string, string>>;
  /** Folded words, separated by blanks. */
  noise?: string;
  answers?: SearchIndex['answers'];
  /** Fees in rupees and lengths in days of the first offers. What is not given is ₹1,000 and 30 days. */
  facts?: readonly Partial<Omit<SearchableOffer, 'slug'>>[];
}

/** Opens an index of ten offers, whose slugs are their places: "0" to "9". */
export function openSmallSearchIndex({
  words = {},
  noise = '',
  answers = [],
  facts = [],
}: SmallIndex): OpenedIndex {
  const slugs = [...positionAlphabet.slice(0, 10)];
  const packed = {
    ...{ slugs, noise, answers },
    words: Object.keys(words).join('\n'),
    places: Object.values(words).join('\n'),
  };
  const offers = slugs.map((slug, at) => ({ slug, feeRupees: 1000, days: 30, ...facts[at] }));
  return openIndex(packed, offers);
}
