/**
 * The bold font of receipts: Anek Devanagari (Ek Type, SIL Open Font License 1.1), which contains the Latin letters of
 * Anek Latin. It is reduced to the characters of names, and keeps all layout rules, which join letters and place vowel
 * signs.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');
const joiners = '\u200c\u200d';
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−₹${range(0x900, 0x97f)}${joiners}`;

const { resolve } = createRequire(import.meta.url);

/** Makes the bold font of receipts: Anek Devanagari, weight 700, as an uncompressed static TrueType subset. */
export async function subsetBoldDevanagari(): Promise<Buffer> {
  const whole = await readFile(
    resolve('@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf'),
  );
  return subsetFont(whole, characters, { targetFormat: 'sfnt', noHinting: true });
}
