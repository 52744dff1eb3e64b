/**
 * Makes the PDF files of receipts and vouchers. Each file is rendered at the first request and then stored, so that it
 * stays the same when the enrolment is erased or our words change.
 */
import { choosePrintablePayerName } from '#contract/orders/choose-printable-payer-name.ts';
import { receiptWords } from '#contract/orders/order-mail-and-page-words.ts';
import type { Order } from '#database/orders/order.ts';
import type { PrintedReceiptPort } from '#database/orders/receipts/receipt-port.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';
import type { Offers } from '../../offers/read-offers.ts';
import type { ReceiptFonts } from './read-receipt-fonts.ts';
import { collectReceiptFacts, collectVoucherFacts } from './receipt-facts.ts';

export type ReceiptFileMaker = {
  /** Null while the order has no such receipt or voucher. `name` is the name of the file. */
  make(kind: ReceiptKind, order: Order): Promise<{ name: string; bytes: Buffer } | null>;
};

type Given = {
  receiptFonts: ReceiptFonts | null;
  /** The seller is read for each rendering, because a publication may have changed it. */
  offers: Pick<Offers, 'seller'>;
  orders: PrintedReceiptPort;
};

/** Null if the build has no fonts for receipts, or names no seller. */
export function makeReceiptFileMaker({
  receiptFonts,
  offers,
  orders,
}: Given): ReceiptFileMaker | null {
  if (receiptFonts === null || offers.seller === null) return null;

  const draw = async (kind: ReceiptKind, order: Order, number: string): Promise<Buffer | null> => {
    const kept = await orders.findReceipt(number);
    if (kept?.file) return kept.file;
    const { seller } = offers;
    if (seller === null) return null;
    const payer = kept?.payer ?? payerOf(order);
    const facts = (kind === 'receipt' ? collectReceiptFacts : collectVoucherFacts)(order, {
      seller,
      payer,
    });
    if (facts === null) return null;
    // The module is imported at the first rendering, because PDFKit takes as much memory as the whole desk and most
    // processes render no receipt for a long time.
    const { makeReceiptPdf } = await import('./make-receipt-pdf.ts');
    const file = await makeReceiptPdf(facts, receiptFonts);
    return orders.keepReceiptFile({ number, orderId: order.id, payer }, file);
  };

  const underWay = new Map<string, Promise<Buffer | null>>();
  /** Simultaneous requests for one file share one rendering. */
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

/**
 * The name of the payer to print if no name is stored with the number of the receipt. After an erasure the name is
 * unknown, and neutral words are printed.
 */
const payerOf = ({ payer }: Order): string =>
  payer === null ? receiptWords.someone : choosePrintablePayerName(payer);
