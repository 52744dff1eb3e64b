import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { expect, test, vi } from 'vitest';
import { printablePattern } from '#content/check/rules/describe-unprintable-letter.ts';
import { loadAnekLatin, makeStaticFont } from './anek-latin.ts';
import { headingCharacters, subsetHeadingFont } from './subset-heading-font.ts';

// The time limit is long, because subsetting a font takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Subsetting takes a second, so it is done once. */
const headingFont = subsetHeadingFont();

test('the font of the site is at most 15 kB and is the file that the site serves', async () => {
  const font = await headingFont;
  expect(font.length).toBeLessThanOrEqual(15_000);
  const committed = await readFile(new URL('../../public/fonts/anek-latin.woff2', import.meta.url));
  expect(committed.equals(font)).toBe(true);
});

test('every character that a heading may use has a glyph, including the rupee sign', async () => {
  const font = create(await headingFont);
  const missing = [...headingCharacters].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
  expect(headingCharacters).toContain('₹');
});

test('letters of the site stand as close as in the whole font at the weight of headings', async () => {
  const kerningIn = (font: ReturnType<typeof create>) => (pair: string) => {
    const { glyphs, positions } = font.layout(pair);
    return (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0);
  };
  const pairs = ['AV', 'To', 'Te', 'Wa', 'LT', 'P.', 'Ty', 'Ye'];
  const kerning = pairs.map(kerningIn(create(await makeStaticFont(650))));
  expect(Math.min(...kerning)).toBeLessThan(-40);
  expect(pairs.map(kerningIn(create(await headingFont)))).toEqual(kerning);
});

test('every character that content may have in a document has a glyph', async () => {
  const font = create(await loadAnekLatin());
  const missing: string[] = [];
  for (let code = 0x20; code < 0x3000; code++) {
    const character = String.fromCodePoint(code);
    if (printablePattern.test(character) && !font.hasGlyphForCodePoint(code))
      missing.push(character);
  }
  expect(missing).toEqual([]);
});

test('the rupee sign becomes bolder with the weight, like the other characters', async () => {
  const widths = await Promise.all(
    ([400, 600, 800] as const).map(async (weight) => {
      const font = create(await makeStaticFont(weight));
      return font.layout('₹').advanceWidth;
    }),
  );
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(3);
});

test('adding the rupee sign leaves the other glyphs unchanged', async () => {
  const font = create(await loadAnekLatin());
  expect(font.layout('Learn').advanceWidth).toBeGreaterThan(4000);
  expect(font.glyphForCodePoint(0x41).path.commands.length).toBeGreaterThan(8);
});
