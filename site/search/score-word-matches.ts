/**
 * Finds the offers that match one word of the query. A match is certain if the index has the word, its stem, a longer
 * word that begins with it, or both parts of it ("reactnative"). `findSimilarWords` finds words with a similar
 * spelling. They are tried only when no offer matches all words as typed, and the visitor then sees which word was
 * searched.
 */
import type { OpenedIndex, Postings } from './open-index.ts';
import { allowedDistanceForLength, spellingDistance } from './spelling-distance.ts';

/** The score of each offer, by the offer's position in the index. */
export type OfferScores = ReadonlyMap<number, number>;

interface NearWord {
  readonly spelt: string;
  readonly distance: number;
  readonly scores: OfferScores;
}

/** Merges several lists of scores: each offer gets the highest of its scores. */
export function mergeBestScores(all: readonly (OfferScores | undefined)[]): OfferScores {
  const scores = new Map<number, number>();
  for (const one of all) {
    for (const [place, score] of one ?? []) {
      if (score > (scores.get(place) ?? 0)) scores.set(place, score);
    }
  }
  return scores;
}

/**
 * The scores of the offers with exactly this word; undefined if no offer has it. `word` is folded, `typed` is the same
 * word before folding. Several words joined to one ("javascript" from "java script") are passed without `typed`, and
 * then only their sound is compared.
 */
export function scoreExactMatches(
  index: OpenedIndex,
  word: string,
  typed = '',
): OfferScores | undefined {
  const known = index.words.get(word);
  if (!known || (typed !== '' && isPossibleAbbreviation(typed) && known.spelt !== typed))
    return undefined;
  return scorePostings(index, known.postings, 1);
}

/**
 * Whether a word may be an abbreviation ("jee", "dca"). An abbreviation matches its exact spelling, and words that
 * begin with exactly its letters. It does not match words that only sound like it.
 */
export const isPossibleAbbreviation = (typed: string) => typed.length <= 3;

/**
 * The scores of a word's certain matches; empty when nothing matches. `isLast` means that the visitor may still be
 * typing the word.
 */
export function scoreCertainMatches(
  index: OpenedIndex,
  typed: string,
  word: string,
  isLast: boolean,
): OfferScores {
  const exact = scoreExactMatches(index, word, typed);
  if (exact) return exact;
  const found = [matchParts(index, word), matchStem(index, word)];
  if (word.length > 2 || isLast) {
    for (const [candidate, { spelt, postings }] of index.words) {
      const begins = isPossibleAbbreviation(typed)
        ? spelt.startsWith(typed) && hasNamingWeight(postings)
        : candidate.startsWith(word);
      if (!begins) continue;
      found.push(scorePostings(index, postings, 0.6 + (0.4 * word.length) / candidate.length));
    }
  }
  return mergeBestScores(found);
}

/**
 * A word with at least this weight names an offer, one of its tools or its kind, or is a synonym of the offer, its kind
 * or its main field.
 */
const namingWeight = 4;

export function hasNamingWeight(postings: Postings): boolean {
  return Math.max(...postings.values()) >= namingWeight;
}

/** The spelling distance of every word that begins with the typed letters, such as "javascript" for "javas". */
const beginningDistance = 1;

/** Finds the indexed words that have a similar spelling or begin with the typed letters. */
export function findSimilarWords(index: OpenedIndex, word: string): NearWord[] {
  const most = allowedDistanceForLength(word.length);
  const found: NearWord[] = [];
  for (const [candidate, { spelt, postings }] of index.words) {
    if (!beginsWithSameSound(word, candidate)) continue;
    const isBeginning = word.length > 1 && candidate.startsWith(word);
    const distance = isBeginning ? beginningDistance : spellingDistance(word, candidate, most);
    if (!isBeginning && distance > most) continue;
    found.push({ spelt, distance, scores: scorePostings(index, postings, 0.9 - 0.25 * distance) });
  }
  return found;
}

/** A stop word ("course") with at least this many letters is recognised even if it is misspelt ("corse"). */
const shortestStopWord = 5;
const mostStopWordDistance = 0.4;

export function isNearStopWord(index: OpenedIndex, word: string): boolean {
  if (word.length < shortestStopWord) return false;
  return [...index.noise].some(
    (noise) =>
      noise.length >= shortestStopWord &&
      beginsWithSameSound(word, noise) &&
      spellingDistance(word, noise, mostStopWordDistance) <= mostStopWordDistance,
  );
}

/**
 * Returns the scores of the offers in `postings`: weight × rarity of the word × `quality`. A rare word scores higher
 * than a common one.
 */
function scorePostings({ slugs }: OpenedIndex, postings: Postings, quality: number): OfferScores {
  const rarity = Math.log(1 + slugs.length / postings.size);
  return new Map([...postings].map(([place, weight]) => [place, weight * rarity * quality]));
}

/** Whether both words begin with the same sound: people spell by ear, and usually get the first sound right. */
export function beginsWithSameSound(word: string, candidate: string): boolean {
  return word[0] === candidate[0] || (/^[aeiou]/.test(word) && /^[aeiou]/.test(candidate));
}

/** Matches "designing" and "networks" with "design" and "network". */
function matchStem(index: OpenedIndex, word: string): OfferScores | undefined {
  const stem = word.replace(/(?:ing|ers?|ed|s)$/, '');
  if (stem === word || stem.length < 4) return undefined;
  return scoreExactMatches(index, stem) ?? scoreExactMatches(index, `${stem}e`);
}

/** Matches "fullstack" with "full" and "stack"; only offers that have both parts score. */
function matchParts(index: OpenedIndex, word: string): OfferScores {
  const found: OfferScores[] = [];
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const left = scoreExactMatches(index, word.slice(0, cut));
    const right = left && scoreExactMatches(index, word.slice(cut));
    if (!left || !right) continue;
    const both = [...left].filter(([place]) => right.has(place));
    found.push(
      new Map(both.map(([place, score]) => [place, (score + (right.get(place) ?? 0)) / 2])),
    );
  }
  return mergeBestScores(found);
}
