import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWellFormed } from './to-well-formed.ts';

it('a text without half characters is what a browser that knows of them makes', () => {
  expect(toWellFormed('a\ud83d b\ude00 😀')).toBe('a\ufffd b\ufffd 😀');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, at) => {
      const cut = text.slice(at % (text.length + 1));
      expect(toWellFormed(cut)).toBe(cut.toWellFormed());
    }),
  );
});
