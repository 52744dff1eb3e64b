/**
 * What the browser fetches to search: small, and plain text inside JSON so that it packs well.
 *
 * `words` holds one line for each set of words that lead to the same offers with the same weights: the words,
 * a bar, then two characters for each offer, its place in `slugs` and its weight, both as digits of `alphabet`.
 */
export interface SearchIndex {
  slugs: readonly string[];
  /** In whole rupees, in the order of `slugs`. */
  fees: readonly number[];
  /** In whole days, in the order of `slugs`. */
  days: readonly number[];
  /** Folded words that are left out of a query. */
  noise: string;
  words: string;
}

export const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Where a word leads: places in `slugs` and their weights, 1 to 9. */
export type Postings = ReadonlyMap<number, number>;

export interface OpenIndex {
  slugs: readonly string[];
  fees: readonly number[];
  days: readonly number[];
  noise: ReadonlySet<string>;
  words: ReadonlyMap<string, Postings>;
}

/** Once, when the search is opened. */
export function openIndex({ slugs, fees, days, noise, words }: SearchIndex): OpenIndex {
  const opened = new Map<string, Postings>();
  for (const line of words.split('\n')) {
    const [list = '', places = ''] = line.split('|');
    const postings = new Map<number, number>();
    for (let at = 0; at < places.length; at += 2) {
      postings.set(alphabet.indexOf(places[at] ?? ''), alphabet.indexOf(places[at + 1] ?? ''));
    }
    for (const word of list.split(' ')) opened.set(word, postings);
  }
  return { slugs, fees, days, noise: new Set(noise.split(' ')), words: opened };
}
