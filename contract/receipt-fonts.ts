/** The folder with the fonts of receipts, which is beside the folder of the pages. */
export const receiptFontFolder = 'receipt-fonts';
export const receiptFontFiles = { text: 'text.ttf', bold: 'bold.ttf' } as const;

/** ASCII, Latin-1 and a few signs. */
const latinWord = /^[\x21-\x7e\u00a0-\u00ff–—‘’“”•…−₹]*$/;
/** A word that the font with Devanagari can set: Devanagari with its joiners, and ASCII without letters. */
const devanagariWord = /^[\u0900-\u097f\p{Join_Control}\x21-\x40\x5b-\x60\x7b-\x7e–‘’]*$/u;

/**
 * Whether the bold font of receipts has every letter of a text in composed form (NFC). The PDF library shapes word by
 * word, in one script each, so a word in two scripts is refused.
 */
export const receiptFontCovers = (text: string): boolean =>
  text.split(' ').every((word) => latinWord.test(word) || devanagariWord.test(word));
