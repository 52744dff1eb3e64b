import { create } from 'fontkit';
import { expect, test, vi } from 'vitest';
import { subsetBoldDevanagari } from './subset-bold-devanagari.ts';

// The time limit is long, because subsetting a font takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const shaped = async (text: string) => {
  const font = create(await subsetBoldDevanagari());
  return font.layout(text).glyphs.map(({ id }) => id);
};

test('the bold font of receipts has every character of Latin and Devanagari names', async () => {
  const font = create(await subsetBoldDevanagari());
  const missing = [...'AZaz09 éñ’₹अआइकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंःँ़्।०१२३४५६७८९'].filter(
    (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

test('consonants that belong together become one conjunct', async () => {
  for (const [conjunct, letters] of [
    ['क्ष', 3],
    ['ज्ञ', 3],
    ['श्र', 3],
    ['त्र', 3],
  ] as const) {
    expect([...conjunct]).toHaveLength(letters);
    expect(await shaped(conjunct)).toHaveLength(1);
  }
});

test('the short i is before its consonants, and the r of a cluster above its end', async () => {
  const [ka] = await shaped('क');
  const shortI = await shaped('कि');
  expect(shortI.at(-1)).toBe(ka);
  expect(shortI).toHaveLength(2);
  const [ma] = await shaped('म');
  const withR = await shaped('र्म');
  expect(withR[0]).toBe(ma);
  expect(withR).toHaveLength(2);
});
