import type { Seller } from '#contract/offer-record.ts';
import type { Order } from '#database/orders/order-port.ts';
import type { Letterhead } from './letterhead.ts';
import { receiptFacts, voucherFacts } from './receipt-facts.ts';
import { receiptPdf } from './receipt-pdf.ts';

export type ReceiptKind = 'receipt' | 'voucher';

export type Receipts = {
  /** Null while there is none. `name` is a file name. */
  make(kind: ReceiptKind, order: Order): Promise<{ name: string; bytes: Buffer } | null>;
};

/** Null where the build has left no type to set them in. */
export function receiptsOf(letterhead: Letterhead | null, seller: Seller | null): Receipts | null {
  if (letterhead === null || seller === null) return null;
  return {
    async make(kind, order) {
      const facts = kind === 'receipt' ? receiptFacts(order, seller) : voucherFacts(order, seller);
      if (facts === null) return null;
      return {
        name: `${facts.number.replaceAll('/', '-')}.pdf`,
        bytes: await receiptPdf(facts, letterhead),
      };
    },
  };
}
