import { expect, it } from 'vitest';
import { toOneLine } from './to-one-line.ts';

it('makes one clean line of a visitor’s text', () => {
  expect(toOneLine(' Asha\r\n\tBcc:  all\u0000\u202e ', 50)).toBe('Asha Bcc: all');
});

it('a long text ends with an ellipsis, and is never cut through a character', () => {
  expect(toOneLine('12345', 5)).toBe('12345');
  expect(toOneLine('123456', 5)).toBe('1234…');
  expect(toOneLine('😀😀😀', 2)).toBe('😀…');
});
