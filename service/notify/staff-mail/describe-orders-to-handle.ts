/**
 * Describes the orders that a person has to handle, for a mail to staff: what happened, whose order it is, and what to
 * do.
 */
import { findOpenDiscrepanciesInEvents } from '#database/orders/facts/find-open-discrepancies-in-events.ts';
import type { Order, OrderEvent } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import type { OrderNotification } from '#database/outbox/outbox-port.ts';
import { formatPaise } from '#domain/money/money.ts';
import { formatOrderTitle } from '../../payments/format-order-title.ts';
import { formatLinkExpiry } from '../../payments/status-page/make-order-view.ts';
import { type DiscrepancyText, describeDiscrepancy } from './describe-discrepancy.ts';
import { describeUnmatchedPayment } from './describe-unmatched-payment.ts';
import type { OrderInStaffMail } from './order-in-staff-mail.ts';
import { toOneLine } from './to-one-line.ts';

export type OrderReader = Pick<OrderPort, 'findOrder' | 'eventsOf' | 'findUnmatched'>;

/** Reads the orders when the mail is written, so that discrepancies that are already settled are left out. */
export async function describeOrdersToHandle(
  notifications: readonly OrderNotification[],
  orders: OrderReader,
  siteUrl: string,
): Promise<OrderInStaffMail[]> {
  const texts: OrderInStaffMail[] = [];
  for (const id of new Set(notifications.map(({ orderId }) => orderId))) {
    const types = notifications.filter(({ orderId }) => orderId === id).map(({ type }) => type);
    if (types.includes('order.unmatched')) {
      const payment = await orders.findUnmatched(id);
      if (payment !== null && !payment.isSettled)
        texts.push(describeUnmatchedPayment(payment, `${siteUrl}/desk/orders`));
      continue;
    }
    const order = await orders.findOrder(id);
    if (order === null) continue;
    const first = order.secondOf === null ? null : await orders.findOrder(order.secondOf);
    const given = { order, events: await orders.eventsOf(id), first };
    texts.push(...describeOrder(given, types, siteUrl));
  }
  return texts;
}

function describeOrder(
  given: { order: Order; events: readonly OrderEvent[]; first: Order | null },
  types: readonly string[],
  siteUrl: string,
): OrderInStaffMail[] {
  const { order, events } = given;
  const discrepancies = types.includes('order.doubt') ? findOpenDiscrepanciesInEvents(events) : [];
  const discrepancyTexts = discrepancies.map((event) => describeDiscrepancy(event, given));
  if (types.includes('order.paid-late')) discrepancyTexts.push(describePaidLate(order));
  const who = toOneLine(order.payer?.name ?? 'Somebody who was erased', 60);
  const facts = factsOf(order);
  const href = `${siteUrl}/desk/orders/${order.id}`;
  return discrepancyTexts.map(({ did, ...text }) => ({
    ...text,
    headline: `${who} ${did}`,
    facts,
    href,
  }));
}

function describePaidLate(order: Order): DiscrepancyText {
  const { amountPaise, receipt, link } = order;
  const until = link?.expiresAt ? `, which was to be paid until ${formatLinkExpiry(order)}` : '';
  return {
    did: 'paid late',
    what: `${formatPaise(amountPaise)} came after the payment link had ended${until}. It counts: the order is paid, with the receipt ${receipt?.number ?? '(none yet)'}.`,
    todo: 'See whether there is still a place, and whether the same person has enrolled and paid a second time meanwhile. If so, pay one of them back.',
  };
}

function factsOf(order: Order): OrderInStaffMail['facts'] {
  const { id, amountPaise, instalment, state, payer } = order;
  return [
    { name: 'Enrolled for', value: formatOrderTitle(order) },
    { name: instalment === null ? 'Fee' : 'Instalment', value: formatPaise(amountPaise) },
    ...(payer
      ? [
          { name: 'Phone', value: toOneLine(payer.phone, 60) },
          { name: 'Mail', value: toOneLine(payer.email, 120) },
        ]
      : []),
    { name: 'Order', value: `${id}, ${state}` },
  ];
}
