import { visibleText } from '#contract/visible-text.ts';

/** What a visitor typed, as one clean line of at most so many characters. */
export function oneLine(text: string, most: number): string {
  const line = visibleText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...line].length > most ? `${[...line].slice(0, most - 1).join('')}…` : line;
}
