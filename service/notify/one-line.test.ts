import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it('makes one clean line of a visitor’s text', () => {
  expect(oneLine(' Asha\r\n\tBcc:  all\u0000\u202e ', 50)).toBe('Asha Bcc: all');
});

it('a long text ends with an ellipsis, and is never cut through a character', () => {
  expect(oneLine('12345', 5)).toBe('12345');
  expect(oneLine('123456', 5)).toBe('1234…');
  expect(oneLine('😀😀😀', 2)).toBe('😀…');
});
