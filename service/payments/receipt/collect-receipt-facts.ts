/** Collects what a receipt or a voucher says, from the order and from the seller that is stored with the order. */

import { paymentModeLabels, receiptWords as words } from '#contract/orders/order-words.ts';
import type { Seller } from '#contract/published/built-offers-file.ts';
import { formatDay } from '#contract/text/format-day.ts';
import type { Order, OrderReceiptOrVoucher } from '#database/orders/order.ts';
import { formatIndianDay } from '#domain/dates/indian-day.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import { splitIncludedGst } from '#domain/money/split-included-gst.ts';
import { formatOrderTitle } from '../format-order-title.ts';
import { describeSoldBatch, readSoldOfferFacts } from '../read-sold-offer-facts.ts';

/** A label and its text, ready to print, such as "Date" and "1 December 2026". */
export type ReceiptLine = { name: string; value: string };

export type ReceiptFacts = {
  title: string;
  /** In test and demonstration mode, the note that no money moved; null if real money moved. */
  mark: string | null;
  number: string;
  issuedAt: Date;
  seller: Seller;
  /** The lines above the amounts: number, date, payer and so on, in the order in which they are printed. */
  about: ReceiptLine[];
  /**
   * The lines with what was bought and, if the seller is registered for GST, with the included tax. The last line is
   * the total.
   */
  amounts: ReceiptLine[];
  notes: string[];
};

type Given = { order: Order; seller: Seller };
/**
 * `seller` is today's seller, who is printed only if no seller is stored with the order. `payer` is the name that the
 * receipt prints.
 */
type ReceiptContext = { seller: Seller; payer: string };

/** Returns the contents of the receipt; null before the order is paid. */
export function collectReceiptFacts(
  order: Order,
  { seller: sellerNow, payer }: ReceiptContext,
): ReceiptFacts | null {
  const { receipt } = order;
  if (receipt === null) return null;
  const { seller: sellerThen, registrationChargePaise, refund } = readSoldOfferFacts(order);
  const given = { order, seller: sellerThen ?? sellerNow };
  const title = given.seller.gstin === null ? words.receipt : words.invoice;
  return {
    ...common(given, title, receipt),
    about: [
      ...heading(receipt),
      { name: words.from, value: payer },
      ...paymentOf(order, receipt, words.cameOn),
      ...batchOf(order),
    ],
    amounts: amounts(given, receipt.paise, words.total),
    notes: [
      ...instalmentOf(order),
      ...(registrationChargePaise > 0 ? [words.charge(formatPaise(registrationChargePaise))] : []),
      ...(refund ? [`${words.refund} ${refund}`] : []),
      words.unsigned,
    ],
  };
}

/**
 * Returns the contents of the order's voucher, which is for a refund or for a payment that was recorded by mistake.
 * Null while the order has no voucher.
 */
export function collectVoucherFacts(
  order: Order,
  { seller: sellerNow, payer }: ReceiptContext,
): ReceiptFacts | null {
  const { voucher, receipt } = order;
  if (voucher === null) return null;
  const given = { order, seller: readSoldOfferFacts(order).seller ?? sellerNow };
  const isMistake = voucher.why === 'mistake';
  return {
    ...common(given, isMistake ? words.mistake : words.voucher, voucher),
    about: [
      ...heading(voucher),
      { name: isMistake ? words.receiptOf : words.to, value: payer },
      ...(receipt ? [{ name: words.against, value: receipt.number }] : []),
      ...(isMistake ? [] : paymentOf(order, voucher, words.wentOn)),
    ],
    amounts: amounts(given, voucher.paise, isMistake ? words.totalMistake : words.totalBack),
    notes: [...(isMistake ? [words.noMoney] : []), ...instalmentOf(order), words.unsigned],
  };
}

type Numbered = { number: string; issuedAt: Date };

const common = ({ order, seller }: Given, title: string, { number, issuedAt }: Numbered) => ({
  title,
  mark: paymentModeLabels[order.mode],
  number,
  issuedAt,
  seller,
});

const heading = ({ number, issuedAt }: Numbered): ReceiptLine[] => [
  { name: words.number, value: number },
  { name: words.date, value: formatIndianDay(issuedAt) },
];

/**
 * Says how the money can be found: by the id of the provider's payment or, if the money was moved by hand, by the way
 * of payment and its reference.
 */
function paymentOf(
  { paymentId, paidWay }: Order,
  { record }: OrderReceiptOrVoucher,
  movedOn: string,
): ReceiptLine[] {
  if (record !== null)
    return [
      { name: words.way, value: words.ways[record.way] },
      { name: words.reference, value: record.reference },
      { name: movedOn, value: formatDay(record.movedOn) },
    ];
  return paymentId === null || paidWay !== 'online'
    ? []
    : [{ name: words.payment, value: paymentId }];
}

function batchOf(order: Order): ReceiptLine[] {
  const value = describeSoldBatch(order);
  return value === null ? [] : [{ name: words.batch, value }];
}

const instalmentOf = ({ instalment }: Order): string[] =>
  instalment === null
    ? []
    : [words.instalment(instalment.position, instalment.count, formatPaise(instalment.feePaise))];

function amounts({ order, seller }: Given, paise: Paise, total: string): ReceiptLine[] {
  const sum = { name: total, value: formatPaise(paise) };
  if (seller.gstin === null)
    return [{ name: formatOrderTitle(order), value: formatPaise(paise) }, sum];
  const { taxablePaise, cgstPaise, sgstPaise } = splitIncludedGst(paise);
  return [
    { name: `${formatOrderTitle(order)}: ${words.taxable}`, value: formatPaise(taxablePaise) },
    { name: words.cgst, value: formatPaise(cgstPaise) },
    { name: words.sgst, value: formatPaise(sgstPaise) },
    sum,
  ];
}
