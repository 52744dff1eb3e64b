/** Where the build leaves the type of receipts, and what it can set; beside the folder of the pages. */
export const letterheadFolder = 'letterhead';
export const letterheadFiles = { text: 'text.ttf', bold: 'bold.ttf' } as const;

/** ASCII, Latin-1, and a few signs: a name in another script cannot be set. */
export const letterheadCharacters = /^[\x20-\x7e\u00a0-\u00ff–—‘’“”•…−₹]*$/;
