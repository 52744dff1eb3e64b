import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../tests/support/any-text.ts';
import { toWellFormed, truncateWellFormed } from './to-well-formed.ts';

it('gives the same result as browsers that have the method', () => {
  expect(toWellFormed('a\ud83d b\ude00 😀')).toBe('a\ufffd b\ufffd 😀');
  fc.assert(
    fc.property(anyText(), fc.nat(), (text, at) => {
      const cut = text.slice(at % (text.length + 1));
      expect(toWellFormed(cut)).toBe(cut.toWellFormed());
    }),
  );
});

it('cuts a text to so many characters, or to one less where half of a surrogate pair would be left', () => {
  expect(truncateWellFormed('ab😀c', 2)).toBe('ab');
  expect(truncateWellFormed('ab😀c', 3)).toBe('ab');
  expect(truncateWellFormed('ab😀c', 4)).toBe('ab😀');
  expect(truncateWellFormed('ab', 4)).toBe('ab');
});
