/**
 * Finds offers, pages and answers for a query. If the query has only stop words and finds no answer, the whole list is
 * found, up to the price that the query names.
 *
 * Every word that is no stop word must match an offer, alone or joined with its neighbour ("java script"). The score of
 * an offer is the sum of the weights of its words; rare words count more. If no offer matches all words as they are
 * typed, similar spellings are tried, and the result suggests the word that was probably meant.
 */
import { findAnswers } from './find-answers.ts';
import { foldWordBySound, latinWordsOf } from './fold-words-by-sound.ts';
import type { FoundPage, OpenedIndex } from './open-index.ts';
import { readLengthWish, scoreLengthFit } from './read-length-wish.ts';
import { readPriceLimit } from './read-price-limit.ts';
import {
  findSimilarWords,
  hasNamingWeight,
  isNearStopWord,
  isPossibleAbbreviation,
  mergeBestScores,
  type OfferScores,
  scoreCertainMatches,
  scoreExactMatches,
} from './score-word-matches.ts';

export interface SearchResults {
  /** Offers that match every word, best first. */
  slugs: readonly string[];
  /** The query with the words that were probably meant, when only similar spellings match. */
  suggestion: string | null;
  /** When no offer matches every word: at most three that match some of them. */
  nearSlugs: readonly string[];
  /** Pages and answers, at most three. */
  answers: readonly FoundPage[];
  /** The highest price in whole rupees, when the query names one. */
  mostRupees: number | null;
}

/** One criterion that an offer must meet: a word of the query, or the wanted length of the course. */
interface Criterion {
  /** The word as typed; empty for a length. */
  readonly text: string;
  readonly folded: string;
  /** The scores of the certain matches (`score-word-matches.ts`) of the word, alone or joined with its neighbours. */
  readonly certain: OfferScores;
}

const mostAnswers = 3;
const mostNear = 3;
/** A word is enough to suggest an offer only if at most this share of all offers matches it. */
const mostTelling = 0.2;

export function search(index: OpenedIndex, query: string): SearchResults {
  const price = readPriceLimit(query, index.fees);
  const { mostRupees } = price;
  const { days, rest } = readLengthWish(price.rest);
  const latin = latinWordsOf(rest);
  const words = latin.map(foldWordBySound);
  const foundAnswers = findAnswers(
    index,
    latin,
    (word) => index.noise.has(word) || namesSubject(index, word, word),
  );
  const lengths = days === null ? [] : [lengthCriterion(index, days)];
  const criteriaAt = (places: readonly number[]) => [
    ...places.flatMap((at) => criterionAt(index, latin, words, at)),
    ...lengths,
  ];
  const isAnswered = (at: number) => foundAnswers.taken.has(at);
  const alternatives = alternativesOf(words).map((places) => ({
    criteria: criteriaAt(
      places.filter(
        (at) => !isAnswered(at) || namesSubject(index, words[at] ?? '', latin[at] ?? ''),
      ),
    ),
    /**
     * The criteria without the words that found an answer. In "salary after python", only "python" is left. They are
     * used when no offer matches all words.
     */
    unanswered: places.some(isAnswered) ? criteriaAt(places.filter((at) => !isAnswered(at))) : [],
  }));
  const affordable = index.slugs
    .map((_, place) => place)
    .filter((place) => (index.fees[place] ?? 0) <= (mostRupees ?? Number.MAX_VALUE));
  const slugsAt = (places: readonly number[]) => places.map((place) => index.slugs[place] ?? '');
  const searched = alternatives.filter(({ criteria }) => criteria.length > 0);
  const found = searched.map(({ criteria, unanswered }) => {
    const all = findOffers(index, criteria, affordable);
    const isEnough = all.places.length > 0 || unanswered.length === 0;
    return isEnough ? all : findOffers(index, unanswered, affordable);
  });
  const meant = new Map(found.flatMap((each) => each.meant));
  if (foundAnswers.isGuess)
    for (const [at, spelt] of foundAnswers.taken) meant.set(latin[at] ?? '', spelt);
  const answer: SearchResults = {
    slugs: [],
    suggestion: meant.size > 0 ? correctWords(query, meant) : null,
    nearSlugs: [],
    answers: foundAnswers.answers.slice(0, mostAnswers),
    mostRupees,
  };
  if (searched.length === 0) {
    return foundAnswers.answers.length > 0 ? answer : { ...answer, slugs: slugsAt(affordable) };
  }
  const places = interleave(found.map(({ places }) => places));
  return {
    ...answer,
    slugs: slugsAt(places),
    nearSlugs:
      places.length > 0
        ? []
        : slugsAt(interleave(found.map(({ nearPlaces }) => nearPlaces)).slice(0, mostNear)),
  };
}

/** The offers found for one of the alternatives in a query ("mern or java"), as positions in the index, best first. */
interface FoundOffers {
  readonly places: readonly number[];
  /** Each misspelt word in Latin letters, with the word that was probably meant. */
  readonly meant: readonly (readonly [typed: string, spelt: string])[];
  readonly nearPlaces: readonly number[];
}

function findOffers(
  index: OpenedIndex,
  criteria: readonly Criterion[],
  affordable: readonly number[],
): FoundOffers {
  const certain = criteria.map((criterion) => criterion.certain);
  const meeting = ranked(affordable, certain, meetsAll);
  if (meeting.length > 0) return { places: meeting, meant: [], nearPlaces: [] };

  // A word that names something, such as a tool, is not replaced by a similar or longer one: "java" must not find
  // "javascript".
  const near = criteria.map(({ text, folded }) =>
    isPossibleAbbreviation(text) || namesSubject(index, folded, text)
      ? []
      : findSimilarWords(index, folded),
  );
  const certainOrNear = criteria.map((criterion, at) =>
    mergeBestScores([criterion.certain, ...(near[at] ?? []).map(({ scores }) => scores)]),
  );
  const guessed = ranked(affordable, certainOrNear, meetsAll);
  const [first] = guessed;
  if (first !== undefined) {
    const meant = criteria.flatMap(({ text, certain }, at) => {
      if (certain.has(first)) return [];
      const candidates = (near[at] ?? []).filter(({ scores }) => scores.has(first));
      const [best] = candidates.sort((a, b) => a.distance - b.distance);
      return best ? [[text, best.spelt] as const] : [];
    });
    return { places: guessed, meant, nearPlaces: [] };
  }
  const telling = criteria
    .filter((criterion) => isTelling(index, criterion))
    .map((criterion) => criterion.certain);
  return { places: [], meant: [], nearPlaces: ranked(affordable, telling, meetsSome) };
}

/** Words between two alternatives, in English and in Hindi with Latin letters. */
const eitherWords: ReadonlySet<string> = new Set(['or', 'ya', 'vs', 'versus'].map(foldWordBySound));

/** Returns the alternatives in a query, each as the positions of its words: "mern ya java" (mern or java) has two. */
function alternativesOf(words: readonly string[]): number[][] {
  const alternatives: number[][] = [[]];
  words.forEach((word, at) => {
    if (eitherWords.has(word)) alternatives.push([]);
    else alternatives.at(-1)?.push(at);
  });
  return alternatives;
}

/** Merges the lists: the first of each list, then the second of each, and so on, without duplicates. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  );
  return [...new Set(rows.flat())];
}

/**
 * Replaces the misspelt words where they are in the query. Everything else stays as it was typed, because a price, a
 * length or the "or" between two subjects counts when the visitor presses the suggestion.
 */
const correctWords = (query: string, meant: ReadonlyMap<string, string>) =>
  query.replace(/[\p{L}\p{M}\p{N}’']+/gu, (word) => meant.get(latinWordsOf(word).join()) ?? word);

const meetsAll = (place: number, criteria: readonly OfferScores[]) =>
  criteria.every((criterion) => (criterion.get(place) ?? 0) > 0);
const meetsSome = (place: number, criteria: readonly OfferScores[]) =>
  criteria.some((criterion) => (criterion.get(place) ?? 0) > 0);

function ranked(
  places: readonly number[],
  criteria: readonly OfferScores[],
  meets: (place: number, criteria: readonly OfferScores[]) => boolean,
): number[] {
  const scored = places
    .filter((place) => meets(place, criteria))
    .map((place) => ({
      place,
      score: criteria.reduce((sum, criterion) => sum + (criterion.get(place) ?? 0), 0),
    }));
  // Sorting is stable, so offers with equal scores keep the order of the list.
  return scored.sort((a, b) => b.score - a.score).map(({ place }) => place);
}

/** The score of an offer that has exactly the wanted length: as high as for a word that few offers have. */
const lengthWeight = 18;

function lengthCriterion({ days }: OpenedIndex, wished: number): Criterion {
  const certain = new Map(
    days.map((length, place) => [place, lengthWeight * scoreLengthFit(length, wished)]),
  );
  return { text: '', folded: '', certain };
}

/** The maximum number of words that are joined to one, as in "internet of things". */
const mostJoined = 3;

/**
 * Returns the criterion for the word at this position, alone or joined with its neighbours. There is none for a stop
 * word, even a misspelt one, except if it makes a known word together with a neighbour.
 */
function criterionAt(
  index: OpenedIndex,
  latin: readonly string[],
  words: readonly string[],
  at: number,
): Criterion[] {
  const word = words[at] ?? '';
  const joined = joinedAround(words, at).flatMap((text) => scoreExactMatches(index, text) ?? []);
  const criterion = (alone: OfferScores | undefined): Criterion[] => [
    { text: latin[at] ?? '', folded: word, certain: mergeBestScores([...joined, alone]) },
  ];
  const typed = latin[at] ?? '';
  // A stop word counts if it may be the abbreviation of a subject: "bi" sounds like a Hindi stop word, but it also
  // means Power BI.
  const isStopWord =
    index.noise.has(word) && !(isPossibleAbbreviation(typed) && namesSubject(index, word, typed));
  if (isStopWord) return joined.length > 0 ? criterion(undefined) : [];
  const alone = scoreCertainMatches(index, typed, word, at === words.length - 1);
  const isUnknown = joined.length === 0 && alone.size === 0;
  return isUnknown && isNearStopWord(index, word) ? [] : criterion(alone);
}

/** Returns the word joined with one or two of its neighbours, in all ways. */
function joinedAround(words: readonly string[], at: number): string[] {
  const joined: string[] = [];
  for (let count = 2; count <= mostJoined; count += 1) {
    for (let from = Math.max(0, at - count + 1); from <= at; from += 1) {
      if (from + count <= words.length) joined.push(words.slice(from, from + count).join(''));
    }
  }
  return joined;
}

/** Whether the word names a subject that few offers have. Such a word alone is a reason to suggest an offer. */
function isTelling(index: OpenedIndex, { text, folded, certain }: Criterion): boolean {
  return namesSubject(index, folded, text) && certain.size <= index.slugs.length * mostTelling;
}

function namesSubject(index: OpenedIndex, word: string, typed: string): boolean {
  const known = index.words.get(word);
  return (
    known !== undefined &&
    hasNamingWeight(known.postings) &&
    !(isPossibleAbbreviation(typed) && known.spelt !== typed)
  );
}
