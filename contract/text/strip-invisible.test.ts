import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callRequestSchema } from '../rows/call-request.ts';
import { fieldErrorSentences } from '../rows/field-error-sentences.ts';
import { stripInvisible } from './strip-invisible.ts';

/** The characters are written as code points, because in an editor these lines would look alike or empty. */
const unseen: readonly [name: string, mark: string][] = [
  ['a blank of no width', '\u200b'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['a mark of direction to the left', '\u200f'],
  ['a mark of direction to the right', '\u200e'],
  ['an Arabic mark of direction', '\u061c'],
  ['an embedding', '\u202a'],
  ['an override to the left', '\u202e'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a Hangul filler for a first consonant', '\u115f'],
  ['a Khmer vowel without a shape', '\u17b4'],
  ['a tag letter', '\u{e0041}'],
  ['a variation selector', '\ufe01'],
  ['an empty Braille cell', '\u2800'],
  ['a note without a head', '\u{1d159}'],
  ['an anchor of an annotation', '\ufff9'],
  ['the place of a picture that was not copied', '\ufffc'],
  ['what is no character in any script', '\uffff'],
];

const spelledWithJoiners: readonly [script: string, word: string][] = [
  ['Malayalam, the last letter a chillu', '\u0d05\u0d35\u0d28\u0d4d\u200d'],
  ['Sinhala', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
  [
    'Kannada, two parts kept apart',
    '\u0cb0\u0cbe\u0c9c\u0ccd\u200c\u0c95\u0cc1\u0cae\u0cbe\u0cb0\u0ccd',
  ],
  ['Kannada, a full ra', '\u0cb0\u200d\u0ccd\u0caf\u0cbe\u0cb2\u0cbf'],
  ['Marathi', '\u0926\u0930\u094d\u200d\u092f\u093e'],
  ['Bengali', '\u09b0\u200d\u09cd\u09af\u09be\u09ac'],
  ['Tamil', '\u0b95\u0bcd\u200c\u0bb7'],
  ['Urdu and Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['a family of emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a profession in a skin tone', '\u{1f469}\u{1f3fd}\u200d\u{1f680}'],
  ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
  ['a flag made of two', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
];

const call = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98765 43210',
  program: 'Data Science',
  message: null as string | null,
};

describe('a text', () => {
  it.each(unseen)('loses %s', (_name, mark) => {
    expect(stripInvisible(`As${mark}ha${mark}`)).toBe('Asha');
  });

  it.each(spelledWithJoiners)('keeps the joiners of %s', (_script, word) => {
    expect(stripInvisible(word)).toBe(word);
  });

  it('loses joiners that its script does not use', () => {
    expect(stripInvisible('As\u200dha\u200c \u200d\u{1f525}\u200d')).toBe('Asha \u{1f525}');
    expect(stripInvisible('\u0d28\u0d4d\u200d\u200d\u200d')).toBe('\u0d28\u0d4d\u200d');
  });

  it('keeps as many combining marks as scripts use, and no more', () => {
    const vietnamese = 'Nguye\u0302\u0303n';
    const burmese = '\u101c\u103b\u103e\u1031\u102c\u1037';
    expect([stripInvisible(vietnamese), stripInvisible(burmese)]).toEqual([vietnamese, burmese]);
    expect(stripInvisible(`A${'\u0335\u0321\u0302'.repeat(20)}sha`)).toBe('A\u0335\u0321sha');
    expect(stripInvisible(`\u0e01${'\u0e47'.repeat(80)}`)).toBe(`\u0e01${'\u0e47'.repeat(5)}`);
  });

  it('does not change the second time', () => {
    const pieces = [...unseen, ...spelledWithJoiners].flatMap(([, text]) => [...text]);
    const text = fc.array(fc.oneof(fc.constantFrom(...pieces, '\u0301', ' ', 'a'), fc.string()));
    fc.assert(
      fc.property(text, (parts) => {
        const once = stripInvisible(parts.join(''));
        expect(stripInvisible(once)).toBe(once);
      }),
    );
  });
});

describe('a row', () => {
  it('with only invisible characters has no name', () => {
    for (const name of [
      '\u200b',
      '\u3164\u3164',
      '\u2800 \u2800',
      '\u202e\u202c',
      '\u0301\u0302',
      '\uffff',
      '\ufdd0',
      '\ufffc',
    ])
      expect(callRequestSchema.safeParse({ ...call, name }).error?.issues).toMatchObject([
        { path: ['name'], message: fieldErrorSentences.nameMissing },
      ]);
  });

  it('is stored without invisible characters', () => {
    const parsed = callRequestSchema.parse({
      name: '\ufeff \u202eAsha\u202c \u0301Ravi\u200b',
      email: '\u2066asha@exam\u00adple.com\u2069 ',
      phone: '\u202a+91 98765 43210\u202c',
      program: 'Data Science',
      message: '\u202eone\u2028two\u202c\r\nthree\u200b',
    });
    expect(parsed).toMatchObject({
      name: 'Asha Ravi',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      program: 'Data Science',
      message: 'one\ntwo\nthree',
    });
  });

  it('treats a message of only invisible characters as empty', () => {
    expect(callRequestSchema.parse({ ...call, message: '\u200b \u2800' }).message).toBeNull();
  });

  it('refuses line separators that only some programs display', () => {
    expect(callRequestSchema.safeParse({ ...call, name: 'Asha\u2028Ravi' }).success).toBe(false);
  });
});
