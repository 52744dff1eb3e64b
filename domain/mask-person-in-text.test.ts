import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPersonInText, type PersonIdentifiers } from './mask-person-in-text.ts';

const zubeida = ['Zubeida Forgotten', 'z.forgotten@example.com', '081234-56789'];
const said = (text: string, named: PersonIdentifiers = zubeida) => maskPersonInText(text, named);

describe('a text after masking', () => {
  it.each([
    ['Invalid customer: Zubeida Forgotten', 'Invalid customer: …'],
    ['FORGOTTEN, zubeida is not allowed', '…, … is not allowed'],
    ['Write to Z.Forgotten@Example.com', 'Write to …'],
    ['contact +91 81234 56789 is wrong', 'contact … is wrong'],
    ['contact 8123456789', 'contact …'],
    ['Zubeida’s calls', '…’s calls'],
  ])('has no name, address or number of the person: %s', (text, without) => {
    expect(said(text)).toBe(without);
  });

  it('keeps other words, numbers, and words that only contain a name', () => {
    expect(said('Razorpay answers 400: order 20261123001 is unforgotten')).toBe(
      'Razorpay answers 400: order 20261123001 is unforgotten',
    );
    expect(said('validation failed', ['Ali', null, ''])).toBe('validation failed');
  });

  it('masks names in every script, in composed and decomposed letters', () => {
    expect(said('Invalid name प्रिया', ['प्रिया शर्मा'])).toBe('Invalid name …');
    expect(said('Invalid name Jose\u0301', ['Jos\u00e9 Pinto'])).toBe('Invalid name …');
  });

  it('is correct for a name with characters of a regular expression', () => {
    expect(said('about $(C++) [x]', ['$(C++) [x]'])).toBe('about …');
  });

  it('never contains a whole value, whatever it was and wherever it was', () => {
    const word = fc.stringMatching(/^[A-Za-z]{3,12}$/);
    fc.assert(
      fc.property(word, word, word, word, (before, first, last, after) => {
        const text = `${before} ${first} ${last} ${after}`;
        expect(said(text, [`${first} ${last}`])).not.toContain(`${first} ${last}`);
      }),
    );
  });
});
