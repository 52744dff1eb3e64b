/**
 * Makes the PDF files of receipts and vouchers. Each file is rendered at the first request and then stored, so that it
 * stays the same when the enrolment is erased or our words change.
 */
import { choosePrintablePayerName } from '#contract/orders/choose-printable-payer-name.ts';
import { receiptWords } from '#contract/orders/order-words.ts';
import type { Order } from '#database/orders/order.ts';
import type { PrintedReceiptPort } from '#database/orders/receipts/receipt-and-voucher-port.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';
import type { Offers } from '../../offers/read-offers.ts';
import { collectReceiptFacts, collectVoucherFacts } from './collect-receipt-facts.ts';
import type { ReceiptFonts } from './read-receipt-fonts.ts';

export type ReceiptFileMaker = {
  /**
   * Resolves with the file and its name; null while the order has no such receipt or voucher, or if the facts of which
   * it would be made are missing.
   */
  make(kind: ReceiptKind, order: Order): Promise<{ name: string; bytes: Buffer } | null>;
};

type Given = {
  receiptFonts: ReceiptFonts | null;
  /** The seller is read for each rendering, because a publication may have changed it. */
  offers: Pick<Offers, 'seller'>;
  orders: PrintedReceiptPort;
};

/** Returns null if the build has no fonts for receipts, or names no seller. */
export function makeReceiptFileMaker({
  receiptFonts,
  offers,
  orders,
}: Given): ReceiptFileMaker | null {
  if (receiptFonts === null || offers.seller === null) return null;

  const findOrRender = async (
    kind: ReceiptKind,
    order: Order,
    number: string,
  ): Promise<Buffer | null> => {
    const stored = await orders.findReceipt(number);
    if (stored?.file) return stored.file;
    const { seller } = offers;
    if (seller === null) return null;
    const payer = stored?.payer ?? payerOf(order);
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
  const findOrRenderOnce = (
    kind: ReceiptKind,
    order: Order,
    number: string,
  ): Promise<Buffer | null> => {
    const rendering =
      underWay.get(number) ??
      findOrRender(kind, order, number).finally(() => underWay.delete(number));
    underWay.set(number, rendering);
    return rendering;
  };

  return {
    async make(kind, order) {
      const number = order[kind]?.number;
      if (number === undefined) return null;
      const bytes = await findOrRenderOnce(kind, order, number);
      return bytes && { name: `${number.replaceAll('/', '-')}.pdf`, bytes };
    },
  };
}

/**
 * Returns the payer's name to print if no name is stored with the receipt's number. After an erasure the name is
 * unknown, and neutral words are printed.
 */
const payerOf = ({ payer }: Order): string =>
  payer === null ? receiptWords.someone : choosePrintablePayerName(payer);
