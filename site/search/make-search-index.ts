/**
 * Runs at build, beside the pages: gathers under which words each offer can be found, and how much each word
 * says. Never imported by a component; the browser gets the result.
 */
import { fields } from '#content/offers/fields.ts';
import { kinds } from '#content/offers/kinds.ts';
import { lengthInDays } from '#content/offers/length.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import type { Meaning, SearchWords } from '#content/search/words.ts';
import { wordsOf } from './fold.ts';
import { alphabet, type SearchIndex } from './search-index.ts';

/** How much a word says, by where it stands. */
const weights = {
  title: 9,
  keyword: 8,
  calledOffer: 8,
  calledKind: 5,
  calledField: 4,
  tool: 4,
  kind: 4,
  text: 3,
  calledLevel: 2,
  field: 2,
  module: 1,
} as const;

/** A word that stands in more than this share of the offers tells nothing apart. */
const mostOffers = 0.6;

export function makeSearchIndex(
  offers: readonly Offer[],
  searchWords: readonly SearchWords[],
  noiseWords: readonly string[],
): SearchIndex {
  const noise = new Set(noiseWords.flatMap(wordsOf));
  const found = new Map<string, Map<number, number>>();
  const add = (word: string, place: number, weight: number) => {
    const postings = found.get(word) ?? new Map<number, number>();
    postings.set(place, Math.max(weight, postings.get(place) ?? 0));
    found.set(word, postings);
  };
  /** Each word of a text by itself, if it is one that people would search by. */
  const addText = (text: string, place: number, weight: number) => {
    for (const word of wordsOf(text)) {
      if (!noise.has(word) && (word.length > 2 || weight >= weights.tool)) add(word, place, weight);
    }
  };

  offers.forEach((offer, place) => {
    const { title, keywords, tools, text, modules, kind, feeRupees } = offer;
    addText(title, place, weights.title);
    for (const keyword of keywords) addText(keyword, place, weights.keyword);
    for (const tool of tools) addText(tool, place, weights.tool);
    addText(text, place, weights.text);
    for (const title of modules) addText(title, place, weights.module);
    for (const field of offer.fields) addText(fields[field].title, place, weights.field);
    addText(`${kinds[kind].title} ${feeRupees}`, place, weights.kind);
    for (const { means, words } of searchWords) {
      const weight = weightOf(means, offer);
      if (weight === 0) continue;
      // Two words that count only together are one word here, and in the query when they stand side by side.
      for (const word of words) add(wordsOf(word).join(''), place, weight);
    }
  });

  const lines = new Map<string, string[]>();
  for (const [word, postings] of found) {
    if (postings.size > offers.length * mostOffers) continue;
    const places = [...postings].map(([place, weight]) => `${alphabet[place]}${alphabet[weight]}`);
    const key = places.join('');
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return {
    slugs: offers.map(({ slug }) => slug),
    fees: offers.map(({ feeRupees }) => feeRupees),
    days: offers.map(({ length }) => Math.round(lengthInDays(length))),
    noise: [...noise].sort().join(' '),
    words: [...lines]
      .map(([places, words]) => `${words.sort().join(' ')}|${places}`)
      .sort()
      .join('\n'),
  };
}

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
