/**
 * Finds offers by what people type. Pure: an index, a query, and out come slugs, best first. It never answers
 * "nothing" to a query of noise words alone: that is the whole list.
 *
 * Each word of the query is a slot. What fills it: the word itself, a word that begins with it, one that is
 * spelt nearly so, the word joined with its neighbour ("java script"), or taken apart ("reactnative"). An offer
 * gets what its words weigh, rarer words more; the sum of the slots decides.
 */
import { wordsOf } from './fold.ts';
import { lengthFits, readLengthWish } from './length-wish.ts';
import { readPriceWish } from './price-wish.ts';
import type { OpenIndex, Postings } from './search-index.ts';
import { allowedDistance, spellingDistance } from './spelling-distance.ts';

export interface SearchAnswer {
  /** Best first. */
  slugs: string[];
  /** The most one wants to pay, when the query said so. */
  mostRupees: number | null;
}

type Scores = Map<number, number>;

export function search(index: OpenIndex, query: string): SearchAnswer {
  const price = readPriceWish(query, index.fees);
  const { mostRupees } = price;
  const { days, rest } = readLengthWish(price.rest);
  const affordable = (place: number) =>
    mostRupees === null || (index.fees[place] ?? 0) <= mostRupees;
  const slots = slotsOf(index, wordsOf(rest));
  if (days !== null) slots.push(lengthSlot(index, days));
  const places = index.slugs.map((_, place) => place).filter(affordable);
  const answer = slots.length === 0 ? places : ranked(places, slots);
  return { slugs: answer.map((place) => index.slugs[place] ?? ''), mostRupees };
}

function ranked(places: readonly number[], slots: readonly Scores[]): number[] {
  const scored = places.map((place) => ({
    place,
    score: slots.reduce((sum, slot) => sum + (slot.get(place) ?? 0), 0),
  }));
  // What stands first in the list stands first among equals.
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ place }) => place);
}

/** A length that was asked for weighs as much as a word that few offers have. */
const lengthWeight = 18;

function lengthSlot({ days }: OpenIndex, wished: number): Scores {
  return new Map(days.map((length, place) => [place, lengthWeight * lengthFits(length, wished)]));
}

/** For each word that counts, what every offer gets for it. */
function slotsOf(index: OpenIndex, words: readonly string[]): Scores[] {
  const joined = words.map((word, at) => exact(index, word + (words[at + 1] ?? ' ')));
  return words.flatMap((word, at) => {
    const pair = best([joined[at - 1], joined[at]]);
    if (index.noise.has(word)) return pair.size > 0 ? [pair] : [];
    return [best([pair, exact(index, word) ?? similar(index, word)])];
  });
}

function best(all: readonly (Scores | undefined)[]): Scores {
  const scores: Scores = new Map();
  for (const one of all) {
    for (const [place, score] of one ?? []) {
      if (score > (scores.get(place) ?? 0)) scores.set(place, score);
    }
  }
  return scores;
}

function exact(index: OpenIndex, word: string): Scores | undefined {
  const postings = index.words.get(word);
  return postings && weighed(index, postings, 1);
}

/** What a rare word says counts more than what stands everywhere. */
function weighed({ slugs }: OpenIndex, postings: Postings, quality: number): Scores {
  const rarity = Math.log(1 + slugs.length / postings.size);
  return new Map([...postings].map(([place, weight]) => [place, weight * rarity * quality]));
}

/** For a word that the index does not have: its beginnings, its parts, its spellings. */
function similar(index: OpenIndex, word: string): Scores {
  const most = allowedDistance(word.length);
  const found: Scores[] = [partsOf(index, word)];
  for (const [candidate, postings] of index.words) {
    if (word.length > 2 && candidate.startsWith(word)) {
      found.push(weighed(index, postings, 0.6 + (0.4 * word.length) / candidate.length));
    } else if (most > 0 && beginsAlike(word, candidate)) {
      const distance = spellingDistance(word, candidate, most);
      if (distance <= most) found.push(weighed(index, postings, 0.9 - 0.25 * distance));
    }
  }
  return best(found);
}

/** People spell by ear, and the first sound is the one they get right. */
function beginsAlike(word: string, candidate: string): boolean {
  return word[0] === candidate[0] || (/^[aeiou]/.test(word) && /^[aeiou]/.test(candidate));
}

/** "fullstack" is "full" and "stack"; both must be known, and only what has both gets anything. */
function partsOf(index: OpenIndex, word: string): Scores {
  const found: Scores[] = [];
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const left = exact(index, word.slice(0, cut));
    const right = left && exact(index, word.slice(cut));
    if (!left || !right) continue;
    const both = [...left].filter(([place]) => right.has(place));
    found.push(
      new Map(both.map(([place, score]) => [place, (score + (right.get(place) ?? 0)) / 2])),
    );
  }
  return best(found);
}
