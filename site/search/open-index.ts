/**
 * The search index that the browser loads. It is JSON with a few long texts, which compress well. Words are stored as
 * people spell them, so that "Did you mean …" can show them; `openIndex` folds them.
 *
 * A line of `words` has words that find the same offers with the same weights ("web_design": these two words side by
 * side). The line of `places` with the same number names these offers. For example, "9A3 4B" is weight 9 for the offers
 * A and 3, and weight 4 for the offer B. The character A means the offer whose place in `slugs` is the place of A in
 * `positionAlphabet`.
 *
 * Fees and lengths are read from the page instead, because they may change after the index was built.
 */
import { foldWordBySound } from './fold-words-by-sound.ts';

export interface SearchIndex {
  slugs: readonly string[];
  /** The stop words, folded and separated by blanks. They are removed from a query. */
  noise: string;
  words: string;
  places: string;
  answers: readonly IndexedAnswer[];
}

/** A page, or a section of a page, that answers a query. */
export interface FoundPage {
  readonly title: string;
  readonly text: string;
  /** Path, possibly with a query or a hash. */
  readonly to: string;
}

interface IndexedAnswer extends FoundPage {
  /** The phrases that find the page, separated by blanks. Underscores join the words of a phrase. */
  readonly phrases: string;
}

/** One character for the position of each offer in the index. */
export const positionAlphabet =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>?@[]^_`{|}~';

/** The offers that a word finds: place in `slugs` → weight, 1 to 9. */
export type Postings = ReadonlyMap<number, number>;

/** A phrase of one or several words, in two forms: folded by sound, and as people spell it. */
export interface AnswerPhrase {
  readonly folded: readonly string[];
  readonly spelt: readonly string[];
}

/** The facts of an offer that the search needs and that are not in the index. */
export interface SearchableOffer {
  readonly slug: string;
  readonly feeRupees: number;
  readonly days: number;
}

export interface OpenedIndex {
  slugs: readonly string[];
  /** The fees in whole rupees, in the order of `slugs`. */
  fees: readonly number[];
  /** The lengths in whole days, in the order of `slugs`. */
  days: readonly number[];
  noise: ReadonlySet<string>;
  /** The indexed words. The key is the folded word, `spelt` is the word as people spell it. */
  words: ReadonlyMap<string, { readonly spelt: string; readonly postings: Postings }>;
  answers: readonly { readonly found: FoundPage; readonly phrases: readonly AnswerPhrase[] }[];
}

/** The weight of a number in a query that equals the fee of an offer ("399"): as high as that of a word for a kind. */
const feeWeight = 4;

const phraseOf = (text: string): AnswerPhrase => {
  const spelt = text.split('_');
  return { folded: spelt.map(foldWordBySound), spelt };
};

/** Unpacks the index, which is done once before the first search. Only offers that are in `offers` can be found. */
export function openIndex(index: SearchIndex, offers: readonly SearchableOffer[]): OpenedIndex {
  const bySlug = new Map(offers.map((offer) => [offer.slug, offer]));
  const listed = index.slugs.map((slug) => bySlug.get(slug));
  const places = index.places.split('\n').map(unpackPostings);
  const words = new Map<string, { spelt: string; postings: Postings }>();
  index.words.split('\n').forEach((line, at) => {
    const postings = places[at] ?? new Map();
    for (const text of line.split(' ')) {
      const { folded, spelt } = phraseOf(text);
      words.set(folded.join(''), { spelt: spelt.join(' '), postings });
    }
  });
  const fees = listed.map((offer) => offer?.feeRupees ?? Number.POSITIVE_INFINITY);
  for (const fee of fees) {
    const places = [...fees.keys()].filter((place) => fees[place] === fee);
    const postings = new Map(places.map((place) => [place, feeWeight]));
    words.set(String(fee), { spelt: String(fee), postings });
  }
  return {
    slugs: index.slugs,
    fees,
    days: listed.map((offer) => offer?.days ?? 0),
    noise: new Set(index.noise.split(' ')),
    words,
    answers: index.answers.map(({ phrases, ...found }) => ({
      found,
      phrases: phrases.split(' ').map(phraseOf),
    })),
  };
}

function unpackPostings(text: string): Postings {
  const postings = new Map<number, number>();
  for (const [weight, ...places] of text.split(' '))
    for (const place of places) postings.set(positionAlphabet.indexOf(place), Number(weight));
  return postings;
}
