/** Composes the mails to visitors about their orders; `render-personal-mail.ts` renders them as text and HTML. */

import { makeSafeGreetingName } from '#contract/orders/make-safe-greeting-name.ts';
import {
  paymentModeLabels,
  receiptWords,
  orderMailWords as words,
} from '#contract/orders/order-words.ts';
import type { Seller } from '#contract/published/built-offers-file.ts';
import { formatDay, formatDayRange } from '#contract/text/format-day.ts';
import { formatDaysAndHours12h } from '#contract/text/format-days-and-hours-12h.ts';
import type { BatchOfSeat, Order } from '#database/orders/order.ts';
import { formatIndianDay } from '#domain/dates/indian-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { hasLinkEnded, isBlockedAsSecondOrder, isOrderOpen } from '#domain/orders/order-states.ts';
import type { PersonalMail } from '../../notify/render-personal-mail.ts';
import { mayAskForPayment } from '../find-open-payment-link.ts';
import { formatEnrolmentTitle, formatOrderTitle } from '../format-order-title.ts';
import { isBatchCancelled, isUnpaidInCancelledBatch } from '../is-batch-cancelled.ts';
import { describeSoldBatch, readSoldOfferFacts } from '../read-sold-offer-facts.ts';
import type { ReceiptLine } from '../receipt/collect-receipt-facts.ts';
import { formatLinkExpiry, lacksPlace } from '../status-page/make-order-view.ts';

export type OrderMailContext = {
  seller: Seller;
  /** The addresses are absolute and lead to our own site. */
  payAddress: string;
  statusAddress: string;
  hasAttachment: boolean;
};

/**
 * Composes the mail for this type of notification. Null if the type has no mail, or if the mail is outdated, for
 * example because the order was paid meanwhile.
 */
export function composeOrderMail(
  type: string,
  order: Order,
  context: OrderMailContext,
): PersonalMail | null {
  const isToPay = mayAskForPayment(order);
  if (type === 'order.offered' && isToPay)
    return composePaymentRequest(chooseOfferedWords(order), order, context);
  if (type === 'order.instalment-due' && isToPay)
    return composePaymentRequest(words.instalmentMissed, order, context);
  if (type === 'order.payment-failed' && isToPay)
    return composePaymentRequest(words.failed, order, context);
  if (type === 'order.asks' && isBlockedAsSecondOrder(order) && !isUnpaidInCancelledBatch(order))
    return composeSecondOrderQuestion(order, context);
  if (type === 'order.paid' && order.receipt !== null) return paid(order, context);
  if (type === 'order.batch-moved' && order.seat?.batch && hasPlaceInBatch(order))
    return composeBatchMail(words.batchMoved, order, order.seat.batch, context);
  if (type === 'order.batch-cancelled' && order.seat?.batch && mustHearOfCancellation(order))
    return composeBatchCancelledMail(order, order.seat.batch, context);
  if (type === 'order.batch-reopened' && order.seat?.batch && canEnrolAgain(order))
    return composeBatchMail(words.batchReopened, order, order.seat.batch, context);
  if (type === 'order.moved' && order.seat?.batch && hasPlaceInBatch(order))
    return composeBatchMail(words.otherBatch, order, order.seat.batch, context);
  if (type === 'order.refunded' && order.voucher !== null) return composeRefundMail(order, context);
  if (type === 'order.taken-back' && order.voucher !== null)
    return composeTakenBackMail(order, context);
  return null;
}

const { facts: names } = words;

function chooseOfferedWords(order: Order) {
  if (isLaterInstalment(order)) return words.instalment;
  return order.hasWaited ? words.placeFree : words.offered;
}

/**
 * Lists what is to be paid: the fee or, for an instalment, its sum and the whole fee, and for a later instalment also
 * the day when it is due.
 */
function listSumsToPay(order: Order): ReceiptLine[] {
  const { instalment, amountPaise } = order;
  if (instalment === null) return [{ name: names.fee, value: formatPaise(amountPaise) }];
  return [
    { name: names.instalment, value: formatPaise(amountPaise) },
    { name: names.fee, value: formatPaise(instalment.feePaise) },
    ...(instalment.dueOn !== null && isLaterInstalment(order)
      ? [{ name: names.dueOn, value: formatDay(instalment.dueOn) }]
      : []),
  ];
}

const sessionsOf = (batch: BatchOfSeat): ReceiptLine[] => [
  { name: names.dates, value: formatDayRange(batch.startsOn, batch.endsOn) },
  { name: names.hours, value: formatDaysAndHours12h(batch) },
];

/** Lists the offer and, if there is a batch, its dates and hours as they are planned now. */
function listOfferAndDates(order: Order): ReceiptLine[] {
  const batch = order.seat?.batch ?? null;
  return batch === null
    ? [{ name: names.title, value: formatEnrolmentTitle(order) }]
    : [{ name: names.title, value: formatOrderTitle(order) }, ...sessionsOf(batch)];
}

/** Lists the offer and, if there is a batch, the start that was sold, in the words of the receipt. */
function listOfferAsSold(order: Order): ReceiptLine[] {
  const batch = describeSoldBatch(order);
  return batch === null
    ? [{ name: names.title, value: formatEnrolmentTitle(order) }]
    : [
        { name: names.title, value: formatOrderTitle(order) },
        { name: receiptWords.batch, value: batch },
      ];
}

function composeSecondOrderQuestion(order: Order, context: OrderMailContext): PersonalMail {
  const { subject, heading, text, button, after } = words.asks;
  return {
    ...common(order, context),
    subject: subject(order.offer.title),
    heading,
    text,
    facts: [{ name: names.title, value: formatEnrolmentTitle(order) }, ...listSumsToPay(order)],
    button: { label: button, href: context.statusAddress },
    after: [after, words.questions(context.seller.email, context.seller.phone)],
  };
}

function composePaymentRequest(
  mailWords:
    | typeof words.offered
    | typeof words.placeFree
    | typeof words.failed
    | typeof words.instalment
    | typeof words.instalmentMissed,
  order: Order,
  context: OrderMailContext,
): PersonalMail {
  const { offer, link } = order;
  const { subject, heading, text, button, after } = mailWords;
  return {
    ...common(order, context),
    subject: subject(offer.title),
    heading,
    text,
    facts: [
      ...listOfferAndDates(order),
      ...listSumsToPay(order),
      ...(link?.expiresAt && !isLaterInstalment(order)
        ? [{ name: names.until, value: formatLinkExpiry(order) }]
        : []),
      ...listSoldRules(order),
    ],
    button: { label: button, href: context.payAddress },
    after: [after, words.questions(context.seller.email, context.seller.phone)],
  };
}

const hasPlace = ({ seat }: Order) => seat !== null && seat.state !== 'released';

/** Whether the order has a place in a batch that takes place. Other orders get no mails about dates. */
const hasPlaceInBatch = (order: Order) =>
  (order.state === 'offered' || order.state === 'paid') && hasPlace(order) && !lacksPlace(order);

/**
 * Whether the learner has to hear that the order's batch was cancelled. This includes an unpaid order that has already
 * lost its link and its place. False after the order was moved to another batch or a refund was asked for.
 */
const mustHearOfCancellation = (order: Order) =>
  isBatchCancelled(order) &&
  (isOrderOpen(order.state) ||
    hasLinkEnded(order.state) ||
    (order.state === 'paid' && hasPlace(order)));

/** Whether the order ended without a payment and its batch takes place, so that the visitor can enrol again. */
const canEnrolAgain = (order: Order) => hasLinkEnded(order.state) && !isBatchCancelled(order);

/**
 * Composes the mail about a cancelled batch. It says what the learner can choose: the terms promise this choice for a
 * course that does not begin.
 */
function composeBatchCancelledMail(
  order: Order,
  batch: BatchOfSeat,
  context: OrderMailContext,
): PersonalMail {
  const { subject, heading, paid, unpaid, button } = words.batchCancelled;
  return {
    ...common(order, context),
    subject: subject(order.offer.title),
    heading,
    text: order.state === 'paid' ? paid : unpaid,
    facts: [{ name: names.title, value: formatOrderTitle(order) }, ...sessionsOf(batch)],
    button: { label: button, href: context.statusAddress },
    after: [words.questions(context.seller.email, context.seller.phone)],
  };
}

/**
 * Composes a mail with the dates and hours of the order's batch, after the batch or the order was moved, or the batch
 * opened again.
 */
function composeBatchMail(
  {
    subject,
    heading,
    text,
    button,
  }: typeof words.batchMoved | typeof words.batchReopened | typeof words.otherBatch,
  order: Order,
  batch: BatchOfSeat,
  context: OrderMailContext,
): PersonalMail {
  return {
    ...common(order, context),
    subject: subject(order.offer.title),
    heading,
    text,
    facts: [
      { name: names.title, value: order.offer.title },
      ...sessionsOf(batch),
      ...listSoldRules(order),
    ],
    button: { label: button, href: context.statusAddress },
    after: [words.questions(context.seller.email, context.seller.phone)],
  };
}

function paidText(order: Order): string {
  if (isLaterInstalment(order)) return words.instalmentPaid.text;
  return lacksPlace(order)
    ? words.paid.noPlace
    : words.paid.text(readSoldOfferFacts(order).afterPayment);
}

function paid(order: Order, context: OrderMailContext): PersonalMail {
  const { offer, receipt, paidAt } = order;
  const { subject, button, after, afterMinimal } = words.paid;
  const { heading } = isLaterInstalment(order) ? words.instalmentPaid : words.paid;
  return {
    ...common(order, context),
    subject: subject(offer.title, receipt?.number ?? ''),
    heading,
    text: paidText(order),
    facts: [
      ...listOfferAsSold(order),
      { name: names.paid, value: formatPaise(receipt?.paise ?? 0) },
      ...(paidAt ? [{ name: names.paidOn, value: formatIndianDay(paidAt) }] : []),
      { name: names.receipt, value: receipt?.number ?? '' },
      ...listSoldRules(order),
    ],
    button: { label: button, href: context.statusAddress },
    after: [
      context.hasAttachment ? after : afterMinimal,
      words.questions(context.seller.email, context.seller.phone),
    ],
  };
}

function composeRefundMail(order: Order, context: OrderMailContext): PersonalMail {
  const { offer, receipt, voucher } = order;
  const amount = formatPaise(voucher?.paise ?? 0);
  const { subject, heading, button, after, afterMinimal } = words.refunded;
  const text = voucher?.record ? words.handedBack[voucher.record.way] : words.refunded.text;
  return {
    ...common(order, context),
    subject: subject(offer.title, amount),
    heading,
    text,
    facts: [
      { name: names.title, value: formatEnrolmentTitle(order) },
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

function composeTakenBackMail(order: Order, context: OrderMailContext): PersonalMail {
  const { offer, receipt, voucher } = order;
  const { subject, heading, text, button, after, afterMinimal } = words.takenBack;
  return {
    ...common(order, context),
    subject: subject(offer.title, receipt?.number ?? ''),
    heading,
    text,
    facts: [
      { name: names.title, value: formatEnrolmentTitle(order) },
      { name: names.receipt, value: receipt?.number ?? '' },
      { name: names.voucher, value: voucher?.number ?? '' },
    ],
    button: { label: button, href: context.statusAddress },
    after: [
      context.hasAttachment ? after : afterMinimal,
      words.questions(context.seller.email, context.seller.phone),
    ],
  };
}

const common = ({ payer, mode }: Order, { seller }: OrderMailContext) => ({
  ...(paymentModeLabels[mode] === null ? {} : { mark: paymentModeLabels[mode] }),
  hello: words.hello(makeSafeGreetingName(payer?.name ?? '')),
  sign: words.sign(seller.name),
});

/**
 * Lists the rules that were sold with the offer: the part of the fee that we keep, when the rest is refunded, and the
 * guarantee. A rule that the offer does not have is left out.
 */
function listSoldRules(order: Order): ReceiptLine[] {
  const { registrationChargePaise, refund, guarantee } = readSoldOfferFacts(order);
  return [
    ...(registrationChargePaise > 0
      ? [{ name: names.charge, value: formatPaise(registrationChargePaise) }]
      : []),
    ...(refund ? [{ name: names.refundRule, value: refund }] : []),
    ...(guarantee ? [{ name: names.guarantee, value: guarantee }] : []),
  ];
}
