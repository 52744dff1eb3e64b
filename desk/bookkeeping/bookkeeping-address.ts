/**
 * Parses the month, the payment mode and the filter of receipts and vouchers from an address or a form. An invalid
 * month becomes the present month, and an invalid payment mode becomes `usualMode`.
 */
import { isMonth, type Month, monthOf } from '#domain/bookkeeping/month.ts';
import {
  type ReceiptGrouping,
  receiptGroupings,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  type PaymentProviderMode,
  paymentProviderModes,
} from '#domain/money/payment-provider-modes.ts';

/** Selects the receipts and vouchers of one day, one offer, one state or one way of payment. */
type MonthFilter = { by: ReceiptGrouping; key: string };

export type BookkeepingAddress = {
  month: Month;
  mode: PaymentProviderMode;
  filter: MonthFilter | null;
};

export function readBookkeepingAddress(
  query: URLSearchParams | FormData,
  { now, usualMode }: { now: Date; usualMode: PaymentProviderMode },
): BookkeepingAddress {
  const month = String(query.get('month') ?? '');
  const by = receiptGroupings.find((group) => query.has(group));
  return {
    month: isMonth(month) ? month : monthOf(indianDay(now)),
    mode: paymentProviderModes.find((mode) => mode === query.get('mode')) ?? usualMode,
    filter: by === undefined ? null : { by, key: String(query.get(by)) },
  };
}

export function bookkeepingLink({ month, mode, filter }: BookkeepingAddress): string {
  const query = new URLSearchParams({ month, mode });
  if (filter !== null) query.set(filter.by, filter.key);
  return `/desk/month?${query}`;
}
