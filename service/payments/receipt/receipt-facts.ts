/** What stands on a receipt or a refund voucher: from the order, and from the seller as named when it was made. */
import type { Seller } from '#contract/offer-record.ts';
import { modeMarks, receiptWords as words } from '#contract/order-words.ts';
import type { Order } from '#database/orders/order-port.ts';
import { gstInside } from '#domain/gst-inside.ts';
import { indianDate } from '#domain/indian-day.ts';
import { formatPaise, type Paise } from '#domain/money.ts';
import { soldFacts } from '../sold-facts.ts';

export type ReceiptLine = { name: string; value: string };

export type ReceiptFacts = {
  title: string;
  /** Set where no money moved. */
  mark: string | null;
  number: string;
  issuedAt: Date;
  seller: Seller;
  /** Number, date, payer and so on, in that order. */
  about: ReceiptLine[];
  /** What was bought, and the tax inside it where tax is spoken of; the last is the sum. */
  amounts: ReceiptLine[];
  notes: string[];
};

type Given = { order: Order; seller: Seller };
/** `seller`: who sells now, for orders that do not say. `payer`: the person as printed. */
type CommandContext = { seller: Seller; payer: string };

/** Null before the order is paid. */
export function receiptFacts(
  order: Order,
  { seller: sellerNow, payer }: CommandContext,
): ReceiptFacts | null {
  const { receipt } = order;
  if (receipt === null) return null;
  const { seller: sellerThen, registrationChargePaise, refund } = soldFacts(order);
  const given = { order, seller: sellerThen ?? sellerNow };
  const title = given.seller.gstin === null ? words.receipt : words.invoice;
  return {
    ...common(given, title, receipt),
    about: [...heading(receipt), { name: words.from, value: payer }, ...paymentOf(order)],
    amounts: amounts(given, order.amountPaise, words.total),
    notes: [
      ...(registrationChargePaise > 0 ? [words.charge(formatPaise(registrationChargePaise))] : []),
      ...(refund ? [`${words.refund} ${refund}`] : []),
      words.unsigned,
    ],
  };
}

/** Null before the refund was made. */
export function voucherFacts(
  order: Order,
  { seller: sellerNow, payer }: CommandContext,
): ReceiptFacts | null {
  const { voucher, receipt, refund } = order;
  if (voucher === null || refund === null) return null;
  const given = { order, seller: soldFacts(order).seller ?? sellerNow };
  return {
    ...common(given, words.voucher, voucher),
    about: [
      ...heading(voucher),
      { name: words.to, value: payer },
      ...(receipt ? [{ name: words.against, value: receipt.number }] : []),
      ...paymentOf(order),
    ],
    amounts: amounts(given, refund.paise, words.totalBack),
    notes: [words.unsigned],
  };
}

type Numbered = { number: string; issuedAt: Date };

const common = ({ order, seller }: Given, title: string, { number, issuedAt }: Numbered) => ({
  title,
  mark: modeMarks[order.mode],
  number,
  issuedAt,
  seller,
});

const heading = ({ number, issuedAt }: Numbered): ReceiptLine[] => [
  { name: words.number, value: number },
  { name: words.date, value: indianDate(issuedAt) },
];

const paymentOf = ({ paymentId }: Order): ReceiptLine[] =>
  paymentId === null ? [] : [{ name: words.payment, value: paymentId }];

function amounts({ order, seller }: Given, paise: Paise, total: string): ReceiptLine[] {
  const sum = { name: total, value: formatPaise(paise) };
  if (seller.gstin === null) return [{ name: order.offer.title, value: formatPaise(paise) }, sum];
  const { taxablePaise, cgstPaise, sgstPaise } = gstInside(paise);
  return [
    { name: `${order.offer.title}: ${words.taxable}`, value: formatPaise(taxablePaise) },
    { name: words.cgst, value: formatPaise(cgstPaise) },
    { name: words.sgst, value: formatPaise(sgstPaise) },
    sum,
  ];
}
