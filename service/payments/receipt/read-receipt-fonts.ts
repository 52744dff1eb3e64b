import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { receiptFontFiles, receiptFontFolder } from '#contract/orders/receipt-fonts.ts';

export type ReceiptFonts = { text: Buffer; bold: Buffer };

/** Reads the fonts for receipts. `siteDir` is the folder of the pages; null if the build has no fonts beside it. */
export function readReceiptFonts(siteDir: string | null): ReceiptFonts | null {
  if (siteDir === null) return null;
  const folder = join(siteDir, '..', receiptFontFolder);
  const { text, bold } = receiptFontFiles;
  if (!existsSync(join(folder, text)) || !existsSync(join(folder, bold))) return null;
  return { text: readFileSync(join(folder, text)), bold: readFileSync(join(folder, bold)) };
}
