/** Reads the receipts and vouchers of a month, each with its order. */
import type {
  BookkeepingPort,
  OrderWithReceiptOrVoucher,
} from '#database/bookkeeping/bookkeeping-port.ts';
import type { Order } from '#database/orders/order.ts';
import type { ReceiptOrVoucherLine } from '#desk/api-types/bookkeeping-api.ts';
import { firstDayOf, type Month, monthAfter } from '#domain/bookkeeping/month.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import type { HandRecordedMoney } from '#domain/money/hand-recorded-money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';
import { wasRecordedByMistake } from '#domain/orders/listed-order-state-and-sums.ts';

/**
 * `movement` is the id of the payment or refund: the provider's id, or our own if a person recorded the money. It is
 * null if no single refund has an id: for a return in several parts, or one that staff settled as the refund. `record`
 * is what that person recorded: cash or a transfer, its reference and its day.
 */
export type ReceiptOrVoucherWithOrder = ReceiptOrVoucherLine & {
  order: Order;
  movement: string | null;
  record: HandRecordedMoney | null;
};

/**
 * Returns the time span of a month in India: from the first moment of its first day to the first moment of the next
 * month.
 */
export const spanOfMonth = (month: Month): { since: Date; until: Date } => ({
  since: momentOfIndianHour(firstDayOf(month), 0),
  until: momentOfIndianHour(firstDayOf(monthAfter(month)), 0),
});

export async function readReceiptsAndVouchersOfMonth(
  bookkeeping: BookkeepingPort,
  mode: PaymentProviderMode,
  month: Month,
): Promise<ReceiptOrVoucherWithOrder[]> {
  const { since, until } = spanOfMonth(month);
  const receiptsAndVouchers: ReceiptOrVoucherWithOrder[] = [];
  for (const kind of ['receipt', 'voucher'] as const)
    for (const printed of await bookkeeping.ordersWithReceiptOrVoucher(mode, since, until, kind))
      receiptsAndVouchers.push(...findReceiptOrVoucherOfOrder(kind, printed));
  return receiptsAndVouchers;
}

/** Returns a list with the receipt or voucher that was found; an empty list if the order has none with this number. */
export function findReceiptOrVoucherOfOrder(
  kind: ReceiptKind,
  { order, number, printedPayer }: OrderWithReceiptOrVoucher,
): ReceiptOrVoucherWithOrder[] {
  const issued =
    kind === 'receipt'
      ? order.receipt && { ...order.receipt, movement: order.paymentId }
      : order.vouchers.find((voucher) => voucher.number === number);
  if (!issued) return [];
  return [
    {
      kind,
      number: issued.number,
      at: issued.issuedAt,
      day: indianDay(issued.issuedAt),
      paise: issued.paise,
      orderId: order.id,
      offer: order.offer.slug,
      offerTitle: order.offer.title,
      state: order.state,
      // A voucher that cancels a mistaken receipt moved no money. It gets the payment method of that receipt, so that
      // the receipt and the voucher cancel out in the sum of this method.
      way: issued.record?.way ?? (issued.why === 'mistake' ? order.paidWay : 'online'),
      why: issued.why,
      isMistake: wasRecordedByMistake(order),
      payer: printedPayer,
      receipt: order.receipt?.number ?? '',
      order,
      movement: issued.movement,
      record: issued.record,
    },
  ];
}
