/**
 * Makes the search index when a build or a publication renders the pages: the words by which each offer can be found,
 * with their weights. Never imported by a component: the browser loads the result.
 */
import { kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { studyFields } from '#content/offers/study-fields.ts';
import type { SearchablePage } from '#content/schema.ts';
import type { SynonymGroup, SynonymTarget } from '#content/search/search-synonyms.ts';
import { foldedWordsOf, foldWordBySound, latinWordsOf } from './fold-words-by-sound.ts';
import { positionAlphabet, type SearchIndex } from './open-index.ts';

/**
 * The weight of a word, by the field of the offer that contains it. The weights `called…` are those of a synonym of the
 * offer, its kind, its field or its level.
 */
const weights = {
  title: 9,
  keyword: 8,
  calledOffer: 8,
  calledKind: 5,
  calledField: 4,
  tool: 4,
  kind: 4,
  text: 2,
  calledLevel: 2,
  field: 2,
  module: 1,
} as const;

/**
 * A word that more than this share of the offers have does not distinguish them. It is left out of the index and
 * removed from queries.
 */
const mostOffers = 0.6;

/**
 * Words that find no offer. `stopWords` are also removed from queries. `unindexedWords` are left out only where they
 * say little, in descriptions, modules and titles of fields. In a title, a keyword, a tool or the name of a kind they
 * count.
 */
interface ExcludedWords {
  stopWords: readonly string[];
  unindexedWords: readonly string[];
}

export function makeSearchIndex(
  offers: readonly Offer[],
  searchSynonyms: readonly SynonymGroup[],
  { stopWords, unindexedWords }: ExcludedWords,
  answers: readonly SearchablePage[],
): SearchIndex {
  if (offers.length > positionAlphabet.length)
    throw new Error(
      `The search index has room for ${positionAlphabet.length} offers, and there are more.`,
    );
  const noise = new Set(stopWords.flatMap(foldedWordsOf));
  const unsearched = new Set(unindexedWords.flatMap(foldedWordsOf));
  /** The words of the index by their folded form. If a word occurs in several spellings, the first one is kept. */
  const found = new Map<string, { spelt: string; postings: Map<number, number> }>();
  const add = (latin: readonly string[], place: number, weight: number) => {
    const word = latin.map(foldWordBySound).join('');
    const entry = found.get(word) ?? { spelt: latin.join('_'), postings: new Map() };
    entry.postings.set(place, Math.max(weight, entry.postings.get(place) ?? 0));
    found.set(word, entry);
  };
  /** Adds each searchable word of a text. */
  const addText = (text: string, place: number, weight: number) => {
    for (const word of latinWordsOf(text)) {
      const folded = foldWordBySound(word);
      const isLeftOut = noise.has(folded) || (unsearched.has(folded) && weight < weights.tool);
      if (!isLeftOut && (word.length > 2 || weight >= weights.tool)) add([word], place, weight);
    }
  };

  offers.forEach((offer, place) => {
    const { title, keywords, tools, text, modules, kind } = offer;
    addText(title, place, weights.title);
    for (const keyword of keywords) addText(keyword, place, weights.keyword);
    for (const tool of tools) addText(tool, place, weights.tool);
    addText(text, place, weights.text);
    // The days of a workshop are left out, because their titles add few words to the workshop's title and tools.
    if (kind !== 'workshop') for (const title of modules) addText(title, place, weights.module);
    for (const field of offer.fields) addText(studyFields[field].title, place, weights.field);
    addText(kinds[kind].title, place, weights.kind);
    for (const { means, words } of searchSynonyms) {
      const weight = weightOf(means, offer);
      if (weight === 0) continue;
      // A synonym of several words ("web design") becomes one entry of the index, "webdesign". The search also joins
      // neighbouring words of a query, so it finds this entry.
      for (const word of words) add(latinWordsOf(word), place, weight);
    }
  });

  for (const [word, { postings }] of found) {
    // A search for "attacks" finds "attack", so the plural needs no entry.
    const stem = found.get(word.replace(/s$/, ''));
    if (word.length < 5 || !word.endsWith('s') || !stem || !isOnlyText(postings)) continue;
    for (const [place, weight] of postings)
      stem.postings.set(place, Math.max(weight, stem.postings.get(place) ?? 0));
    found.delete(word);
  }
  const lines = new Map<string, string[]>();
  for (const [word, { spelt, postings }] of found) {
    if (postings.size > offers.length * mostOffers) {
      noise.add(word);
      continue;
    }
    const key = packPostings(postings);
    lines.set(key, [...(lines.get(key) ?? []), spelt]);
  }
  const packed = [...lines].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    slugs: offers.map(({ slug }) => slug),
    noise: [...noise].sort().join(' '),
    words: packed.map(([, words]) => words.sort().join(' ')).join('\n'),
    places: packed.map(([places]) => places).join('\n'),
    answers: answers.map(({ title, text, to, words }) => ({
      title,
      text,
      to,
      phrases: [...new Set(words.map((word) => latinWordsOf(word).join('_')))].join(' '),
    })),
  };
}

/**
 * Packs the weights of a word as in "9A3 4BC": weight 9 for the offers A and 3, weight 4 for the offers B and C. Each
 * offer is one character of `positionAlphabet`.
 */
function packPostings(postings: ReadonlyMap<number, number>): string {
  const byWeight = new Map<number, string>();
  for (const [place, weight] of [...postings].sort(([a], [b]) => a - b))
    byWeight.set(weight, `${byWeight.get(weight) ?? weight}${positionAlphabet[place]}`);
  return [...byWeight.values()].join(' ');
}

const isOnlyText = (postings: ReadonlyMap<number, number>) =>
  Math.max(...postings.values()) <= weights.text;

/**
 * The weight of a synonym's words for an offer: higher if the synonym means this very offer than if it means its field,
 * kind or level; 0 if it means something else.
 */
function weightOf(means: SynonymTarget, { slug, fields, kind, level }: Offer): number {
  if ('offers' in means) {
    // The first offer that the synonym names gets the highest weight, the second 1 less, and all others 2 less.
    const rank = means.offers.indexOf(slug);
    return rank < 0 ? 0 : weights.calledOffer - Math.min(rank, 2);
  }
  if ('field' in means) {
    const rank = fields.indexOf(means.field);
    return rank < 0 ? 0 : weights.calledField - rank;
  }
  if ('kind' in means) return means.kind === kind ? weights.calledKind : 0;
  return means.level === level ? weights.calledLevel : 0;
}
