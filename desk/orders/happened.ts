import { formatPaise } from '#office/money.ts';
import type { OrderHappening } from '../door/orders-door.ts';

const sentences: Readonly<Record<string, string>> = {
  'order.made': 'Order made',
  'order.offered': 'Payment link made',
  'order.offer-failed': 'The link could not be made; it is tried again',
  'order.paid': 'Paid',
  'order.expired': 'The link expired',
  'order.cancelled': 'The link was cancelled',
  'order.refunding': 'Refund asked for',
  'order.refund asked': 'Refund asked for at the desk',
  'order.refunded': 'Paid back',
  'order.doubt': 'Something does not add up',
  'order.doubt-settled': 'Settled by a person',
  'order.granted': 'Granted by the terms',
  'order.asked about': 'The payment provider was asked',
  'order.file read': 'Receipt or voucher opened',
};

/** "Refund asked for at the desk: ₹3,499", for the history of an order. */
export function happenedInWords({ type, what }: Pick<OrderHappening, 'type' | 'what'>): string {
  const sentence = sentences[type] ?? type;
  const parts = [
    typeof what.paise === 'number' && what.paise > 0 ? formatPaise(what.paise) : null,
    typeof what.doubt === 'string' ? what.doubt : null,
    what.isLate === true ? 'after it had ended' : null,
    typeof what.note === 'string' ? `“${what.note}”` : null,
    typeof what.reason === 'string' ? what.reason : null,
    type === 'order.granted' && typeof what.ask === 'string' ? what.ask : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sentence : `${sentence}: ${parts.join(', ')}`;
}
