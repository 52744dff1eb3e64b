/**
 * Finds offers, pages and answers by what people type. Pure: an index and a query go in. It never answers
 * "nothing" to a query of noise words alone: that is the whole list.
 *
 * Each word that counts has to be met by an offer, alone or joined with its neighbour ("java script"). An offer gets
 * what its words weigh, rarer words more; the sum decides the order. When no offer meets all words as they are
 * typed, near spellings are tried as well, and the answer says what was probably meant.
 */
import { findAnswers } from './find-answers.ts';
import { foldWord, latinWordsOf } from './fold.ts';
import { lengthFits, readLengthWish } from './length-wish.ts';
import type { FoundAnswer, OpenIndex } from './open-index.ts';
import { readPriceWish } from './price-wish.ts';
import {
  best,
  certainMatch,
  exactMatch,
  isNearNoise,
  nearWords,
  type Scores,
} from './word-matches.ts';

export interface SearchAnswer {
  /** Offers that meet every word, best first. */
  slugs: readonly string[];
  /** The words that were probably meant, when something is found only by near spellings. */
  suggestion: string | null;
  /** When no offer meets every word: at most three that meet some of them. */
  nearSlugs: readonly string[];
  /** Pages and answers, at most three. */
  answers: readonly FoundAnswer[];
  /** The most one wants to pay, when the query said so. */
  mostRupees: number | null;
}

/** A word of the query that counts, or a length. */
interface Slot {
  /** As it was typed, or joined with its neighbours; empty for a length. */
  readonly text: string;
  readonly folded: string;
  readonly certain: Scores;
}

const mostAnswers = 3;
const mostNear = 3;
/** From this weight on a word names an offer, its tools, its kind or its field. */
const namingWeight = 4;
/** A subject that more than this share of the offers has tells nothing by itself. */
const mostTelling = 0.2;

export function search(index: OpenIndex, query: string): SearchAnswer {
  const price = readPriceWish(query, index.fees);
  const { mostRupees } = price;
  const { days, rest } = readLengthWish(price.rest);
  const latin = latinWordsOf(rest);
  const words = latin.map(foldWord);
  const asked = findAnswers(index, words, (word) => index.noise.has(word) || names(index, word));
  const slots = words.flatMap((word, at) =>
    asked.taken.has(at) && !names(index, word) ? [] : slotAt(index, latin, words, at),
  );
  if (days !== null) slots.push(lengthSlot(index, days));

  const affordable = index.slugs
    .map((_, place) => place)
    .filter((place) => (index.fees[place] ?? 0) <= (mostRupees ?? Number.MAX_VALUE));
  const slugsAt = (places: readonly number[]) => places.map((place) => index.slugs[place] ?? '');
  const answer: SearchAnswer = {
    slugs: [],
    suggestion: asked.isGuess ? [...asked.taken.values()].join(' ') : null,
    nearSlugs: [],
    answers: asked.answers.slice(0, mostAnswers),
    mostRupees,
  };
  if (slots.length === 0) {
    return asked.answers.length > 0 ? answer : { ...answer, slugs: slugsAt(affordable) };
  }

  const certain = slots.map((slot) => slot.certain);
  const meeting = ranked(affordable, certain, meetsAll);
  if (meeting.length > 0) return { ...answer, slugs: slugsAt(meeting) };

  const near = slots.map(({ folded }) => (folded === '' ? [] : nearWords(index, folded)));
  const either = slots.map((slot, at) =>
    best([slot.certain, ...(near[at] ?? []).map(({ scores }) => scores)]),
  );
  const guessed = ranked(affordable, either, meetsAll);
  const [first] = guessed;
  if (first !== undefined) {
    const meant = slots.map(({ text, certain }, at) => {
      if (certain.has(first)) return text;
      const candidates = (near[at] ?? []).filter(({ scores }) => scores.has(first));
      return candidates.sort((a, b) => a.distance - b.distance)[0]?.spelt ?? text;
    });
    return { ...answer, slugs: slugsAt(guessed), suggestion: meant.filter(Boolean).join(' ') };
  }
  const telling = slots.filter((slot) => isTelling(index, slot)).map((slot) => slot.certain);
  const some = ranked(affordable, telling, meetsSome).slice(0, mostNear);
  return { ...answer, nearSlugs: slugsAt(some) };
}

const meetsAll = (place: number, slots: readonly Scores[]) =>
  slots.every((slot) => (slot.get(place) ?? 0) > 0);
const meetsSome = (place: number, slots: readonly Scores[]) =>
  slots.some((slot) => (slot.get(place) ?? 0) > 0);

function ranked(
  places: readonly number[],
  slots: readonly Scores[],
  meets: (place: number, slots: readonly Scores[]) => boolean,
): number[] {
  const scored = places
    .filter((place) => meets(place, slots))
    .map((place) => ({
      place,
      score: slots.reduce((sum, slot) => sum + (slot.get(place) ?? 0), 0),
    }));
  // What stands first in the list stands first among equals.
  return scored.sort((a, b) => b.score - a.score || a.place - b.place).map(({ place }) => place);
}

/** A length that was asked for weighs as much as a word that few offers have. */
const lengthWeight = 18;

function lengthSlot({ days }: OpenIndex, wished: number): Slot {
  const certain = new Map(
    days.map((length, place) => [place, lengthWeight * lengthFits(length, wished)]),
  );
  return { text: '', folded: '', certain };
}

/** As many words as one thing may be called by: "internet of things". */
const mostJoined = 3;

/** The slot of a word; none for a noise word that means nothing beside its neighbours either. */
function slotAt(
  index: OpenIndex,
  latin: readonly string[],
  words: readonly string[],
  at: number,
): Slot[] {
  const word = words[at] ?? '';
  const joined = joinedAround(words, at).flatMap((text) => exactMatch(index, text) ?? []);
  const slot = (alone: Scores | undefined): Slot[] => [
    { text: latin[at] ?? '', folded: word, certain: best([...joined, alone]) },
  ];
  if (index.noise.has(word)) return joined.length > 0 ? slot(undefined) : [];
  const alone = certainMatch(index, word, at === words.length - 1);
  const isUnknown = joined.length === 0 && alone.size === 0;
  return isUnknown && isNearNoise(index, word) ? [] : slot(alone);
}

/** The word with its neighbours, written together. */
function joinedAround(words: readonly string[], at: number): string[] {
  const joined: string[] = [];
  for (let count = 2; count <= mostJoined; count += 1) {
    for (let from = Math.max(0, at - count + 1); from <= at; from += 1) {
      if (from + count <= words.length) joined.push(words.slice(from, from + count).join(''));
    }
  }
  return joined;
}

/** Whether a word names a subject that few offers have, so that it says something without the other words. */
function isTelling(index: OpenIndex, { folded, certain }: Slot): boolean {
  return names(index, folded) && certain.size <= index.slugs.length * mostTelling;
}

function names(index: OpenIndex, word: string): boolean {
  const postings = index.words.get(word)?.postings;
  return postings !== undefined && Math.max(...postings.values()) >= namingWeight;
}
