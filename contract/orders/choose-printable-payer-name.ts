import { receiptWords } from './order-words.ts';
import { canReceiptFontPrint } from './receipt-fonts.ts';

/**
 * The name of the payer as it is printed on a receipt. Letters that the receipt font lacks would be printed as boxes.
 * If the name has such letters, the mail address is printed instead, and if the address has them too, a general word.
 */
export function choosePrintablePayerName({ name, email }: { name: string; email: string }): string {
  const candidates = [name.normalize('NFC'), receiptWords.personAt(email)];
  return candidates.find(canReceiptFontPrint) ?? receiptWords.someone;
}
