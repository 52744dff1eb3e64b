/**
 * An order as its visitor sees it: one of a few states, and the words and addresses that stand in them. Made for
 * the page without JavaScript and for its script alike, so that both say the same.
 */
import type { Order } from '#database/orders/order-port.ts';
import { indianDay } from '#office/indian-day.ts';
import { formatPaise } from '#office/money.ts';
import { soldFacts } from './sold-facts.ts';

/**
 * `preparing`: the link is being made. `confirming`: the visitor came back from paying and nobody has confirmed
 * it yet. `checking`: something does not add up, and a person looks.
 */
export const viewStates = [
  'unknown',
  'preparing',
  'open',
  'confirming',
  'checking',
  'ended',
  'paid',
  'refunding',
  'refunded',
] as const;
export type ViewState = (typeof viewStates)[number];

export type OrderView = {
  state: ViewState;
  texts: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  /** Whether it can still change without anybody doing something here. */
  isMoving: boolean;
};

export type ViewAddresses = { pay: string; receipt: string; voucher: string; again: string };

export function viewOf(order: Order | null, hasPaid: boolean, addresses: ViewAddresses): OrderView {
  if (order === null) return { state: 'unknown', texts: {}, links: {}, isMoving: false };
  const state = stateOf(order, hasPaid);
  const { offer, amountPaise, receipt, voucher, refund, paidAt, link } = order;
  return {
    state,
    texts: {
      title: offer.title,
      amount: formatPaise(amountPaise),
      ...(receipt ? { receipt: receipt.number } : {}),
      ...(paidAt ? { paidOn: indianDate(paidAt) } : {}),
      ...(refund ? { refund: formatPaise(refund.paise) } : {}),
      ...(state === 'paid' ? { afterPayment: soldFacts(order).afterPayment } : {}),
      ...(link?.expiresAt ? { until: indianDate(link.expiresAt) } : {}),
    },
    links: {
      pay: addresses.pay,
      again: addresses.again,
      ...(receipt ? { receipt: addresses.receipt } : {}),
      ...(voucher ? { voucher: addresses.voucher } : {}),
    },
    isMoving: ['preparing', 'open', 'confirming', 'refunding'].includes(state),
  };
}

function stateOf({ state, doubt }: Order, hasPaid: boolean): ViewState {
  if (state === 'paid' || state === 'refunding' || state === 'refunded') return state;
  // A link that was refused is nothing that its visitor has done: it comes once we have mended it.
  if (doubt !== null && doubt !== 'link refused') return 'checking';
  if (state === 'made') return 'preparing';
  if (hasPaid) return 'confirming';
  return state === 'offered' ? 'open' : 'ended';
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** "21 November 2026", in India. */
export function indianDate(at: Date): string {
  const [year, month, day] = indianDay(at).split('-').map(Number) as [number, number, number];
  return `${day} ${months[month - 1]} ${year}`;
}
