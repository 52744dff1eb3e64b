/**
 * What the browser fetches to search: small, and plain text inside JSON so that it packs well. Words stand in it as
 * people spell them, so that a question "Did you mean …" can show them; they are folded when the index is opened.
 *
 * `words` holds one line for each set of words that lead to the same offers with the same weights; an underscore
 * stands where words count only side by side. The same line of `places` says where they lead: "9A3 4B" is weight 9
 * at the places A and 3 of `slugs`, as digits of `alphabet`, and weight 4 at B.
 *
 * Fees and lengths are not in it: they are taken from the page, where they may have changed since.
 */
import { foldWord } from './fold.ts';

export interface SearchIndex {
  slugs: readonly string[];
  /** Folded words that are left out of a query. */
  noise: string;
  words: string;
  places: string;
  answers: readonly IndexedAnswer[];
}

/** A page or a place that a visitor is led to. */
export interface FoundAnswer {
  readonly title: string;
  readonly text: string;
  /** Path, with a query or a place. */
  readonly to: string;
}

interface IndexedAnswer extends FoundAnswer {
  /** What asks for it, between blanks; an underscore stands between the words of one phrase. */
  readonly phrases: string;
}

export const alphabet =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>?@[]^_`{|}~';

/** Where a word leads: places in `slugs` and their weights, 1 to 9. */
export type Postings = ReadonlyMap<number, number>;

/** A word or several, folded, and as people spell them. */
export interface Phrase {
  readonly folded: readonly string[];
  readonly spelt: readonly string[];
}

/** As much of an offer as the search needs beside its index. */
export interface SearchedOffer {
  readonly slug: string;
  readonly feeRupees: number;
  readonly days: number;
}

export interface OpenIndex {
  slugs: readonly string[];
  /** In whole rupees, in the order of `slugs`. */
  fees: readonly number[];
  /** In whole days, in the order of `slugs`. */
  days: readonly number[];
  noise: ReadonlySet<string>;
  /** By their folded form. */
  words: ReadonlyMap<string, { readonly spelt: string; readonly postings: Postings }>;
  answers: readonly { readonly found: FoundAnswer; readonly phrases: readonly Phrase[] }[];
}

/** A query that is one of our fees looks for the offers that cost as much, like a query that names their kind. */
const feeWeight = 4;

const phraseOf = (text: string): Phrase => {
  const spelt = text.split('_');
  return { folded: spelt.map(foldWord), spelt };
};

/** Once, when the search is opened. An offer that `offers` does not have is not found. */
export function openIndex(index: SearchIndex, offers: readonly SearchedOffer[]): OpenIndex {
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
    for (const place of places) postings.set(alphabet.indexOf(place), Number(weight));
  return postings;
}
