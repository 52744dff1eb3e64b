/**
 * Writes every receipt and voucher of a month as CSV. The columns of the taxable amount and its taxes are empty if the
 * seller was not registered for GST.
 */
import { indianDay } from '#domain/dates/indian-day.ts';
import { splitIncludedGst } from '#domain/money/split-included-gst.ts';
import { listedOrderState } from '#domain/orders/listed-order-state-and-sums.ts';
import { byteOrderMark, formatCsvLine } from '../for-staff/format-csv-line.ts';
import { formatIndianTime } from '../for-staff/indian-time-text.ts';
import { readSoldOfferFacts } from '../payments/read-sold-offer-facts.ts';
import type { ReceiptOrVoucherWithOrder } from './read-receipts-and-vouchers-of-month.ts';

const columns = [
  'Number',
  'Date (IST)',
  'Receipt or voucher',
  'Rupees',
  'Taxable',
  'CGST',
  'SGST',
  'Payer',
  'Offer',
  'Payment',
  'Refund',
  'Receipt',
  'Paid on',
  'Refunded on',
  'State',
  'Order',
  // Spreadsheets of the accounts staff rely on the order of the columns, so new columns are added at the end.
  'Way',
  'Reference',
  'Money moved on',
  'Voucher because',
];

/** The amounts of a voucher are negative, so the sum of the column “Rupees” is the revenue after refunds. */
export const formatReceiptsAndVouchersCsv = (
  receiptsAndVouchers: readonly ReceiptOrVoucherWithOrder[],
): string =>
  byteOrderMark + [columns, ...receiptsAndVouchers.map(cells)].map(formatCsvLine).join('');

function cells(issued: ReceiptOrVoucherWithOrder): (string | null)[] {
  const { kind, order } = issued;
  // A voucher that cancels a payment recorded by mistake is no refund, so the columns about the refund stay empty.
  const isRefund = kind === 'voucher' && !issued.isMistake;
  const sign = kind === 'receipt' ? 1 : -1;
  const rupees = (paise: number) => ((sign * paise) / 100).toFixed(2);
  const isTaxed = (readSoldOfferFacts(order).seller?.gstin ?? null) !== null;
  const tax = isTaxed ? splitIncludedGst(issued.paise) : null;
  return [
    issued.number,
    formatIndianTime(issued.at),
    kind,
    rupees(issued.paise),
    tax && rupees(tax.taxablePaise),
    tax && rupees(tax.cgstPaise),
    tax && rupees(tax.sgstPaise),
    issued.payer,
    issued.offerTitle,
    order.paymentId,
    isRefund ? issued.movement : null,
    issued.receipt,
    order.paidAt && indianDay(order.paidAt),
    isRefund ? issued.day : null,
    listedOrderState(issued),
    order.id,
    issued.way,
    issued.record?.reference ?? null,
    issued.record?.movedOn ?? null,
    issued.why,
  ];
}
