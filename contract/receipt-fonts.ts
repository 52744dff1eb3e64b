/** Where the build leaves the type of receipts, and what it can set; beside the folder of the pages. */
export const receiptFontFolder = 'receipt-fonts';
export const receiptFontFiles = { text: 'text.ttf', bold: 'bold.ttf' } as const;

/** ASCII, Latin-1 and a few signs. */
const latinWord = /^[\x21-\x7e\u00a0-\u00ff–—‘’“”•…−₹]*$/;
/** Devanagari with its joiners, and ASCII but for its letters. */
const devanagariWord = /^[\u0900-\u097f\p{Join_Control}\x21-\x40\x5b-\x60\x7b-\x7e–‘’]*$/u;

/**
 * Whether the bold face of receipts has every letter of a text, in Unicode's composed form (NFC). The PDF library
 * shapes word by word and each word in one script, so a word in two scripts is refused.
 */
export const canBeSet = (text: string): boolean =>
  text.split(' ').every((word) => latinWord.test(word) || devanagariWord.test(word));
