/** Matches control and format characters, and every space except the ordinary one. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/u;
/** Hidden characters that are correct: joiners between letters of an Indian script, and inside an emoji. */
const correctHidden =
  /(?<=[\u0900-\u0dff])[\u200c\u200d](?=[\u0900-\u0dff])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)[\ufe0f\u200d]/gu;
const nameByHiddenCharacter: Readonly<Record<string, string>> = {
  '\n': 'a line break',
  '\t': 'a tab',
  '\u00a0': 'a non-breaking space',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200e': 'a direction mark',
  '\u200f': 'a direction mark',
  '\u202f': 'a narrow non-breaking space',
  '\ufeff': 'a byte-order mark',
};
/** Matches UTF-8 text that was read in another encoding: "â€™" for ’, "Ã©" for é, "Â " before a space, "�". */
const broken = /â€|â‚¹|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|à[¤¥]|\ufffd|\p{Cs}/u;

/**
 * Describes the first hidden or broken character of a text and how to correct it, or a space too many. Null when the
 * text has neither.
 */
export function describeWrongCharacter(text: string): string | null {
  const plain = text.replace(correctHidden, '');
  const brokenFound = broken.exec(plain);
  if (brokenFound)
    return `holds broken letters ${describePlace(plain, brokenFound.index)}; type them again`;
  const found = hidden.exec(plain);
  if (found) {
    const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const name = nameByHiddenCharacter[found[0]] ?? 'a hidden character';
    return `holds ${name} (U+${code}) ${describePlace(plain, found.index)}; delete it there and type the space or letter again`;
  }
  // The schema reports an empty text, so it is ignored here.
  if (text.trim() === '') return null;
  if (text !== text.trim()) return 'begins or ends with a space';
  const twice = text.indexOf('  ');
  return twice < 0 ? null : `has two spaces in a row ${describePlace(text, twice)}`;
}

/** Quotes the words before the character, so that an editor can search for the place. */
function describePlace(text: string, index: number): string {
  const before = text.slice(0, index).trim();
  if (before === '') return 'at its beginning';
  return `after "${before.length > 24 ? `…${before.slice(-24).replace(/^\S*/, '')}` : before}"`;
}
