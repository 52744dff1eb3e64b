/**
 * Runs at build, beside the pages: gathers under which words each offer can be found, and how much each word
 * says. Never imported by a component; the browser gets the result.
 */
import { fields } from '#content/offers/fields.ts';
import { kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import type { SiteAnswer } from '#content/schema.ts';
import type { Meaning, SearchWords } from '#content/search/words.ts';
import { foldWord, latinWordsOf, wordsOf } from './fold.ts';
import { alphabet, type SearchIndex } from './open-index.ts';

/** How much a word says, by where it stands. */
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

/** A word that stands in more than this share of the offers tells nothing apart. */
const mostOffers = 0.6;

/** Words that lead to no offer: what is left out of a query, and what is left out of the index alone. */
export interface LeftOut {
  noiseWords: readonly string[];
  unsearchedWords: readonly string[];
}

export function makeSearchIndex(
  offers: readonly Offer[],
  searchWords: readonly SearchWords[],
  { noiseWords, unsearchedWords }: LeftOut,
  answers: readonly SiteAnswer[],
): SearchIndex {
  if (offers.length > alphabet.length)
    throw new Error(`The search index has room for ${alphabet.length} offers, and there are more.`);
  const noise = new Set(noiseWords.flatMap(wordsOf));
  const unsearched = new Set(unsearchedWords.flatMap(wordsOf));
  /** By the folded word; of several spellings the first one is kept. */
  const found = new Map<string, { spelt: string; postings: Map<number, number> }>();
  const add = (latin: readonly string[], place: number, weight: number) => {
    const word = latin.map(foldWord).join('');
    const entry = found.get(word) ?? { spelt: latin.join('_'), postings: new Map() };
    entry.postings.set(place, Math.max(weight, entry.postings.get(place) ?? 0));
    found.set(word, entry);
  };
  /** Each word of a text by itself, if it is one that people would search by. */
  const addText = (text: string, place: number, weight: number) => {
    for (const word of latinWordsOf(text)) {
      const folded = foldWord(word);
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
    // The days of a workshop hold the words of its title and its tools, and few others that anybody searches by.
    if (kind !== 'workshop') for (const title of modules) addText(title, place, weights.module);
    for (const field of offer.fields) addText(fields[field].title, place, weights.field);
    addText(kinds[kind].title, place, weights.kind);
    for (const { means, words } of searchWords) {
      const weight = weightOf(means, offer);
      if (weight === 0) continue;
      // Two words that count only together are one word here, and in the query when they stand side by side.
      for (const word of words) add(latinWordsOf(word), place, weight);
    }
  });

  for (const [word, { postings }] of found) {
    // Asking for "attacks" finds "attack", so that the plural needs no place of its own.
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

/** "9A3 4BC": the weight first, then the places that have it. */
function packPostings(postings: ReadonlyMap<number, number>): string {
  const byWeight = new Map<number, string>();
  for (const [place, weight] of [...postings].sort(([a], [b]) => a - b))
    byWeight.set(weight, `${byWeight.get(weight) ?? weight}${alphabet[place]}`);
  return [...byWeight.values()].join(' ');
}

const isOnlyText = (postings: ReadonlyMap<number, number>) =>
  Math.max(...postings.values()) <= weights.text;

/** How much it says of this offer that somebody calls it so; 0 when something else is meant. */
function weightOf(means: Meaning, { slug, fields, kind, level }: Offer): number {
  if ('offers' in means) {
    // The first is meant most; from the third on there is no difference.
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
