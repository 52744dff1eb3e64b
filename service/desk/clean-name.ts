import { stripInvisible } from '#contract/text/strip-invisible.ts';

const maxLetters = 60;

/** Cleans the typed name of a person or a thing; null if the name is empty or too long. */
export function cleanName(typed: string): string | null {
  const name = stripInvisible(typed).replace(/\s+/g, ' ').trim();
  return name === '' || [...name].length > maxLetters ? null : name;
}
