/**
 * Finds offers, pages and answers for a query. If the query has only noise words, it finds the whole list.
 *
 * Every word that is not noise must match an offer, alone or joined with its neighbour ("java script"). The score of an
 * offer is the sum of the weights of its words; rare words count more. If no offer matches all words as they are typed,
 * similar spellings are tried, and the result suggests the word that was probably meant.
 */
import { findAnswers } from './find-answers.ts';
import {
  findSimilarWords,
  hasNamingWeight,
  isNearStopWord,
  isPossibleAbbreviation,
  mergeBestScores,
  type OfferScores,
  scoreCertainMatches,
  scoreExactMatches,
} from './find-word-matches.ts';
import { foldWordBySound, latinWordsOf } from './fold-words-by-sound.ts';
import type { FoundPage, OpenedIndex } from './open-index.ts';
import { lengthFitScore, readLengthWish } from './read-length-wish.ts';
import { readPriceLimit } from './read-price-limit.ts';

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

/** One thing that offers must match: a word of the query, or a wanted length of the course. */
interface Slot {
  /** The word as typed; empty for a length. */
  readonly text: string;
  readonly folded: string;
  /** The scores of the certain matches (`find-word-matches.ts`) of the word, alone or joined with its neighbours. */
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
  const asked = findAnswers(
    index,
    latin,
    (word) => index.noise.has(word) || names(index, word, word),
  );
  const lengths = days === null ? [] : [lengthSlot(index, days)];
  const slotsAt = (places: readonly number[]) => [
    ...places.flatMap((at) => slotAt(index, latin, words, at)),
    ...lengths,
  ];
  const isAnswered = (at: number) => asked.taken.has(at);
  const wishes = alternativesOf(words).map((places) => ({
    slots: slotsAt(
      places.filter((at) => !isAnswered(at) || names(index, words[at] ?? '', latin[at] ?? '')),
    ),
    /**
     * The slots without the words that found an answer. In "salary after python", only "python" is left. They are used
     * when no offer matches all words.
     */
    unanswered: places.some(isAnswered) ? slotsAt(places.filter((at) => !isAnswered(at))) : [],
  }));
  const affordable = index.slugs
    .map((_, place) => place)
    .filter((place) => (index.fees[place] ?? 0) <= (mostRupees ?? Number.MAX_VALUE));
  const slugsAt = (places: readonly number[]) => places.map((place) => index.slugs[place] ?? '');
  const said = wishes.filter(({ slots }) => slots.length > 0);
  const found = said.map(({ slots, unanswered }) => {
    const all = findOffers(index, slots, affordable);
    const isEnough = all.places.length > 0 || unanswered.length === 0;
    return isEnough ? all : findOffers(index, unanswered, affordable);
  });
  const meant = new Map(found.flatMap((each) => each.meant));
  if (asked.isGuess) for (const [at, spelt] of asked.taken) meant.set(latin[at] ?? '', spelt);
  const answer: SearchResults = {
    slugs: [],
    suggestion: meant.size > 0 ? correctWords(query, meant) : null,
    nearSlugs: [],
    answers: asked.answers.slice(0, mostAnswers),
    mostRupees,
  };
  if (said.length === 0) {
    return asked.answers.length > 0 ? answer : { ...answer, slugs: slugsAt(affordable) };
  }
  const places = inTurn(found.map(({ places }) => places));
  return {
    ...answer,
    slugs: slugsAt(places),
    nearSlugs:
      places.length > 0
        ? []
        : slugsAt(inTurn(found.map(({ nearPlaces }) => nearPlaces)).slice(0, mostNear)),
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
  slots: readonly Slot[],
  affordable: readonly number[],
): FoundOffers {
  const certain = slots.map((slot) => slot.certain);
  const meeting = ranked(affordable, certain, meetsAll);
  if (meeting.length > 0) return { places: meeting, meant: [], nearPlaces: [] };

  // A word that names something, such as a tool, is not replaced by a similar or longer one: "java" must not find
  // "javascript".
  const near = slots.map(({ text, folded }) =>
    isPossibleAbbreviation(text) || names(index, folded, text)
      ? []
      : findSimilarWords(index, folded),
  );
  const either = slots.map((slot, at) =>
    mergeBestScores([slot.certain, ...(near[at] ?? []).map(({ scores }) => scores)]),
  );
  const guessed = ranked(affordable, either, meetsAll);
  const [first] = guessed;
  if (first !== undefined) {
    const meant = slots.flatMap(({ text, certain }, at) => {
      if (certain.has(first)) return [];
      const candidates = (near[at] ?? []).filter(({ scores }) => scores.has(first));
      const [best] = candidates.sort((a, b) => a.distance - b.distance);
      return best ? [[text, best.spelt] as const] : [];
    });
    return { places: guessed, meant, nearPlaces: [] };
  }
  const telling = slots.filter((slot) => isTelling(index, slot)).map((slot) => slot.certain);
  return { places: [], meant: [], nearPlaces: ranked(affordable, telling, meetsSome) };
}

/** Words between two alternatives, in English and in Hindi with Latin letters. */
const eitherWords: ReadonlySet<string> = new Set(['or', 'ya', 'vs', 'versus'].map(foldWordBySound));

/** Returns the alternatives in a query, each as the positions of its words: "mern ya java" (mern or java) has two. */
function alternativesOf(words: readonly string[]): number[][] {
  const wishes: number[][] = [[]];
  words.forEach((word, at) => {
    if (eitherWords.has(word)) wishes.push([]);
    else wishes.at(-1)?.push(at);
  });
  return wishes;
}

/** Merges the lists: the first of each list, then the second of each, and so on, without duplicates. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
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

const meetsAll = (place: number, slots: readonly OfferScores[]) =>
  slots.every((slot) => (slot.get(place) ?? 0) > 0);
const meetsSome = (place: number, slots: readonly OfferScores[]) =>
  slots.some((slot) => (slot.get(place) ?? 0) > 0);

function ranked(
  places: readonly number[],
  slots: readonly OfferScores[],
  meets: (place: number, slots: readonly OfferScores[]) => boolean,
): number[] {
  const scored = places
    .filter((place) => meets(place, slots))
    .map((place) => ({
      place,
      score: slots.reduce((sum, slot) => sum + (slot.get(place) ?? 0), 0),
    }));
  // Sorting is stable, so offers with equal scores keep the order of the list.
  return scored.sort((a, b) => b.score - a.score).map(({ place }) => place);
}

/** The score of an offer that has exactly the wanted length: as high as for a word that few offers have. */
const lengthWeight = 18;

function lengthSlot({ days }: OpenedIndex, wished: number): Slot {
  const certain = new Map(
    days.map((length, place) => [place, lengthWeight * lengthFitScore(length, wished)]),
  );
  return { text: '', folded: '', certain };
}

/** The most words that are joined to one, as in "internet of things". */
const mostJoined = 3;

/**
 * Returns the slot for the word at this position, alone or joined with its neighbours. There is none for a noise word,
 * even a misspelt one, except if it makes a known word together with a neighbour.
 */
function slotAt(
  index: OpenedIndex,
  latin: readonly string[],
  words: readonly string[],
  at: number,
): Slot[] {
  const word = words[at] ?? '';
  const joined = joinedAround(words, at).flatMap((text) => scoreExactMatches(index, text) ?? []);
  const slot = (alone: OfferScores | undefined): Slot[] => [
    { text: latin[at] ?? '', folded: word, certain: mergeBestScores([...joined, alone]) },
  ];
  const typed = latin[at] ?? '';
  // A noise word counts if it may be the abbreviation of a subject: "bi" sounds like a Hindi noise word, but it also
  // means Power BI.
  const isNoise =
    index.noise.has(word) && !(isPossibleAbbreviation(typed) && names(index, word, typed));
  if (isNoise) return joined.length > 0 ? slot(undefined) : [];
  const alone = scoreCertainMatches(index, typed, word, at === words.length - 1);
  const isUnknown = joined.length === 0 && alone.size === 0;
  return isUnknown && isNearStopWord(index, word) ? [] : slot(alone);
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
function isTelling(index: OpenedIndex, { text, folded, certain }: Slot): boolean {
  return names(index, folded, text) && certain.size <= index.slugs.length * mostTelling;
}

function names(index: OpenedIndex, word: string, typed: string): boolean {
  const known = index.words.get(word);
  return (
    known !== undefined &&
    hasNamingWeight(known.postings) &&
    !(isPossibleAbbreviation(typed) && known.spelt !== typed)
  );
}
