/** The name of the payer as it is printed on a receipt. */

import { receiptWords } from './order-words.ts';
import { receiptFontCovers } from './receipt-fonts.ts';

/**
 * The name of the payer. A name with letters that the receipt font lacks would be printed as boxes, so the mail
 * address replaces it.
 */
export function receiptPayerName({ name, email }: { name: string; email: string }): string {
  const said = [name.normalize('NFC'), receiptWords.personAt(email)];
  return said.find(receiptFontCovers) ?? receiptWords.someone;
}
