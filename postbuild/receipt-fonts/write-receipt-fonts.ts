/**
 * Writes the two fonts of receipts beside the folder of the pages. The bold font is used for names, which may be
 * written in Devanagari.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { receiptFontFiles, receiptFontFolder } from '#contract/orders/receipt-fonts.ts';
import { makeStaticFont } from '../fonts/anek-latin.ts';
import { subsetBoldDevanagari } from '../fonts/subset-bold-devanagari.ts';

export async function writeReceiptFonts(buildDir: string): Promise<void> {
  const folder = join(buildDir, receiptFontFolder);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, receiptFontFiles.text), await makeStaticFont(400));
  await writeFile(join(folder, receiptFontFiles.bold), await subsetBoldDevanagari());
}
