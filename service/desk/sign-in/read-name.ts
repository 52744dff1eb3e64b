import { visibleText } from '#contract/visible-text.ts';

const mostLetters = 60;

/** A name for a person or a thing, as it is typed; null when there is none in it, or far too much. */
export function readName(typed: string): string | null {
  const name = visibleText(typed).replace(/\s+/g, ' ').trim();
  return name === '' || [...name].length > mostLetters ? null : name;
}
