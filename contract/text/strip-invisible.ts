/**
 * Removes invisible characters, such as direction marks and blanks without width, and combining marks (such as accents)
 * beyond the number that any script needs on one letter. A name of only such characters would look empty. In a mail or
 * a spreadsheet they can also make one text look like another.
 *
 * Marks that scripts need are kept: a joiner next to a virama (Malayalam, Sinhala, Kannada, Marathi, Bengali) or
 * between Arabic letters (Urdu, Persian), and those that join an emoji.
 */
const virama = '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\uabed]';
const joiner = '[\u200c\u200d]';
const needed = [
  '\\p{ExtPict}\\p{EMod}?\ufe0f?(?:\u200d(?=\\p{ExtPict}))?',
  `${virama}${joiner}`,
  `[\\p{L}\\p{M}]${joiner}(?=${virama})`,
  `\\p{scx=Arab}${joiner}(?=\\p{scx=Arab})`,
];
// Matches invisible characters: those that Unicode lists, an empty Braille cell, the musical symbol "null notehead",
// annotation anchors, the object replacement character, and code points that are not characters.
const unseen = new RegExp(
  `(${needed.join('|')})|[\\p{DI}\\p{NChar}\u2800\u{1d159}\ufff9-\ufffc]`,
  'gu',
);

// Matches combining marks beyond those that a script needs: a Latin letter has at most two (in decomposed Vietnamese),
// a letter of any other script at most five (in Burmese).
const piled = /([\u0300-\u036f]{2})[\u0300-\u036f]+|(\p{M}{5})[\p{M}\u200c\u200d]+/gu;

// Matches ASCII texts, which most texts are. The expressions above would find nothing in them and take a hundred times
// longer.
const onlyAscii = /^[\0-\x7f]*$/;

export function stripInvisible(written: string): string {
  if (onlyAscii.test(written)) return written;
  return written
    .replace(unseen, (_found, kept: string | undefined) => kept ?? '')
    .replace(piled, (_found, inLatin: string | undefined, kept: string) => inLatin ?? kept);
}
