/** Describes each discrepancy of a payment: what happened, and what staff should do. */
import { receiptWords } from '#contract/orders/order-words.ts';
import type { Order, OrderEvent } from '#database/orders/order.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import {
  canSettleAsRefund,
  type DiscrepancyKind,
  totalRefundedPaise,
} from '#domain/orders/order-states.ts';
import { isBatchCancelled } from '../../payments/is-batch-cancelled.ts';
import { toOneLine } from './to-one-line.ts';

export type DiscrepancyText = {
  /** The words that follow the visitor's name in a sentence: "paid another amount". */
  did: string;
  what: string;
  todo: string;
};

type DiscrepancyContext = {
  order: Order;
  fact: OrderFact;
  events: readonly OrderEvent[];
  /** The paid order that this order seems to repeat; null if there is none. */
  first: Order | null;
};

export const providerDashboardPhrase = "the payment provider's dashboard";

export function describeDiscrepancy(
  event: OrderEvent,
  given: Omit<DiscrepancyContext, 'fact'>,
): DiscrepancyText {
  const { doubt, fact } = event.what as { doubt: DiscrepancyKind; fact: OrderFact };
  return textsByDiscrepancy[doubt]({ ...given, fact });
}

const amount = ({ order }: DiscrepancyContext) => formatPaise(order.amountPaise);
/** Says which sum is due: "the fee is ₹3,999". */
const sumDueSentence = (given: DiscrepancyContext) =>
  `the ${given.order.instalment === null ? 'fee' : 'instalment'} is ${amount(given)}`;
const orderStays = 'The order stays as it is.';
const sumOf = (fact: OrderFact) => ('paise' in fact ? formatPaise(fact.paise) : 'a sum');
const paymentIn = (fact: OrderFact) => ('paymentId' in fact ? fact.paymentId : 'a payment');
/**
 * Names the payment that had paid the order: by its id or, if a person recorded it, by the way of payment and its
 * reference.
 */
const earlierPayment = ({ order: { paymentId, paidWay, receipt } }: DiscrepancyContext) =>
  receipt?.record == null || paidWay === 'online'
    ? (paymentId ?? 'another payment')
    : `${receiptWords.ways[paidWay].toLowerCase()} (${receipt.record.reference})`;
const leftToRefund = ({ order }: DiscrepancyContext) =>
  formatPaise(Math.max(0, order.amountPaise - totalRefundedPaise(order)));
const refundAskedFor = ({ order }: DiscrepancyContext) => formatPaise(order.refund?.paise ?? 0);

const textsByDiscrepancy: Record<DiscrepancyKind, (given: DiscrepancyContext) => DiscrepancyText> =
  {
    'link refused': (given) => ({
      did: 'has no way to pay',
      what: `The payment provider refuses to make the payment link${linkFailureReason(given)}. Who enrolled reads that the link is being prepared and comes by mail.`,
      todo: 'Mend what is refused: often the keys, or a phone number or address that the provider does not take. It is tried again at every start of the service, and once a day for a week; “Check payment” tries at once. Where it cannot be mended, call, and settle it with a note.',
    }),
    'amount differs': (given) => ({
      did: 'paid another amount',
      what: `${sumOf(given.fact)} came by ${paymentIn(given.fact)}, and ${sumDueSentence(given)}. ${orderStays}`,
      todo: `Pay it back in ${providerDashboardPhrase}, or agree on the rest; then settle it with a note.`,
    }),
    'currency differs': (given) => ({
      did: 'paid in another currency',
      what: `${paymentIn(given.fact)} came in ${'currency' in given.fact ? given.fact.currency : 'another currency'}, and ${sumDueSentence(given)}. ${orderStays}`,
      todo: `Pay it back in ${providerDashboardPhrase}; then settle it with a note.`,
    }),
    'paid twice': (given) => ({
      did: 'paid twice',
      what: `${sumOf(given.fact)} came by ${paymentIn(given.fact)}, and ${earlierPayment(given)} had paid the order before.`,
      todo: `Pay ${paymentIn(given.fact)} back in ${providerDashboardPhrase}, and leave the other one; then settle it with a note.`,
    }),
    'payment of another order': (given) => ({
      did: 'is said to be paid by the payment of another order',
      what: `The payment provider names ${paymentIn(given.fact)}, ${sumOf(given.fact)}, for this order, and it has paid another one here. ${orderStays}`,
      todo: `Look in ${providerDashboardPhrase} for which of the two it was meant, write to both people, and settle it with a note.`,
    }),
    'refund without payment': (_given) => ({
      did: 'was to be paid back, and has not paid',
      what: `A refund was asked for. ${orderStays}`,
      todo: 'Look who asked for it, and settle it with a note.',
    }),
    'refund amount differs': (given) => ({
      ...(given.fact.kind === 'refund asked'
        ? {
            did: 'was to be paid back more than is left',
            what: `A refund of ${sumOf(given.fact)} was asked for, and ${leftToRefund(given)} is left of what was paid. Nothing of it went back. ${orderStays}`,
          }
        : {
            did: 'was paid back another amount',
            what: `${sumOf(given.fact)} went back, and ${refundAskedFor(given)} was asked for. ${orderStays}`,
          }),
      todo: `Compare with ${providerDashboardPhrase}, and settle it with a note.`,
    }),
    'refund failed': (given) => ({
      did: 'was not paid back: the refund failed',
      what: `The payment provider says that the refund of ${refundAskedFor(given)} failed. Nothing went back. ${orderStays}`,
      todo: `Ask for it again under “What the terms say”, which makes a new one, or pay it back in ${providerDashboardPhrase}: that is noted by itself.`,
    }),
    'paid back elsewhere': (given) => ({
      did: "was paid back on the payment provider's page",
      what: `${sumOf(given.fact)} went back of ${paymentIn(given.fact)}, and nobody asked for it here. ${orderStays}`,
      todo: canSettleAsRefund(given.order)
        ? 'If that was the refund of this order, say so when you settle it: it is refunded then, and gets its voucher. If it was something else, settle it without; the rest can still be refunded.'
        : `Another refund of this order is under way, or more than was paid went back. Compare with ${providerDashboardPhrase}, and settle it with a note.`,
    }),
    'paid again': (given) => ({
      did: 'paid for the same a second time',
      what: `${sumOf(given.fact)} came by ${paymentIn(given.fact)}. The same address or number had paid for the same offer before${receiptAndPayerOfFirst(given)}, and nobody has said that this one is for somebody else. It is paid, and has its receipt.`,
      todo: 'Ask whether it is for somebody else. If so, settle it with a note. If it was a mistake, pay all of it back: it was paid twice.',
    }),
    'no place left': (given) =>
      isBatchCancelled(given.order)
        ? {
            did: 'paid for a batch that was cancelled',
            what: `${amount(given)} came by a link that was open when the batch was cancelled. It is paid, and has its receipt.`,
            todo: 'Move the order to another batch as its learner chooses, or pay all of it back. Whichever is done first ends this.',
          }
        : {
            did: 'paid when every place was given away',
            what: `${amount(given)} came after the place had been held for a day, and meanwhile others took all places of the batch. It is paid, and has its receipt. The next place that gets free is theirs by itself.`,
            todo: 'Give the batch one more seat, or move the order to another batch as its learner chooses; or pay all of it back. Whichever is done first ends this.',
          },
  };

/** Names the order that was paid before, in words that staff know: " (receipt MIR/26-27/000123, Asha Rao)". */
function receiptAndPayerOfFirst({ first }: DiscrepancyContext): string {
  const receipt = first?.receipt ? `receipt ${first.receipt.number}` : '';
  const payer = toOneLine(first?.payer?.name ?? '', 60);
  const words = [receipt, payer].filter(Boolean).join(', ');
  return words && ` (${words})`;
}

/**
 * Says why the last attempt to create a payment link failed, in the provider's own words; an empty text if the reason
 * is unknown.
 */
function linkFailureReason({ events }: DiscrepancyContext): string {
  const failed = events.findLast(({ type }) => type === 'order.offer-failed');
  return typeof failed?.what.reason === 'string' ? ` (${failed.what.reason})` : '';
}
