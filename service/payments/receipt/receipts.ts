/**
 * Receipts and vouchers as files. Each is drawn once, when it is first asked for, and kept: it stays the same file
 * when the enrolment is erased or the words change, and asking for it again and again draws nothing.
 */

import type { Seller } from '#contract/offer-record.ts';
import { receiptWords } from '#contract/order-words.ts';
import { receiptPayer } from '#contract/receipt-payer.ts';
import type { Order, ReceiptPort } from '#database/orders/order-port.ts';
import { receiptFacts, voucherFacts } from './receipt-facts.ts';
import type { ReceiptFonts } from './receipt-fonts.ts';

export type ReceiptKind = 'receipt' | 'voucher';

export type Receipts = {
  /** Null while there is none. `name` is a file name. */
  make(kind: ReceiptKind, order: Order): Promise<{ name: string; bytes: Buffer } | null>;
};

type Given = { receiptFonts: ReceiptFonts | null; seller: Seller | null; orders: ReceiptPort };

/** Null where the build has left no type to set them in. */
export function receiptsOf({ receiptFonts, seller, orders }: Given): Receipts | null {
  if (receiptFonts === null || seller === null) return null;

  const draw = async (kind: ReceiptKind, order: Order, number: string): Promise<Buffer | null> => {
    const kept = await orders.findReceipt(number);
    if (kept?.file) return kept.file;
    const payer = kept?.payer ?? payerOf(order);
    const facts = (kind === 'receipt' ? receiptFacts : voucherFacts)(order, { seller, payer });
    if (facts === null) return null;
    // Most processes draw none for a long time, and what draws them takes as much memory as the desk.
    const { receiptPdf } = await import('./receipt-pdf.ts');
    const file = await receiptPdf(facts, receiptFonts);
    return orders.keepReceiptFile({ number, orderId: order.id, payer }, file);
  };

  const underWay = new Map<string, Promise<Buffer | null>>();
  /** Those who ask for the same one at once wait for one drawing. */
  const drawOnce = (kind: ReceiptKind, order: Order, number: string): Promise<Buffer | null> => {
    const drawing =
      underWay.get(number) ?? draw(kind, order, number).finally(() => underWay.delete(number));
    underWay.set(number, drawing);
    return drawing;
  };

  return {
    async make(kind, order) {
      const number = order[kind]?.number;
      if (number === undefined) return null;
      const bytes = await drawOnce(kind, order, number);
      return bytes && { name: `${number.replaceAll('/', '-')}.pdf`, bytes };
    },
  };
}

/** A release without records may have given the number while this one was rolled out. */
const payerOf = ({ payer }: Order): string =>
  payer === null ? receiptWords.someone : receiptPayer(payer);
