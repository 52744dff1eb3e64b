/** Exports orders as CSV, with the money received and refunded for each order. */
import { paymentModeLabels } from '#contract/orders/order-words.ts';
import type { Order } from '#database/orders/order.ts';
import type { IssueSpan } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import {
  netReceiptsPaiseOf,
  receiptsAndVouchersOf,
  refundedPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import {
  listedOrderState,
  sumVouchersPaise,
  wasRecordedByMistake,
} from '#domain/orders/listed-order-state-and-sums.ts';
import type { OrderFilter } from '#domain/orders/order-filter.ts';
import { byteOrderMark, formatCsvLine } from '../../../for-staff/format-csv-line.ts';
import { formatIndianTime } from '../../../for-staff/indian-time-text.ts';
import { formatOrderTitle } from '../../../payments/format-order-title.ts';
import { iterateOrders } from '../../../payments/iterate-orders.ts';
import type { ApiOptions } from '../api-options.ts';

/** Yields the CSV file of the matching orders in pieces, and records the export with its number of orders. */
export async function* exportOrdersCsv(
  { store: { orders, desk }, staff }: Pick<ApiOptions, 'store' | 'staff'>,
  filter: OrderFilter,
): AsyncGenerator<string> {
  let count = 0;
  try {
    yield byteOrderMark + formatCsvLine(columns);
    for await (const order of iterateOrders(orders, filter)) {
      count += 1;
      yield formatCsvLine(cells(order, filter.issuedIn));
    }
  } finally {
    // The audit entry is written even if the reader stopped early, because the reader has the rows up to that point.
    await desk.recordEvent('orders.exported', 'orders', staff.id, {
      state: filter.state ?? null,
      withDiscrepancy: filter.needsAttention ?? false,
      ...(filter.search === undefined ? {} : { isSearched: true }),
      ...(filter.issuedIn === undefined
        ? {}
        : { since: filter.issuedIn.since, until: filter.issuedIn.until }),
      count,
    });
  }
}

const columns = [
  'Made (IST)',
  'State',
  'Discrepancy',
  'Demonstration or test',
  'Offer',
  'Rupees',
  'Payer',
  'Email',
  'Phone',
  'Paid (IST)',
  'Receipt',
  'Refunded rupees',
  'Voucher',
  'Order',
  // Spreadsheets of the staff rely on the order of the columns, so new columns are added at the end.
  'Received rupees',
  'Paid back rupees',
  'Net rupees',
  'Way of payment',
  'Rupees by mistake',
];

const rupees = (paise: number) => (paise / 100).toFixed(2);

/**
 * The cells of one order. The net sum is its receipts less its vouchers, of the filter's period or, without a period,
 * of all time. A voucher for a payment that was recorded by mistake is no refund, because no money was paid back; it
 * has a column of its own.
 */
function cells(order: Order, span?: IssueSpan): (string | null)[] {
  const { payer, paidAt, receipt, vouchers } = order;
  const sums = sumReceiptsAndVouchers(receiptsAndVouchersOf(order, span));
  return [
    formatIndianTime(order.createdAt),
    listedOrderState({ state: order.state, isMistake: wasRecordedByMistake(order) }),
    order.discrepancy,
    paymentModeLabels[order.mode],
    formatOrderTitle(order),
    rupees(order.amountPaise),
    payer?.name ?? null,
    payer?.email ?? null,
    payer?.phone ?? null,
    paidAt && formatIndianTime(paidAt),
    receipt?.number ?? null,
    vouchers.length > 0 && !wasRecordedByMistake(order) ? rupees(sumVouchersPaise(order)) : null,
    vouchers.length > 0 ? vouchers.map(({ number }) => number).join(' ') : null,
    order.id,
    rupees(sums.receiptsPaise),
    rupees(refundedPaiseOf(sums)),
    rupees(netReceiptsPaiseOf(sums)),
    receipt && order.paidWay,
    rupees(sums.mistakesPaise),
  ];
}
