/** What happened to an order, in the same words on its own page, on that of its enquiry and in the audit. */
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { formatPaise } from '#domain/money.ts';
import type { OrderState } from '#domain/order-states.ts';
import { type Wish, wishWords } from './wish-words.ts';

/** What staff do with an order at the desk; the rest happens to it. */
type DeskType = Extract<DeskEventType, `order.${string}`>;
type OrderEventType =
  | `order.${OrderState}`
  | 'order.offer-failed'
  | 'order.doubt'
  | 'order.doubt-settled'
  | 'order.payment-failed'
  | 'order.asks'
  | 'order.asks-no-more'
  | 'order.for-another'
  | DeskType;

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
  'order.refund asked': 'Asked for a refund',
  'order.granted': 'Granted what the terms allow',
  'order.settled': 'Settled what did not add up',
  'order.asked about': 'Asked the payment provider',
  'order.file read': 'Opened a receipt or a voucher',
};

const wordsFor = (type: string): string =>
  Object.hasOwn(orderEventWords, type)
    ? orderEventWords[type as OrderEventType]
    : // What a later release writes, read by this one.
      'Order changed';

type OrderEvent = { type: string; what: Readonly<Record<string, unknown>> };

/** Said where nothing else on the page says it. */
type CommandContext = { offer?: string | null; by?: string | null };

/** "Paid: MERN Stack, ₹3,999, a mail about it goes out". */
export function sayOrderEvent(
  { type, what }: OrderEvent,
  { offer, by }: CommandContext = {},
): string {
  const { doubt, note, reason, ask } = what;
  const paise = what.paise ?? (what.fact as { paise?: unknown } | undefined)?.paise;
  const about = [
    offer,
    typeof paise === 'number' && paise > 0 ? formatPaise(paise) : null,
    doubt,
    what.isLate === true ? 'after the link had ended' : null,
    what.isMailed === true ? 'a mail about it goes out' : null,
    isText(note) ? `“${note}”` : null,
    reason,
    type === 'order.granted' && isText(ask) ? wishWords[ask as Wish].toLowerCase() : null,
    by && `by ${by}`,
  ].filter(isText);
  return about.length === 0 ? wordsFor(type) : `${wordsFor(type)}: ${about.join(', ')}`;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
