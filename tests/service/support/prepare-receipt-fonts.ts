import { dirname } from 'node:path';
import { writeReceiptFonts } from '#postbuild/receipt-fonts/write-receipt-fonts.ts';
import {
  type ReceiptFonts,
  readReceiptFonts,
} from '#service/payments/receipt/read-receipt-fonts.ts';

/**
 * Writes the fonts of receipts next to the folder of the pages, where the build writes them, and reads them as the
 * service does.
 */
export async function prepareReceiptFonts(siteDir: string): Promise<ReceiptFonts> {
  await writeReceiptFonts(dirname(siteDir));
  const receiptFonts = readReceiptFonts(siteDir);
  if (receiptFonts === null) throw new Error('The build has left no type for receipts.');
  return receiptFonts;
}
