import { stripInvisible } from '#contract/strip-invisible.ts';

const mostLetters = 60;

/** Cleans a typed name of a person or thing; null if it is empty or far too long. */
export function readName(typed: string): string | null {
  const name = stripInvisible(typed).replace(/\s+/g, ' ').trim();
  return name === '' || [...name].length > mostLetters ? null : name;
}
