import { expect, it } from 'vitest';
import { createSearch } from './create-search.ts';

it('a search finds offers by an indexed word, and by a fee of the page', () => {
  const packed = { slugs: ['mern', 'java'], noise: '', words: 'react', places: '90', answers: [] };
  const search = createSearch(packed, [
    { slug: 'java', feeRupees: 2999, days: 60 },
    { slug: 'mern', feeRupees: 1999, days: 30 },
  ]);
  expect(search('react').slugs).toEqual(['mern']);
  expect(search('2999').slugs).toEqual(['java']);
});
