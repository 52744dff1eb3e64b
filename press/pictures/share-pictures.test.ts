import { expect, test } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { offersAt } from './share-pictures.ts';

test('each of the 46 offers is sold at an address whose picture says its fee', () => {
  const missing = offers.filter((offer) => {
    const [address = ''] = offer.path.split('#');
    return !offersAt(address).includes(offer);
  });
  expect(missing).toEqual([]);
});

test('a family sells its courses, the landing page nothing by itself', () => {
  expect(offersAt('/fullstack').map(({ slug }) => slug)).toEqual([
    'mern-stack',
    'mean-stack',
    'lamp-stack',
  ]);
  expect(offersAt('/')).toEqual([]);
});
