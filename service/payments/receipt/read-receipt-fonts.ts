import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { receiptFontFiles, receiptFontFolder } from '#contract/orders/receipt-fonts.ts';

export type ReceiptFonts = { text: Buffer; bold: Buffer };

/**
 * Reads the fonts for receipts, which the build puts beside the folder of the pages (`siteDir`). Null if they are
 * missing.
 */
export function readReceiptFonts(siteDir: string | null): ReceiptFonts | null {
  if (siteDir === null) return null;
  const folder = join(siteDir, '..', receiptFontFolder);
  const { text, bold } = receiptFontFiles;
  if (!existsSync(join(folder, text)) || !existsSync(join(folder, bold))) return null;
  return { text: readFileSync(join(folder, text)), bold: readFileSync(join(folder, bold)) };
}
