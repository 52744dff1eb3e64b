/**
 * The states of an order, and what a fact about it changes. Facts come from the payment provider's events, in
 * any order and more than once, and from asking it; what is true in the end does not depend on how they came.
 *
 * An order only goes forward. A payment that arrives after an expiry or a cancellation is still a payment. What
 * does not add up (another amount, another currency, a second payment) changes nothing and waits for a person, who
 * is told of it once: what was looked at does not come back because it is heard of again.
 */
import type { Paise } from './money.ts';

export const orderStates = [
  'made',
  'offered',
  'expired',
  'cancelled',
  'paid',
  'refunding',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

export type OrderNow = {
  state: OrderState;
  amountPaise: Paise;
  currency: string;
  /** The payment that made it paid. */
  paymentId: string | null;
  /** What was asked back, or went back. `refundId` is the provider's, once it has made it. */
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** What went back beside that, on the provider's own page. */
  returnedPaise: Paise;
  /** What was put before a person so far, looked at or not, by `subjectOf`. */
  raised: readonly string[];
  /** The payments that were tried and failed, as the provider names them; the first twenty. */
  failedPayments: readonly string[];
  /** The paid order of the same person for the same offer, where there is one. */
  secondOf: string | null;
  /** When somebody said that this order is for another person all the same. */
  forOtherAt: Date | null;
};

export type OrderFact =
  | { kind: 'offered' }
  /** The provider understood, and said no: another try would end the same. */
  | { kind: 'link refused' }
  | { kind: 'paid'; paymentId: string; paise: Paise; currency: string }
  /** One try to pay; the order can still be paid, and this payment can still arrive. */
  | { kind: 'payment failed'; paymentId: string }
  /** The same address or number has paid for the same offer by the order `of`. */
  | { kind: 'seems second'; of: string }
  /** That other order was refunded: there is nothing to ask any more. */
  | { kind: 'no longer second' }
  /** The visitor says that the enrolment is for somebody else, and wants to pay. */
  | { kind: 'for another' }
  | { kind: 'expired' }
  | { kind: 'cancelled' }
  | { kind: 'refund asked'; paise: Paise }
  | { kind: 'refunded'; paymentId: string; refundId: string; paise: Paise }
  /** `refund` is the provider's id, or our key where it refused to make one. */
  | { kind: 'refund failed'; refund: string }
  /** A person says that what went back on the provider's page is the refund of this order. */
  | { kind: 'refund settled' };

export const discrepancies = [
  'link refused',
  'amount differs',
  'currency differs',
  'paid twice',
  'payment of another order',
  'refund without payment',
  'refund amount differs',
  'refund failed',
  'paid back elsewhere',
  'paid again',
] as const;
export type Discrepancy = (typeof discrepancies)[number];

/** What somebody had before them who settles a doubt: which one stood there, and how many there had been by then. */
export type DiscrepancySeen = { doubt: Discrepancy | null; raised: number };

export const discrepancySeen = (order: {
  doubt: Discrepancy | null;
  raised: readonly string[];
}): DiscrepancySeen => ({
  doubt: order.doubt,
  raised: order.raised.length,
});

/**
 * What became of settling. `changed`: there is something else to look at than what was seen, or nothing any more;
 * `no refund`: what went back cannot be the refund of the order, because another one is under way or was made.
 */
export type Settled = 'settled' | 'changed' | 'no refund';

export type OrderStep =
  /**
   * `isLate`: paid after it had expired or was cancelled; staff are told. `paise`: what went back in all, when it
   * is refunded.
   */
  | { at: 'moved'; to: OrderState; isLate: boolean; paise?: Paise }
  /** Known before, or overtaken by something later. */
  | { at: 'unchanged' }
  /** The state stays as it is, and the order remembers the fact. */
  | { at: 'noted' }
  /** The state stays as it is, and a person has to look. */
  | { at: 'doubt'; doubt: Discrepancy };

const unchanged: OrderStep = { at: 'unchanged' };
const noted: OrderStep = { at: 'noted' };
const moved = (to: OrderState, isLate = false): OrderStep => ({ at: 'moved', to, isLate });
const needsPerson = (doubt: Discrepancy): OrderStep => ({ at: 'doubt', doubt });
const refunded = (paise: Paise): OrderStep => ({
  at: 'moved',
  to: 'refunded',
  isLate: false,
  paise,
});

export const isPaidOrLater = (state: OrderState) =>
  state === 'paid' || state === 'refunding' || state === 'refunded';

/** It can be paid, or will be once its link is made. */
const isOpen = (state: OrderState) => state === 'made' || state === 'offered';

/** Its link has ended unpaid: whoever enrolled may have another order. */
export const hasEnded = (state: OrderState) => state === 'expired' || state === 'cancelled';

/** It leads to no payment until somebody has said that it is for another person than the one who has paid. */
export const asksFirst = ({
  state,
  secondOf,
  forOtherAt,
}: Pick<OrderNow, 'state' | 'secondOf' | 'forOtherAt'>): boolean =>
  isOpen(state) && secondOf !== null && forOtherAt === null;

/** What a fact is about: of the same payment or refund a person is told once. */
export function subjectOf(fact: OrderFact): string {
  switch (fact.kind) {
    case 'paid':
      return fact.paymentId;
    case 'refunded':
      return fact.refundId;
    case 'refund failed':
      return fact.refund;
    case 'offered':
    case 'link refused':
    case 'payment failed':
    case 'seems second':
    case 'no longer second':
    case 'for another':
    case 'expired':
    case 'cancelled':
    case 'refund asked':
    case 'refund settled':
      return fact.kind;
  }
}

/** `isPaymentTaken`: the payment of the fact has paid another order. */
export function nextStep(order: OrderNow, fact: OrderFact, isPaymentTaken = false): OrderStep {
  const step = isPaymentTaken ? needsPerson('payment of another order') : stepOf(order, fact);
  return step.at === 'doubt' && order.raised.includes(subjectOf(fact)) ? unchanged : step;
}

/** A doubt that nobody has to look at any more, because what it was about has come to pass. */
export function isOver(doubt: Discrepancy | null, step: OrderStep): boolean {
  if (step.at !== 'moved') return false;
  if (doubt === 'paid again') return step.to === 'refunded';
  return doubt === 'link refused' || (doubt === 'refund failed' && step.to !== 'paid');
}

/** A person tries again and again, and each time that it is asked the provider names them all. */
const mostFailedPayments = 20;

function stepOf(order: OrderNow, fact: OrderFact): OrderStep {
  switch (fact.kind) {
    case 'offered':
      return order.state === 'made' ? moved('offered') : unchanged;
    case 'link refused':
      return order.state === 'made' ? needsPerson('link refused') : unchanged;
    case 'paid':
      return onPayment(order, fact);
    case 'payment failed':
      return isPaidOrLater(order.state) ||
        order.failedPayments.includes(fact.paymentId) ||
        order.failedPayments.length >= mostFailedPayments
        ? unchanged
        : noted;
    case 'seems second':
      return isOpen(order.state) && order.secondOf === null ? noted : unchanged;
    case 'no longer second':
    case 'for another':
      return asksFirst(order) ? noted : unchanged;
    case 'expired':
    case 'cancelled':
      return isOpen(order.state) ? moved(fact.kind) : unchanged;
    case 'refund asked':
      return onRefundAsked(order, fact.paise);
    case 'refunded':
      return onRefunded(order, fact);
    case 'refund failed':
      return onRefundFailed(order, fact.refund);
    case 'refund settled':
      return canBeRefunded(order) && order.returnedPaise > 0
        ? refunded(order.returnedPaise)
        : unchanged;
  }
}

function onPayment(order: OrderNow, fact: OrderFact & { kind: 'paid' }): OrderStep {
  if (isPaidOrLater(order.state)) {
    return order.paymentId === fact.paymentId ? unchanged : needsPerson('paid twice');
  }
  if (fact.currency !== order.currency) return needsPerson('currency differs');
  if (fact.paise !== order.amountPaise) return needsPerson('amount differs');
  return moved('paid', hasEnded(order.state));
}

/** Nothing was asked back yet, or the try before has failed. */
export const canBeRefunded = ({ state, refund }: Pick<OrderNow, 'state' | 'refund'>) =>
  state === 'paid' || (state === 'refunding' && refund?.hasFailed === true);

/** What is left to pay back; nothing while a refund is under way. */
export const refundablePaise = (
  order: Pick<OrderNow, 'state' | 'refund' | 'amountPaise' | 'returnedPaise'>,
): Paise => (canBeRefunded(order) ? order.amountPaise - order.returnedPaise : 0);

function onRefundAsked(order: OrderNow, paise: Paise): OrderStep {
  if (!isPaidOrLater(order.state)) return needsPerson('refund without payment');
  if (!canBeRefunded(order)) return unchanged;
  return paise > 0 && paise <= refundablePaise(order)
    ? moved('refunding')
    : needsPerson('refund amount differs');
}

/** Also without having been asked by us: a refund can be made on the provider's own page. */
function onRefunded(order: OrderNow, fact: OrderFact & { kind: 'refunded' }): OrderStep {
  const { state, amountPaise, paymentId, refund, returnedPaise, raised } = order;
  // Of a payment that a person was told of, because it was a second one or of another sum.
  if (paymentId === null || fact.paymentId !== paymentId) return unchanged;
  const isOurs = refund !== null && fact.refundId === refund.refundId;
  if (state === 'refunding' && isOurs)
    return fact.paise === refund.paise
      ? refunded(fact.paise)
      : needsPerson('refund amount differs');
  if (isOurs || raised.includes(fact.refundId)) return unchanged;
  if (state === 'refunded') return needsPerson('paid back elsewhere');
  if (isInPlaceOf(refund, fact.paise)) return refunded(fact.paise);
  // A part is no refund of the order: perhaps a discount was meant, perhaps the rest follows.
  const inAll = returnedPaise + fact.paise;
  return inAll === amountPaise ? refunded(inAll) : needsPerson('paid back elsewhere');
}

/** The sum that was asked for, while the one that we asked for is not made yet, or failed. */
const isInPlaceOf = (refund: OrderNow['refund'], paise: Paise) =>
  refund !== null && refund.paise === paise && (refund.refundId === null || refund.hasFailed);

/** One that is not the last that we asked for says nothing new. */
function onRefundFailed({ state, refund }: OrderNow, failed: string): OrderStep {
  if (state !== 'refunding' || refund === null || refund.hasFailed) return unchanged;
  return failed === refund.refundId || failed === refund.key
    ? needsPerson('refund failed')
    : unchanged;
}
