import { expect, it } from 'vitest';
import { offerQuery, readOfferSlug } from './offer-query.ts';

it('the offer of a link to a form is read as it was written', () => {
  expect(readOfferSlug(offerQuery('mern-stack'))).toBe('mern-stack');
  expect(readOfferSlug('?about=x&offer=%20flutter%20')).toBe('flutter');
});

it('a link without an offer names none', () => {
  expect(offerQuery('')).toBe('');
  for (const query of ['', '?offer', '?offer=', '?offer=%20', '?about=mern-stack'])
    expect(readOfferSlug(query)).toBeUndefined();
});
