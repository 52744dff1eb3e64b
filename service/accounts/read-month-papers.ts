/** Reads the receipts and vouchers of a month from their orders. */
import type { AccountsPort, PrintedOrder } from '#database/accounts/accounts-port.ts';
import type { Order } from '#database/orders/order.ts';
import type { PaperLine } from '#desk/api/accounts-api.ts';
import { firstDayOf, type Month, monthAfter } from '#domain/accounts/month.ts';
import { momentOfIndianHour } from '#domain/enquiries/due-moments.ts';
import { indianDay } from '#domain/indian-day.ts';
import { isMistake } from '#domain/listed-state.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';
import type { NumberedPaper } from '#domain/registers.ts';

export type OrderPaper = PaperLine & { order: Order };

/** A month in India: from the first moment of its first day to the first moment of the next month. */
export const spanOfMonth = (month: Month): { since: Date; until: Date } => ({
  since: momentOfIndianHour(firstDayOf(month), 0),
  until: momentOfIndianHour(firstDayOf(monthAfter(month)), 0),
});

export async function readMonthPapers(
  accounts: AccountsPort,
  mode: PaymentMode,
  month: Month,
): Promise<OrderPaper[]> {
  const { since, until } = spanOfMonth(month);
  const papers: OrderPaper[] = [];
  for (const kind of ['receipt', 'voucher'] as const)
    for (const printed of await accounts.ordersWithPapers(mode, since, until, kind))
      papers.push(...papersOfOrder(kind, printed));
  return papers;
}

export function papersOfOrder(
  kind: NumberedPaper,
  { order, printedPayer }: PrintedOrder,
): OrderPaper[] {
  const paper = order[kind];
  if (paper === null) return [];
  return [
    {
      kind,
      number: paper.number,
      at: paper.issuedAt,
      day: indianDay(paper.issuedAt),
      paise: paper.paise,
      orderId: order.id,
      offer: order.offer.slug,
      offerTitle: order.offer.title,
      state: order.state,
      // A voucher for a mistake moved no money: it is subtracted from the payment method under which the receipt was
      // counted.
      way: paper.record?.way ?? (paper.why === 'mistake' ? order.paidWay : 'online'),
      why: paper.why,
      isMistake: isMistake(order),
      payer: printedPayer ?? order.payer?.name ?? '',
      receipt: order.receipt?.number ?? '',
      order,
    },
  ];
}
