/**
 * Tests which offers a single word of a query matches, and with which score. `'90 41'` is weight 9 for the offer 0, and
 * weight 4 for the offer 1. Words that are passed to a function are folded; the index folds its own.
 */
import { describe, expect, it } from 'vitest';
import { openSmallSearchIndex } from '../../tests/support/open-small-search-index.ts';
import { foldWordBySound } from './fold-words-by-sound.ts';
import {
  beginsWithSameSound,
  findSimilarWords,
  hasNamingWeight,
  isNearStopWord,
  mergeBestScores,
  type OfferScores,
  scoreCertainMatches,
  scoreExactMatches,
} from './score-word-matches.ts';

/** The factor for a word that `count` of the ten offers have. */
const rarity = (count: number) => Math.log(1 + 10 / count);
const open = (words: Record<string, string>) => openSmallSearchIndex({ words });

/** Compares scores to six decimals, because the last digits of a sum may differ. */
function expectScores(scores: OfferScores | undefined, expected: Record<number, number>): void {
  const rounded = (list: Iterable<readonly [number | string, number]>) =>
    Object.fromEntries([...list].map(([place, score]) => [place, score.toFixed(6)]));
  expect(rounded(scores ?? [])).toEqual(rounded(Object.entries(expected)));
}

/** The certain matches of a word as it is typed. `isLast`: no word follows it. */
const certain = (words: Record<string, string>, typed: string, isLast = false) =>
  scoreCertainMatches(open(words), typed, foldWordBySound(typed), isLast);

it('of several lists of scores, each offer has its highest', () => {
  const lists = [
    new Map([
      [1, 2],
      [2, 5],
    ]),
    undefined,
    new Map([
      [1, 3],
      [2, 4],
      [3, 1],
    ]),
  ];
  expectScores(mergeBestScores(lists), { 1: 3, 2: 5, 3: 1 });
});

describe('a word that the index has', () => {
  it('scores its weight, the more the fewer offers have it', () => {
    const index = open({ motor: '90 41', valve: '23' });
    expectScores(scoreExactMatches(index, 'motor'), { 0: 9 * rarity(2), 1: 4 * rarity(2) });
    expectScores(scoreExactMatches(index, 'valve'), { 3: 2 * rarity(1) });
    expect(scoreExactMatches(index, 'motors')).toBeUndefined();
  });

  it('does not also match longer words that begin with it', () => {
    expectScores(certain({ java: '90', javas: '91' }, 'java', true), { 0: 9 * rarity(1) });
  });

  it('of three letters or fewer must have the same spelling', () => {
    const index = open({ bhim: '90', dsa: '91' });
    expect(scoreExactMatches(index, 'bim', 'bim')).toBeUndefined();
    expectScores(scoreExactMatches(index, 'bim', 'beem'), { 0: 9 * rarity(1) });
    expectScores(scoreExactMatches(index, 'bim'), { 0: 9 * rarity(1) });
    expectScores(scoreExactMatches(index, 'dsa', 'dsa'), { 1: 9 * rarity(1) });
  });
});

describe('a word that the index does not have', () => {
  it('matches longer words that begin with it, and scores higher the more of their letters are typed', () => {
    expectScores(certain({ drawing: '90', drawer: '91', redraw: '92' }, 'draw'), {
      0: 9 * rarity(1) * (0.6 + (0.4 * 4) / 7),
      1: 9 * rarity(1) * (0.6 + (0.4 * 4) / 6),
    });
  });

  it('matches by one or two letters only while it is typed', () => {
    const words = { kotlin: '90' };
    expectScores(certain(words, 'k', true), { 0: 9 * rarity(1) * (0.6 + 0.4 / 6) });
    expectScores(certain(words, 'ko', true), { 0: 9 * rarity(1) * (0.6 + (0.4 * 2) / 6) });
    expectScores(certain(words, 'ko'), {});
    expectScores(certain(words, 'kot'), { 0: 9 * rarity(1) * 0.8 });
  });

  it('of three letters matches only words of weight 4 or more that begin with exactly these letters', () => {
    const words = { kotlin: '40', cotton: '91', kotara: '32' };
    expectScores(certain(words, 'kot'), { 0: 4 * rarity(1) * 0.8 });
    expectScores(certain(words, 'cott'), {
      0: 4 * rarity(1) * 0.8,
      1: 9 * rarity(1) * (0.6 + (0.4 * 3) / 5),
      2: 3 * rarity(1) * 0.8,
    });
  });

  it.each(['designing', 'designer', 'designers', 'designed', 'designs'])(
    'matches its stem: %s',
    (typed) => expectScores(certain({ design: '90' }, typed), { 0: 9 * rarity(1) }),
  );

  it('matches its stem with an “e”, if nothing has the stem', () => {
    expectScores(certain({ invite: '90' }, 'invited'), { 0: 9 * rarity(1) });
    expectScores(certain({ invite: '90', invit: '91' }, 'invited'), { 1: 9 * rarity(1) });
  });

  it('has no stem of three letters, and loses an ending only at its end', () => {
    expectScores(certain({ cod: '90', code: '91' }, 'coding'), {});
    expectScores(certain({ kindgarten: '90' }, 'kindergarten'), {});
    expectScores(certain({ bolt: '90' }, 'bolts'), { 0: 9 * rarity(1) });
  });

  it('matches its two parts where an offer has both, by their mean', () => {
    const words = { full: '901', stack: '402' };
    expectScores(certain(words, 'fullstack'), { 0: (9 * rarity(2) + 4 * rarity(2)) / 2 });
    expectScores(certain(words, 'fullblown'), {});
    expectScores(certain(words, 'overstack'), {});
  });

  it('has no part of one letter, and parts of two', () => {
    expectScores(certain({ a: '90', pumping: '90' }, 'apumping'), {});
    expectScores(certain({ pumping: '90', a: '90' }, 'pumpinga'), {});
    expectScores(certain({ ui: '90', design: '90' }, 'uidesign'), { 0: 9 * rarity(1) });
    expectScores(certain({ ui: '90', design: '90' }, 'designui'), { 0: 9 * rarity(1) });
  });

  it('matches the better of two divisions into parts', () => {
    const words = { data: '40', base: '40', datab: '90', ase: '90' };
    expectScores(certain(words, 'database'), { 0: 9 * rarity(1) });
  });
});

it('a word names something if its weight for an offer is at least 4', () => {
  expect(hasNamingWeight(new Map([[0, 3]]))).toBe(false);
  expect(
    hasNamingWeight(
      new Map([
        [0, 1],
        [1, 4],
      ]),
    ),
  ).toBe(true);
});

describe('similar words', () => {
  const similarTo = (typed: string, words: Record<string, string>) =>
    findSimilarWords(open(words), typed).map(({ spelt, distance }) => [
      spelt,
      Number(distance.toFixed(2)),
    ]);

  it('have a similar spelling and the same first sound', () => {
    const words = { daker: '90', odker: '91', divider: '92', doaker: '93' };
    expect(similarTo('doker', words)).toEqual([
      ['daker', 0.4],
      ['doaker', 0.4],
    ]);
  });

  it('may begin with another vowel if the typed word begins with a vowel', () => {
    expect(similarTo('anguler', { angular: '90', engular: '91' })).toEqual([
      ['angular', 0.4],
      ['engular', 0.8],
    ]);
    expect(beginsWithSameSound('anguler', 'mangular')).toBe(false);
    expect(beginsWithSameSound('mangular', 'anguler')).toBe(false);
    expect(beginsWithSameSound('uno', 'ino')).toBe(true);
    expect(beginsWithSameSound('bat', 'cat')).toBe(false);
  });

  it('may begin with the typed letters, from two on, at the distance of one', () => {
    const words = { javaskript: '90', jonatan: '91' };
    expect(similarTo('javas', words)).toEqual([['javaskript', 1]]);
    expect(similarTo('ja', words)).toEqual([['javaskript', 1]]);
    expect(similarTo('j', words)).toEqual([]);
  });

  it('score less, the more they differ', () => {
    const [misspelt, longer] = findSimilarWords(open({ daker: '90', dokeron: '91' }), 'doker');
    expectScores(misspelt?.scores, { 0: 9 * rarity(1) * 0.8 });
    expectScores(longer?.scores, { 1: 9 * rarity(1) * 0.65 });
  });
});

describe('a misspelt stop word', () => {
  const index = openSmallSearchIndex({ noise: 'kurse best trening' });

  it('is recognised by a wrong vowel and its first sound', () => {
    expect(isNearStopWord(index, 'korse')).toBe(true);
    expect(isNearStopWord(index, 'trenin')).toBe(false);
    expect(isNearStopWord(index, 'surse')).toBe(false);
    expect(isNearStopWord(index, 'kirsa')).toBe(false);
  });

  it('has at least five letters, like the stop word', () => {
    expect(isNearStopWord(index, 'bist')).toBe(false);
    expect(isNearStopWord(index, 'beste')).toBe(false);
    expect(isNearStopWord(index, 'kurs')).toBe(false);
  });
});
