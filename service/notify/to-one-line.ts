import { stripInvisible } from '#contract/strip-invisible.ts';

/** A visitor's text as one clean line of at most `most` characters. */
export function toOneLine(text: string, most: number): string {
  const line = stripInvisible(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...line].length > most ? `${[...line].slice(0, most - 1).join('')}…` : line;
}
