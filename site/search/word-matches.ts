/**
 * What one word of a query may mean in the index. A word is met for certain when the index has it, has its stem, has
 * words that begin with it, or has both of its parts ("reactnative"); a spelling that is only near is kept apart,
 * since it answers with a question.
 */
import type { OpenIndex, Postings } from './open-index.ts';
import { allowedDistance, spellingDistance } from './spelling-distance.ts';

/** What each offer gets, by its place in the index. */
export type Scores = ReadonlyMap<number, number>;

export interface NearWord {
  readonly spelt: string;
  readonly distance: number;
  readonly scores: Scores;
}

/** The most of what several say of an offer. */
export function bestScore(all: readonly (Scores | undefined)[]): Scores {
  const scores = new Map<number, number>();
  for (const one of all) {
    for (const [place, score] of one ?? []) {
      if (score > (scores.get(place) ?? 0)) scores.set(place, score);
    }
  }
  return scores;
}

/** `typed` is the word before it was folded; what stands together in a query is met by its sound alone. */
export function exactMatch(index: OpenIndex, word: string, typed = ''): Scores | undefined {
  const known = index.words.get(word);
  if (!known || (typed !== '' && isShort(typed) && known.spelt !== typed)) return undefined;
  return weighed(index, known.postings, 1);
}

/**
 * Whether a word is an abbreviation ("jee", "dca"). What only sounds like it is another word, and so is a word of a
 * text that begins so.
 */
export const isShort = (typed: string) => typed.length <= 3;

/**
 * Empty when nothing meets the word, which was typed as `typed`. `isLast` is the word that may still be being typed.
 */
export function certainMatch(
  index: OpenIndex,
  typed: string,
  word: string,
  isLast: boolean,
): Scores {
  const exact = exactMatch(index, word, typed);
  if (exact) return exact;
  const found = [partsMatch(index, word), stemMatch(index, word)];
  if (word.length > 2 || isLast) {
    for (const [candidate, { spelt, postings }] of index.words) {
      const begins = isShort(typed)
        ? spelt.startsWith(typed) && isNaming(postings)
        : candidate.startsWith(word);
      if (!begins) continue;
      found.push(weighed(index, postings, 0.6 + (0.4 * word.length) / candidate.length));
    }
  }
  return bestScore(found);
}

/** From this weight on a word names an offer, its tools, its kind or its field. */
const namingWeight = 4;

export function isNaming(postings: Postings): boolean {
  return Math.max(...postings.values()) >= namingWeight;
}

/** How far a longer word is from its beginning. */
const beginningDistance = 1;

/** Words that are spelt nearly so, or that begin so. */
export function nearWords(index: OpenIndex, word: string): NearWord[] {
  const most = allowedDistance(word.length);
  const found: NearWord[] = [];
  for (const [candidate, { spelt, postings }] of index.words) {
    if (!beginsAlike(word, candidate)) continue;
    const isBeginning = word.length > 1 && candidate.startsWith(word);
    const distance = isBeginning ? beginningDistance : spellingDistance(word, candidate, most);
    if (!isBeginning && distance > most) continue;
    found.push({ spelt, distance, scores: weighed(index, postings, 0.9 - 0.25 * distance) });
  }
  return found;
}

/** From so many letters on, a misspelt noise word ("corse") is known for one. */
const shortestNoise = 5;
const mostNoiseDistance = 0.4;

export function isNearNoise(index: OpenIndex, word: string): boolean {
  if (word.length < shortestNoise) return false;
  return [...index.noise].some(
    (noise) =>
      noise.length >= shortestNoise &&
      beginsAlike(word, noise) &&
      spellingDistance(word, noise, mostNoiseDistance) <= mostNoiseDistance,
  );
}

/** What a rare word says counts more than what stands everywhere. */
function weighed({ slugs }: OpenIndex, postings: Postings, quality: number): Scores {
  const rarity = Math.log(1 + slugs.length / postings.size);
  return new Map([...postings].map(([place, weight]) => [place, weight * rarity * quality]));
}

/** People spell by ear, and the first sound is the one they get right. */
export function beginsAlike(word: string, candidate: string): boolean {
  return word[0] === candidate[0] || (/^[aeiou]/.test(word) && /^[aeiou]/.test(candidate));
}

/** "designing" and "networks" are met by "design" and "network". */
function stemMatch(index: OpenIndex, word: string): Scores | undefined {
  const stem = word.replace(/(?:ing|ers?|ed|s)$/, '');
  if (stem === word || stem.length < 4) return undefined;
  return exactMatch(index, stem) ?? exactMatch(index, `${stem}e`);
}

/** "fullstack" is "full" and "stack"; both must be known, and only what has both gets anything. */
function partsMatch(index: OpenIndex, word: string): Scores {
  const found: Scores[] = [];
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const left = exactMatch(index, word.slice(0, cut));
    const right = left && exactMatch(index, word.slice(cut));
    if (!left || !right) continue;
    const both = [...left].filter(([place]) => right.has(place));
    found.push(
      new Map(both.map(([place, score]) => [place, (score + (right.get(place) ?? 0)) / 2])),
    );
  }
  return bestScore(found);
}
