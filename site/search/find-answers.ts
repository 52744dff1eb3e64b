/**
 * Finds the pages and answers that a query asks for. Pure. An answer is asked for when one of its phrases stands in
 * the query, word by word; the query may say more ("python refund").
 */

import { foldWord } from './fold.ts';
import type { FoundAnswer, OpenIndex, Phrase } from './open-index.ts';
import { spellingDistance } from './spelling-distance.ts';
import { beginsAlike, isShort } from './word-matches.ts';

export interface AskedAnswers {
  /** The one with the longest phrase first. */
  readonly answers: readonly FoundAnswer[];
  /** Places of the words that ask for them, and how the words are spelt. */
  readonly taken: ReadonlyMap<number, string>;
  /** A word was met only by a near spelling. */
  readonly isGuess: boolean;
}

/** Shorter words must be right; a longer one may have wrong vowels, or two letters swapped. */
const shortestNear = 5;
const mostDistance = 0.8;
/** From so many letters on, the word that is being typed meets the words that begin with it. */
const shortestBeginning = 4;

type Met = 'exactly' | 'nearly' | 'not';

/** `typed` are the words in Latin letters; `isKnown` says of a folded word that it means something else, so that it is no misspelling. */
export function findAnswers(
  index: OpenIndex,
  typed: readonly string[],
  isKnown: (word: string) => boolean,
): AskedAnswers {
  const words = typed.map(foldWord);
  const meets = (at: number, wanted: string, spelt: string): Met => {
    const [word, letters] = [words[at], typed[at]];
    if (word === undefined || letters === undefined) return 'not';
    if (isShort(letters) || isShort(spelt))
      return letters === spelt || letters === `${spelt}s` ? 'exactly' : 'not';
    if (word === wanted || word === `${wanted}s`) return 'exactly';
    const isTyped = at === words.length - 1 && word.length >= shortestBeginning;
    if (isTyped && wanted.startsWith(word)) return 'exactly';
    if (word.length < shortestNear || !beginsAlike(word, wanted) || isKnown(word)) return 'not';
    return spellingDistance(word, wanted, mostDistance) <= mostDistance ? 'nearly' : 'not';
  };
  const phraseAt = ({ folded, spelt }: Phrase, at: number): Met => {
    const met = folded.map((wanted, step) => meets(at + step, wanted, spelt[step] ?? ''));
    if (met.includes('not')) return 'not';
    return met.includes('nearly') ? 'nearly' : 'exactly';
  };

  const matches = index.answers.flatMap(({ found, phrases }) =>
    phrases.flatMap((phrase) =>
      words.flatMap((_, at) => {
        const met = phraseAt(phrase, at);
        return met === 'not' ? [] : [{ found, phrase, at, met }];
      }),
    ),
  );
  // A near spelling says nothing where something is met exactly.
  const exact = matches.filter(({ met }) => met === 'exactly');
  const kept = exact.length > 0 ? exact : matches;
  kept.sort((a, b) => b.phrase.folded.length - a.phrase.folded.length);
  const taken = new Map<number, string>();
  for (const { phrase, at } of kept) {
    phrase.spelt.forEach((spelt, step) => {
      if (!taken.has(at + step)) taken.set(at + step, spelt);
    });
  }
  return {
    answers: [...new Set(kept.map(({ found }) => found))],
    taken,
    isGuess: exact.length === 0 && kept.length > 0,
  };
}
