import { describe, expect, it } from 'vitest';
import { openIndex } from './open-index.ts';

describe('the opened index', () => {
  const packed = {
    slugs: ['a', 'b', 'c', 'd'],
    noise: 'and the',
    words: 'pump web_design\nvalve',
    places: '902 41\n43',
    answers: [
      { title: 'Refunds', text: 'How', to: '/questions#refund', phrases: 'money_back cash' },
    ],
  };
  const index = openIndex(packed, [
    { slug: 'b', feeRupees: 900, days: 30 },
    { slug: 'a', feeRupees: 400, days: 7 },
    { slug: 'd', feeRupees: 400, days: 60 },
    { slug: 'z', feeRupees: 1, days: 1 },
  ]);

  it('has the words by their sound, with the weight for each offer', () => {
    const postings = new Map([
      [0, 9],
      [2, 9],
      [1, 4],
    ]);
    expect(index.words.get('punp')).toEqual({ spelt: 'pump', postings });
    expect(index.words.get('vebdesign')).toEqual({ spelt: 'web design', postings });
    expect(index.words.get('valve')).toEqual({ spelt: 'valve', postings: new Map([[3, 4]]) });
    expect(index.noise).toEqual(new Set(['and', 'the']));
  });

  it('has the fees and lengths in the order of `slugs`, Infinity and 0 for an offer that is not listed, and each fee as a word', () => {
    expect(index.slugs).toEqual(['a', 'b', 'c', 'd']);
    expect(index.fees).toEqual([400, 900, Number.POSITIVE_INFINITY, 400]);
    expect(index.days).toEqual([7, 30, 0, 60]);
    const postings = new Map([
      [0, 4],
      [3, 4],
    ]);
    expect(index.words.get('400')).toEqual({ spelt: '400', postings });
    expect(index.words.get('900')).toEqual({ spelt: '900', postings: new Map([[1, 4]]) });
  });

  it('has the phrases of each answer, in both of their forms', () => {
    expect(index.answers).toEqual([
      {
        found: { title: 'Refunds', text: 'How', to: '/questions#refund' },
        phrases: [
          { spelt: ['money', 'back'], folded: ['monei', 'bak'] },
          { spelt: ['cash'], folded: ['kas'] },
        ],
      },
    ]);
  });
});
