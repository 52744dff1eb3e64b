import { stripInvisible } from '#contract/text/strip-invisible.ts';

/** Puts a visitor's text on one line of at most `most` characters, without invisible characters. */
export function toOneLine(text: string, most: number): string {
  const line = stripInvisible(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...line].length > most ? `${[...line].slice(0, most - 1).join('')}…` : line;
}
