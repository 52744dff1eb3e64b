import { expect, test } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import { offers } from '#content/offers/offers.ts';
import { offersOfPage } from './write-share-pictures.ts';

test('each offer is sold at an address whose picture shows its fee', () => {
  const missing = offers.filter((offer) => {
    const [address = ''] = offer.path.split('#');
    return !offersOfPage(address).includes(offer);
  });
  expect(missing).toEqual([]);
});

test('a family page sells its courses, and the landing page sells nothing itself', () => {
  for (const { path, courses } of families)
    expect(offersOfPage(path).map(({ slug }) => slug)).toEqual(courses);
  expect(offersOfPage('/')).toEqual([]);
});
