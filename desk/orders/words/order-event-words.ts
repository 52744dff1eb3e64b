/**
 * Describes the history of an order, in the same words on the order's page, on the page of its enquiry and in the
 * audit.
 */
import { formatDay } from '#contract/text/format-day.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { type LearnerRequestKind, learnerRequestWords } from './learner-request-words.ts';

/** The events that the audit records when staff act on an order. The order's own history has the other events below. */
type OrderDeskEventType = Extract<DeskEventType, `order.${string}` | `plan.${string}`>;
type OrderEventType =
  | `order.${OrderState}`
  | 'order.offer-failed'
  | 'order.doubt'
  | 'order.doubt-settled'
  | 'order.payment-failed'
  | 'order.asks'
  | 'order.asks-no-more'
  | 'order.for-another'
  | 'order.promoted'
  | 'order.place-released'
  | 'order.place-found'
  | 'order.batch-changed'
  | 'order.changes-course'
  | 'order.course-changed'
  | 'order.change-undone'
  | 'order.made-at-desk'
  | 'order.taken-back'
  | 'order.refund-withdrawn'
  | 'order.reminded'
  | 'order.missed'
  | 'order.part-paid'
  | 'order.dates-moved'
  | OrderDeskEventType;

export const orderEventWords: Readonly<Record<OrderEventType, string>> = {
  'order.made': 'Order made',
  'order.offered': 'Link to pay made',
  'order.offer-failed': 'The link to pay could not be made, and is tried again',
  'order.paid': 'Paid',
  'order.expired': 'The link to pay ran out',
  'order.cancelled': 'The link to pay was cancelled',
  'order.refunding': 'Refund begun',
  'order.refunded': 'Paid back',
  'order.doubt': 'The payment does not add up, and waits for accounts',
  'order.doubt-settled': 'The payment was looked at and settled',
  'order.payment-failed': 'A payment was tried and failed; nothing was taken',
  'order.asks': 'Asks whether this is a second one for somebody else',
  'order.asks-no-more': 'The paid order before it was paid back: there is nothing to ask any more',
  'order.for-another': 'Said to be for somebody else',
  'order.promoted': 'Got a place from the waiting list',
  'order.place-released': 'Its place was not paid in time, and is free again',
  'order.place-found': 'Got the place that was missing',
  'order.batch-changed': 'Moved to another batch',
  'order.changes-course': 'Made for a change of course',
  'order.course-changed': 'Changed to another course: its place is free',
  'order.change-undone': 'Stays in this course: the payment for the other one was a mistake',
  'order.made-at-desk': 'Made at the desk',
  'order.taken-back': 'Taken back by a voucher: the payment was recorded by mistake',
  'order.refund-withdrawn': 'The refund was withdrawn, and nothing was handed back',
  'order.reminded': 'Reminded of the instalment',
  'order.missed': 'The instalment was not paid in time, and waits for a person',
  'order.part-paid': 'Paid in part: an instalment is missing',
  'order.dates-moved': 'The dates of unpaid instalments were moved',
  'order.asked for': 'Made an order and its payment link',
  'order.payment recorded': 'Recorded a payment in cash or by transfer',
  'order.record taken back': 'Took back a payment that was recorded by mistake',
  'order.handed back': 'Recorded that a refund was handed back',
  'order.refund withdrawn': 'Withdrew a refund that was asked for by mistake',
  'order.moved': 'Moved an order to another batch',
  'order.refund proposed': 'Proposed a refund, which waits for a second person',
  'order.refund declined': 'Declined the refund that was proposed',
  'order.refund asked': 'Asked for a refund',
  'order.renewed': 'Made another order, with a new link',
  'order.granted': 'Granted what the terms allow',
  'order.settled': 'Settled what did not add up',
  'order.asked about': 'Asked the payment provider',
  'order.file read': 'Opened a receipt or a voucher',
  'plan.made': 'Made a plan of instalments',
  'plan.dates-moved': 'Moved the dates of instalments',
};

const wordsFor = (type: string): string =>
  Object.hasOwn(orderEventWords, type)
    ? orderEventWords[type as OrderEventType]
    : // A later release wrote this event.
      'Order changed';

type OrderEvent = { type: string; what: Readonly<Record<string, unknown>> };

/** Facts for the sentence that are not part of the event. A page leaves out a fact that it already shows elsewhere. */
type EventContext = { offer?: string | null; by?: string | null };

/** Describes an event of an order with its facts: "Paid: MERN Stack, ₹3,999, a mail about it goes out". */
export function describeOrderEvent(
  { type, what }: OrderEvent,
  { offer, by }: EventContext = {},
): string {
  const { doubt, note, reason, ask, startsOn, newStart } = what;
  const paise = what.paise ?? (what.fact as { paise?: unknown } | undefined)?.paise;
  const about = [
    offer,
    typeof paise === 'number' && paise > 0 ? formatPaise(paise) : null,
    doubt,
    what.isLate === true ? 'after the link had ended' : null,
    what.isMailed === true ? 'a mail about it goes out' : null,
    isText(note) ? `“${note}”` : null,
    reason,
    type === 'order.granted' && isText(ask)
      ? learnerRequestWords[ask as LearnerRequestKind].toLowerCase()
      : null,
    type === 'order.granted' && isText(newStart) ? `on ${formatDay(newStart)}` : null,
    // Moves that an earlier release recorded have no day.
    (type === 'order.batch-changed' || type === 'order.moved') && isText(startsOn)
      ? `the one of ${formatDay(startsOn)}`
      : null,
    by && `by ${by}`,
  ].filter(isText);
  return about.length === 0 ? wordsFor(type) : `${wordsFor(type)}: ${about.join(', ')}`;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
