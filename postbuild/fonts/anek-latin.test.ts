import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { expect, test, vi } from 'vitest';
import { printablePattern } from '#content/check/rules/why-not-printed.ts';
import { anekLatin, headingCharacters, staticFont, subsetHeadingFont } from './anek-latin.ts';

// The time limit is long, because subsetting a font takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('the font of the site is at most 30 kB and is the one that is handed out', async () => {
  const font = await subsetHeadingFont();
  expect(font.length).toBeLessThanOrEqual(30_000);
  const committed = await readFile(new URL('../../public/fonts/anek-latin.woff2', import.meta.url));
  expect(committed.equals(font)).toBe(true);
});

test('every character a heading may use has a glyph, the rupee sign among them', async () => {
  const font = create(await subsetHeadingFont());
  const missing = [...headingCharacters].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
  expect(headingCharacters).toContain('₹');
});

test('every character that content may hold in a document has a glyph', async () => {
  const font = create(await anekLatin());
  const missing: string[] = [];
  for (let code = 0x20; code < 0x3000; code++) {
    const character = String.fromCodePoint(code);
    if (printablePattern.test(character) && !font.hasGlyphForCodePoint(code))
      missing.push(character);
  }
  expect(missing).toEqual([]);
});

test('the rupee sign grows bolder with the weight, as its neighbours do', async () => {
  const widths = await Promise.all(
    ([400, 600, 800] as const).map(async (weight) => {
      const font = create(await staticFont(weight));
      return font.layout('₹').advanceWidth;
    }),
  );
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(new Set(widths).size).toBe(3);
});

test('carrying the rupee sign over leaves the other glyphs as they were', async () => {
  const font = create(await anekLatin());
  expect(font.layout('Learn').advanceWidth).toBeGreaterThan(4000);
  expect(font.glyphForCodePoint(0x41).path.commands.length).toBeGreaterThan(8);
});
