import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWellFormed } from './to-well-formed.ts';

it('gives the same result as browsers that have the method', () => {
  expect(toWellFormed('a\ud83d b\ude00 😀')).toBe('a\ufffd b\ufffd 😀');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, at) => {
      const cut = text.slice(at % (text.length + 1));
      expect(toWellFormed(cut)).toBe(cut.toWellFormed());
    }),
  );
});
