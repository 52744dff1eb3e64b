/** The person on a receipt, as it is printed. */

import { receiptWords } from './order-words.ts';
import { canBeSet } from './receipt-fonts.ts';

/** A name with letters that the typeface lacks would be a row of boxes: then the mail address stands for it. */
export function receiptPayer({ name, email }: { name: string; email: string }): string {
  const said = [name.normalize('NFC'), receiptWords.personAt(email)];
  return said.find(canBeSet) ?? receiptWords.someone;
}
