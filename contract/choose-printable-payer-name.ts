import { receiptWords } from './order-words.ts';
import { receiptFontCovers } from './receipt-fonts.ts';

/**
 * The name of the payer as it is printed on a receipt. Letters that the receipt font lacks would be printed as boxes.
 * So the mail address replaces a name with such letters, and a general word replaces such an address.
 */
export function choosePrintablePayerName({ name, email }: { name: string; email: string }): string {
  const said = [name.normalize('NFC'), receiptWords.personAt(email)];
  return said.find(receiptFontCovers) ?? receiptWords.someone;
}
