/**
 * An order as its visitor sees it: one of a few states, and the words and addresses that stand in them. Made for
 * the page without JavaScript and for its script alike, so that both say the same.
 */
import { modeMarks } from '#contract/order-words.ts';
import type { Order } from '#database/orders/order-port.ts';
import { indianDate } from '#domain/indian-day.ts';
import { formatPaise } from '#domain/money.ts';
import { asksFirst } from '#domain/order-states.ts';
import { soldFacts } from './sold-facts.ts';

/**
 * `preparing`: the link is being made. `asking`: the same person has paid for the same already, and there is no way to
 * pay until somebody says that this one is for another. `failed`: the last try to pay failed, and the link still holds.
 * `confirming`: the visitor came back from paying and nobody has confirmed it yet. `checking`: something does not add
 * up, and a person looks. `past`: its link has ended, and so have the dates of what it is for. `replaced`: it was to be paid in a mode that is no longer in force. `arranging`: no payments
 * are taken here, and we write with the way to pay.
 */
export const viewStates = [
  'unknown',
  'preparing',
  'arranging',
  'asking',
  'open',
  'failed',
  'confirming',
  'checking',
  'ended',
  'past',
  'replaced',
  'paid',
  'refunding',
  'refunded',
] as const;
type ViewState = (typeof viewStates)[number];

export type OrderView = {
  state: ViewState;
  texts: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  /** Whether it can still change without anybody doing something here. */
  isMoving: boolean;
};

export type ViewAddresses = {
  pay: string;
  receipt: string;
  voucher: string;
  again: string;
  nextDate: string;
};

/** What the page shows where it is about no order. */
export const withoutOrder = (state: 'unknown' | 'preparing' | 'arranging'): OrderView => ({
  state,
  texts: {},
  links: {},
  isMoving: false,
});

/** How it stands between the visitor and us. */
type PaymentStatus = {
  /** The visitor came back from paying, as the provider signed. */
  hasPaid: boolean;
  /** Its mode is the one in force, so that its link can be paid. */
  isPaidHere: boolean;
  /** The dates of what it is for are past. */
  isPast: boolean;
};

export function viewOf(
  order: Order,
  paymentStatus: PaymentStatus,
  addresses: ViewAddresses,
): OrderView {
  const state = stateOf(order, paymentStatus);
  const { offer, amountPaise, receipt, voucher, refund, paidAt, link } = order;
  const mark = modeMarks[order.mode];
  return {
    state,
    texts: {
      title: offer.title,
      amount: formatPaise(amountPaise),
      ...(mark ? { mark } : {}),
      ...(receipt ? { receipt: receipt.number } : {}),
      ...(paidAt ? { paidOn: indianDate(paidAt) } : {}),
      ...(refund ? { refund: formatPaise(refund.paise) } : {}),
      ...(state === 'paid' ? { afterPayment: soldFacts(order).afterPayment } : {}),
      ...(link?.expiresAt ? { until: indianDate(link.expiresAt) } : {}),
    },
    links: {
      pay: addresses.pay,
      retry: addresses.pay,
      again: addresses.again,
      nextDate: addresses.nextDate,
      ...(receipt ? { receipt: addresses.receipt } : {}),
      ...(voucher ? { voucher: addresses.voucher } : {}),
    },
    isMoving: ['preparing', 'open', 'failed', 'confirming', 'refunding'].includes(state),
  };
}

function stateOf(order: Order, { hasPaid, isPaidHere, isPast }: PaymentStatus): ViewState {
  const { state, doubt, failedAt } = order;
  if (state === 'paid' || state === 'refunding' || state === 'refunded') return state;
  // A link that was refused is nothing that its visitor has done: it comes once we have mended it.
  if (doubt !== null && doubt !== 'link refused') return 'checking';
  if (!isPaidHere) return 'replaced';
  if (hasPaid && state !== 'made') return 'confirming';
  if (asksFirst(order)) return 'asking';
  if (state === 'made') return 'preparing';
  if (state !== 'offered') return isPast ? 'past' : 'ended';
  return failedAt === null ? 'open' : 'failed';
}
