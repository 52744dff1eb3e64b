/**
 * Prepares Anek Latin (Ek Type, SIL Open Font License 1.1) for its two uses: one small variable file for the site's
 * headings, and static subsets for everything drawn at build time (PDFs, share pictures). Both come from the pinned
 * npm package, so a build needs no network.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { copyGlyph } from './copy-glyph.ts';
import { readFontTables, requireFontTable, writeFontTables } from './font-tables.ts';

const rupee = '₹';
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const beyondAscii = `\u00a0©°·×é–—‘’“”•…−${rupee}`;
/**
 * The characters of headings, names and prices. Signs of programming languages, straight double quotes and exclamation
 * marks are left out: with their weights and kerning they would cost each visitor 3 kB. If a heading contains such a
 * sign, the browser uses the fallback font for it.
 */
export const headingCharacters = `${ascii.replace(/[!";$*<=>[\\\]^_`{|}~]/g, '')}\u00a0©·×–—‘’“”…${rupee}`;

const { resolve } = createRequire(import.meta.url);
const source = (subset: string) =>
  readFile(resolve(`@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`));

let whole: Promise<Buffer> | undefined;
/**
 * Anek Latin with its weight axis (100-800), uncompressed: ASCII, Latin-1, some typographic signs and the rupee sign.
 */
export function loadAnekLatin(): Promise<Buffer> {
  whole ??= (async () => {
    const latin1 = Array.from({ length: 96 }, (_, i) => String.fromCharCode(0xa0 + i)).join('');
    const cut = { targetFormat: 'sfnt', noHinting: true, dropTables: ['HVAR'] } as const;
    const [latin, extended] = await Promise.all([source('latin'), source('latin-ext')]);
    return copyGlyph(
      await subsetFont(latin, ascii + beyondAscii + latin1, cut),
      await subsetFont(extended, rupee, cut),
      rupee.codePointAt(0) ?? 0,
    );
  })();
  return whole;
}

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

const statics = new Map<number, Promise<Buffer>>();
/** Makes a static TrueType subset of one weight, for PDFs and for text drawn as paths. */
export function makeStaticFont(weight: 400 | 500 | 600 | 650 | 700 | 800): Promise<Buffer> {
  let cut = statics.get(weight);
  if (!cut) {
    cut = loadAnekLatin().then((font) =>
      subsetFont(font, undefined, {
        targetFormat: 'sfnt',
        keepAllGlyphs: true,
        variationAxes: { wght: weight },
      }),
    );
    statics.set(weight, cut);
  }
  return cut;
}
