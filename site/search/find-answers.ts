/**
 * Finds the pages and answers for a query. An answer is found when all words of one of its phrases are in the query,
 * side by side; the query may contain other words ("python refund").
 */

import { foldWordBySound } from './fold-words-by-sound.ts';
import type { AnswerPhrase, FoundPage, OpenedIndex } from './open-index.ts';
import { beginsWithSameSound, isPossibleAbbreviation } from './score-word-matches.ts';
import { spellingDistance } from './spelling-distance.ts';

interface FoundAnswers {
  /** The answers found. The answer with the longest matching phrase comes first. */
  readonly answers: readonly FoundPage[];
  /** The query's words that belong to an answer: position in the query → the word in its correct spelling. */
  readonly taken: ReadonlyMap<number, string>;
  /** True if no phrase matched exactly, so that the answers were found by words with a similar spelling. */
  readonly isGuess: boolean;
}

/**
 * Words with at least this many letters may match with a similar spelling: with wrong vowels, or two letters swapped.
 * Shorter words must be spelt correctly.
 */
const shortestNear = 5;
const mostDistance = 0.8;
/** If the word being typed has at least this many letters, it also matches words that begin with it. */
const shortestBeginning = 4;

type MatchQuality = 'exactly' | 'nearly' | 'not';

/**
 * Finds the pages and answers for a query. `typed` are the words of the query in Latin letters. `isKnown` says whether
 * a folded word is known to the search, such as the name of a tool. A known word is never taken for a misspelt one.
 */
export function findAnswers(
  index: OpenedIndex,
  typed: readonly string[],
  isKnown: (word: string) => boolean,
): FoundAnswers {
  const words = typed.map(foldWordBySound);
  const matchWord = (at: number, wanted: string, spelt: string): MatchQuality => {
    const [word, letters] = [words[at], typed[at]];
    if (word === undefined || letters === undefined) return 'not';
    if (isPossibleAbbreviation(letters) || isPossibleAbbreviation(spelt))
      return letters === spelt || letters === `${spelt}s` ? 'exactly' : 'not';
    if (word === wanted || word === `${wanted}s`) return 'exactly';
    const isTyped = at === words.length - 1 && word.length >= shortestBeginning;
    if (isTyped && wanted.startsWith(word)) return 'exactly';
    if (word.length < shortestNear || !beginsWithSameSound(word, wanted) || isKnown(word))
      return 'not';
    return spellingDistance(word, wanted, mostDistance) <= mostDistance ? 'nearly' : 'not';
  };
  const matchPhrase = ({ folded, spelt }: AnswerPhrase, at: number): MatchQuality => {
    const quality = folded.map((wanted, step) => matchWord(at + step, wanted, spelt[step] ?? ''));
    if (quality.includes('not')) return 'not';
    return quality.includes('nearly') ? 'nearly' : 'exactly';
  };

  const matches = index.answers.flatMap(({ found, phrases }) =>
    phrases.flatMap((phrase) =>
      words.flatMap((_, at) => {
        const quality = matchPhrase(phrase, at);
        return quality === 'not' ? [] : [{ found, phrase, at, quality }];
      }),
    ),
  );
  // Similar spellings are used only when nothing matches exactly.
  const exact = matches.filter(({ quality }) => quality === 'exactly');
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
