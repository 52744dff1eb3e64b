import { expect, it } from 'vitest';
import { makeFormOfferQuery, readFormOfferSlug } from './form-offer-parameter.ts';

it('the offer of a link to a form is read as it was written', () => {
  expect(readFormOfferSlug(makeFormOfferQuery('mern-stack'))).toBe('mern-stack');
  expect(readFormOfferSlug('?about=x&offer=%20flutter%20')).toBe('flutter');
});

it('a link without an offer names none', () => {
  expect(makeFormOfferQuery('')).toBe('');
  for (const query of ['', '?offer', '?offer=', '?offer=%20', '?about=mern-stack'])
    expect(readFormOfferSlug(query)).toBeUndefined();
});
