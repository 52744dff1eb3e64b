/** The folder with the fonts of receipts, which is beside the folder of the pages. */
export const receiptFontFolder = 'receipt-fonts';
export const receiptFontFiles = { text: 'text.ttf', bold: 'bold.ttf' } as const;

/** Matches a word that the font with Latin letters can print: ASCII, Latin-1, and a few signs such as dashes and ₹. */
const latinWord = /^[\x21-\x7e\u00a0-\u00ff–—‘’“”•…−₹]*$/;
/** Matches a word that the font with Devanagari can print: Devanagari with its joiners, and ASCII without letters. */
const devanagariWord = /^[\u0900-\u097f\p{Join_Control}\x21-\x40\x5b-\x60\x7b-\x7e–‘’]*$/u;

/**
 * Whether the bold font of receipts has every letter of `text`, which must be in composed form (NFC). False if one word
 * mixes Latin and Devanagari letters, because the PDF library prints each word in one script.
 */
export const canReceiptFontPrint = (text: string): boolean =>
  text.split(' ').every((word) => latinWord.test(word) || devanagariWord.test(word));
