/** Tests which pages answer a query, by phrases of one or more words. */
import { describe, expect, it } from 'vitest';
import { openSmallSearchIndex } from '../../tests/support/open-small-search-index.ts';
import { findAnswers } from './find-answers.ts';
import { latinWordsOf } from './fold-words-by-sound.ts';

/** Each page by its path, with the phrases that find it. */
const pages = {
  '/refund': 'refund money_back',
  '/timings': 'class_timings timings',
  '/emi': 'emi instalment',
  '/backup': 'back',
  '/notes': 'notes',
};
const index = openSmallSearchIndex({
  answers: Object.entries(pages).map(([to, phrases]) => ({
    ...{ title: to.slice(1), text: 'A text', to },
    phrases,
  })),
});

const find = (query: string, isKnown = (_: string) => false) => {
  const { answers, taken, isGuess } = findAnswers(index, latinWordsOf(query), isKnown);
  return { to: answers.map(({ to }) => to), taken: [...taken], isGuess };
};
const nothing = { to: [], taken: [], isGuess: false };

describe('an answer', () => {
  it('is found by one of its phrases, among other words', () => {
    expect(find('python refund today')).toEqual({
      to: ['/refund'],
      taken: [[1, 'refund']],
      isGuess: false,
    });
    expect(find('python today')).toEqual(nothing);
    expect(find('')).toEqual(nothing);
  });

  it('is found by a phrase of two words only if they stand side by side and in this order', () => {
    const taken = [
      [0, 'money'],
      [1, 'back'],
    ];
    expect(find('money back')).toEqual({ to: ['/refund', '/backup'], taken, isGuess: false });
    expect(find('back money').to).toEqual(['/backup']);
    expect(find('money is back').to).toEqual(['/backup']);
    expect(find('no money')).toEqual(nothing);
  });

  it('comes first if its phrase is the longest, and once if several of its phrases are found', () => {
    expect(find('refund timings class timings').to).toEqual(['/timings', '/refund']);
    expect(find('emi refund').to).toEqual(['/refund', '/emi']);
  });

  it('is found by a plural, by the sound, and by an abbreviation of the same letters', () => {
    expect(find('refunds').to).toEqual(['/refund']);
    expect(find('instaalments').to).toEqual(['/emi']);
    expect(find('emi').to).toEqual(['/emi']);
    expect(find('emis').to).toEqual(['/emi']);
    for (const query of ['imi', 'ems', 'emy', 'emiss']) expect(find(query), query).toEqual(nothing);
  });

  it('is found by the first four letters of the last word, and not by three or if another word follows', () => {
    expect(find('python refu')).toEqual({
      to: ['/refund'],
      taken: [[1, 'refund']],
      isGuess: false,
    });
    expect(find('ref')).toEqual(nothing);
    expect(find('refu python')).toEqual(nothing);
    expect(find('inst').to).toEqual(['/emi']);
  });
});

describe('a misspelt answer', () => {
  it('is a guess, by a similar spelling with the same first sound', () => {
    expect(find('refand')).toEqual({ to: ['/refund'], taken: [[0, 'refund']], isGuess: true });
    expect(find('refudn')).toEqual({ to: ['/refund'], taken: [[0, 'refund']], isGuess: true });
    expect(find('erfund')).toEqual(nothing);
    expect(find('renunt')).toEqual(nothing);
  });

  it('has five letters or more, and is no word that is known for something else', () => {
    expect(find('nates').isGuess).toBe(true);
    expect(find('beck')).toEqual(nothing);
    expect(find('refand', (word) => word === 'refand')).toEqual(nothing);
    expect(find('refand', (word) => word === 'refund').isGuess).toBe(true);
  });

  it('counts only if nothing is found as it is typed', () => {
    expect(find('refand emi')).toEqual({ to: ['/emi'], taken: [[1, 'emi']], isGuess: false });
  });

  it('is a guess if one word of a phrase is misspelt', () => {
    expect(find('class timengs')).toEqual({
      to: ['/timings'],
      taken: [
        [0, 'class'],
        [1, 'timings'],
      ],
      isGuess: true,
    });
  });
});
