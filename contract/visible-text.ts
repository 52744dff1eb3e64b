/**
 * A text without what nobody can see: marks that turn the direction of writing, blanks of no width,
 * fillers, tags, and marks piled up higher than any script does. A name made of these is no name, and in a
 * mail or a spreadsheet they make one thing look like another.
 *
 * What scripts are spelled with stays: a joiner beside a virama (Malayalam, Sinhala, Kannada, Marathi,
 * Bengali) or between Arabic letters (Urdu, Persian), and those that hold an emoji together.
 */
const virama = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\uabed]';
const joiner = '[\u200c\u200d]';
const needed = [
  '\\p{ExtPict}\\p{EMod}?\ufe0f?(?:\u200d(?=\\p{ExtPict}))?',
  `${virama}${joiner}`,
  `[\\p{L}\\p{M}]${joiner}(?=${virama})`,
  `\\p{scx=Arab}${joiner}(?=\\p{scx=Arab})`,
];
// Beside those that Unicode lists: an empty Braille cell, a note without a head, anchors of annotations, what
// stands where a picture was copied from, and what is no character in any script.
const unseen = new RegExp(
  `(${needed.join('|')})|[\\p{DI}\\p{NChar}\u2800\u{1d159}\ufff9-\ufffc]`,
  'gu',
);

// In Latin letters two are the most (Vietnamese, where they are not one letter with it); Burmese has five.
const piled = /([\u0300-\u036f]{2})[\u0300-\u036f]+|(\p{M}{5})[\p{M}\u200c\u200d]+/gu;

export function visibleText(written: string): string {
  return written
    .replace(unseen, (_found, kept: string | undefined) => kept ?? '')
    .replace(piled, (_found, inLatin: string | undefined, kept: string) => inLatin ?? kept);
}
