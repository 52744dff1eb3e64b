import { expect, it } from 'vitest';
import { createSearch } from './create-search.ts';

it('a search is made of an index once, and finds the offers of the page', () => {
  const packed = { slugs: ['mern', 'java'], noise: '', words: 'react', places: '91', answers: [] };
  const search = createSearch(packed, [
    { slug: 'java', feeRupees: 2999, days: 60 },
    { slug: 'mern', feeRupees: 1999, days: 30 },
  ]);
  expect(search('react').slugs).toEqual(['java']);
  expect(search('1999').slugs).toEqual(['mern']);
});
