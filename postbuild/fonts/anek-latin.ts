/**
 * Loads Anek Latin (Ek Type, SIL Open Font License 1.1) from the pinned npm package, so that a build needs no network,
 * and makes static subsets for everything that is drawn at build time (PDFs, share pictures).
 * `subset-heading-font.ts` makes the variable font of the site's headings.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { copyGlyph } from './copy-glyph.ts';

export const rupee = '₹';
export const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const beyondAscii = `\u00a0©°·×é–—‘’“”•…−${rupee}`;
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
