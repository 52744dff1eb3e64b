/** What a visitor is told of an order, before it is set as text and as HTML. */
import { greetingName } from '#contract/greeting-name.ts';
import type { Seller } from '#contract/offer-record.ts';
import { modeMarks, orderMailWords as words } from '#contract/order-words.ts';
import type { Order } from '#database/orders/order-port.ts';
import { indianDate } from '#domain/indian-day.ts';
import { formatPaise } from '#domain/money.ts';
import { asksFirst } from '#domain/order-states.ts';
import type { ReceiptLine } from '../receipt/receipt-facts.ts';
import { soldFacts } from '../sold-facts.ts';

export type OrderMail = {
  subject: string;
  heading: string;
  /** Set where no money moves. */
  mark?: string;
  hello: string;
  text: string;
  facts: ReceiptLine[];
  button: { label: string; href: string };
  after: string[];
  sign: string;
};

export type OrderMailContext = {
  seller: Seller;
  /** Whole addresses of ours. */
  payAddress: string;
  statusAddress: string;
  hasAttachment: boolean;
};

/** Null when there is nothing to say (any more): the link was paid meanwhile, or nobody is told of this. */
export function orderMail(type: string, order: Order, context: OrderMailContext): OrderMail | null {
  // After a payment of another amount nobody is asked to pay again: a member of staff writes.
  const isToPay = order.state === 'offered' && order.doubt === null && !asksFirst(order);
  if (type === 'order.offered' && isToPay) return toPay(words.offered, order, context);
  if (type === 'order.payment-failed' && isToPay) return toPay(words.failed, order, context);
  if (type === 'order.asks' && asksFirst(order)) return asks(order, context);
  if (type === 'order.paid' && order.receipt !== null) return paid(order, context);
  if (type === 'order.refunded' && order.voucher !== null) return refunded(order, context);
  return null;
}

const { facts: names } = words;

function asks(order: Order, context: OrderMailContext): OrderMail {
  const { subject, heading, text, button, after } = words.asks;
  return {
    ...common(order, context),
    subject: subject(order.offer.title),
    heading,
    text,
    facts: [
      { name: names.title, value: order.offer.title },
      { name: names.fee, value: formatPaise(order.amountPaise) },
    ],
    button: { label: button, href: context.statusAddress },
    after: [after, words.questions(context.seller.email, context.seller.phone)],
  };
}

function toPay(
  said: typeof words.offered | typeof words.failed,
  order: Order,
  context: OrderMailContext,
): OrderMail {
  const { offer, amountPaise, link } = order;
  const { subject, heading, text, button, after } = said;
  return {
    ...common(order, context),
    subject: subject(offer.title),
    heading,
    text,
    facts: [
      { name: names.title, value: offer.title },
      { name: names.fee, value: formatPaise(amountPaise) },
      ...(link?.expiresAt ? [{ name: names.until, value: indianDate(link.expiresAt) }] : []),
      ...rules(order),
    ],
    button: { label: button, href: context.payAddress },
    after: [after, words.questions(context.seller.email, context.seller.phone)],
  };
}

function paid(order: Order, context: OrderMailContext): OrderMail {
  const { offer, amountPaise, receipt, paidAt } = order;
  const { subject, heading, text, button, after, afterMinimal } = words.paid;
  return {
    ...common(order, context),
    subject: subject(offer.title, receipt?.number ?? ''),
    heading,
    text: text(soldFacts(order).afterPayment),
    facts: [
      { name: names.title, value: offer.title },
      { name: names.paid, value: formatPaise(amountPaise) },
      ...(paidAt ? [{ name: names.paidOn, value: indianDate(paidAt) }] : []),
      { name: names.receipt, value: receipt?.number ?? '' },
      ...rules(order),
    ],
    button: { label: button, href: context.statusAddress },
    after: [
      context.hasAttachment ? after : afterMinimal,
      words.questions(context.seller.email, context.seller.phone),
    ],
  };
}

function refunded(order: Order, context: OrderMailContext): OrderMail {
  const { offer, refund, receipt, voucher } = order;
  const amount = formatPaise(refund?.paise ?? 0);
  const { subject, heading, text, button, after, afterMinimal } = words.refunded;
  return {
    ...common(order, context),
    subject: subject(offer.title, amount),
    heading,
    text,
    facts: [
      { name: names.title, value: offer.title },
      { name: names.refunded, value: amount },
      { name: names.voucher, value: voucher?.number ?? '' },
      { name: names.receipt, value: receipt?.number ?? '' },
    ],
    button: { label: button, href: context.statusAddress },
    after: [
      context.hasAttachment ? after : afterMinimal,
      words.questions(context.seller.email, context.seller.phone),
    ],
  };
}

const common = ({ payer, mode }: Order, { seller }: OrderMailContext) => ({
  ...(modeMarks[mode] === null ? {} : { mark: modeMarks[mode] }),
  hello: words.hello(greetingName(payer?.name ?? '')),
  sign: words.sign(seller.name),
});

/** What of the fee stays with us, and when the rest comes back. */
function rules(order: Order): ReceiptLine[] {
  const { registrationChargePaise, refund, guarantee } = soldFacts(order);
  return [
    ...(registrationChargePaise > 0
      ? [{ name: names.charge, value: formatPaise(registrationChargePaise) }]
      : []),
    ...(refund ? [{ name: names.refundRule, value: refund }] : []),
    ...(guarantee ? [{ name: names.guarantee, value: guarantee }] : []),
  ];
}
