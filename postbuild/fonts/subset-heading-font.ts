import subsetFont from 'subset-font';
import { ascii, loadAnekLatin, rupee } from './anek-latin.ts';
import { readFontTables, requireFontTable, writeFontTables } from './font-tables.ts';

/**
 * The characters of headings, names and prices. Signs of programming languages, straight double quotes and exclamation
 * marks are left out: with their weights and kerning they would cost each visitor 3 kB. If a heading contains such a
 * sign, the browser uses the fallback font for it.
 */
export const headingCharacters = `${ascii.replace(/[!";$*<=>[\\\]^_`{|}~]/g, '')}\u00a0©·×–—‘’“”…${rupee}`;

/**
 * The weight from which the kerning of all weights is taken. Most headings have this weight; the others are 600 and
 * 700.
 */
const kernedWeight = 650;

/**
 * Makes the font of headings: WOFF2, weights 500 to 700, `headingCharacters`, kerning and tabular figures, at most 15
 * kB. All weights have the kerning of one weight, which misplaces no pair of letters by more than 0.8 % of the font
 * size at weights 600 to 700. Kerning that varies with the weight, and weights below 500, would make the font 6.7 kB
 * larger. A test compares this font with `public/fonts/anek-latin.woff2`.
 */
export async function subsetHeadingFont(): Promise<Buffer> {
  const font = await loadAnekLatin();
  const cut = { noHinting: true, keepFeatures: ['kern', 'tnum', 'ccmp', 'mark'] };
  const cutWith = async (wght: number | { min: number; max: number }) =>
    readFontTables(
      await subsetFont(font, headingCharacters, {
        ...cut,
        targetFormat: 'sfnt',
        variationAxes: { wght },
      }),
    );
  const [tables, kerned] = await Promise.all([
    cutWith({ min: 500, max: 700 }),
    cutWith(kernedWeight),
  ]);
  // GDEF is taken from the same font as GPOS, because it describes how the kerning in GPOS varies.
  for (const tag of ['GPOS', 'GDEF']) tables.set(tag, requireFontTable(kerned, tag));
  return subsetFont(writeFontTables(tables), undefined, {
    ...cut,
    targetFormat: 'woff2',
    keepAllGlyphs: true,
  });
}
