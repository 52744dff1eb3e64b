/**
 * How a fact about an order changes its state. Facts come from the payment provider's events (in any order, possibly
 * repeated), from polling, from staff and from the visitor. The final state does not depend on the order of the events.
 * A payment that arrives after an expiry or a cancellation still counts. Facts that do not fit (another amount or
 * currency, a second payment) leave the state unchanged and are shown to a person once: a settled discrepancy is not
 * raised again when the same fact is repeated.
 */

import type { HandRecordedMoney } from '../money/hand-recorded-money.ts';
import type { Paise } from '../money/money.ts';
import {
  canBeRefunded,
  canSettleAsRefund,
  type DiscrepancyKind,
  hasLinkEnded,
  isBlockedAsSecondOrder,
  isOrderOpen,
  isPaidOrLater,
  mayTakeBackPaymentRecord,
  type OrderNow,
  type OrderState,
  refundablePaise,
  totalRefundedPaise,
  waitsForHandRefund,
} from './order-states.ts';

export type OrderFact =
  | { kind: 'offered' }
  /** The provider refused to create the payment link, and would refuse a retry too. */
  | { kind: 'link refused' }
  | {
      kind: 'paid';
      paymentId: string;
      paise: Paise;
      currency: string;
      /** The record of a payment in cash or by transfer; missing for a payment through the provider. */
      recorded?: HandRecordedMoney;
    }
  /** One attempt to pay failed. The order can still be paid, and this payment can still succeed. */
  | { kind: 'payment failed'; paymentId: string }
  /** Another order (`of`) with the same mail address or phone number is already paid for the same offer. */
  | { kind: 'seems second'; of: string }
  /**
   * The person's other, paid order was refunded. So the visitor is no longer asked whether this order is for another
   * person.
   */
  | { kind: 'no longer second' }
  /** The visitor says that the enrolment is for another person and wants to pay. */
  | { kind: 'for another' }
  | { kind: 'expired' }
  | { kind: 'cancelled' }
  /**
   * We no longer ask for the payment, because other orders replace this order, or because its instalment plan has
   * ended.
   */
  | { kind: 'withdrawn' }
  | { kind: 'refund asked'; paise: Paise }
  /** Staff asked for the refund by mistake, and have handed nothing back. */
  | { kind: 'refund withdrawn' }
  | {
      kind: 'refunded';
      paymentId: string;
      refundId: string;
      paise: Paise;
      /**
       * The record of how the money was handed back in cash or by transfer; missing for a refund through the provider.
       */
      recorded?: HandRecordedMoney;
    }
  /**
   * The payment was recorded by mistake: no money was received. A voucher cancels its receipt, as for a refund.
   * `refundId` is an id that we make, because the provider knows nothing of it.
   */
  | { kind: 'recorded by mistake'; refundId: string }
  /** `refund` is the provider's id of the refund, or our own key if the provider refused to create the refund. */
  | { kind: 'refund failed'; refund: string }
  /** Staff say that the money returned on the provider's page is this order's refund. */
  | { kind: 'refund settled' };

export type OrderStep =
  /**
   * The state changes to `to`. `isLate`: the order was paid after it had expired or was cancelled, so staff are told.
   * `paise`: the refunded sum, only after a refund or a payment recorded by mistake.
   */
  | { at: 'moved'; to: OrderState; isLate: boolean; paise?: Paise }
  /** The fact is already known, or a later fact has replaced it. */
  | { at: 'unchanged' }
  /** The state does not change; only the fact is stored with the order. */
  | { at: 'noted' }
  /** The state does not change; a discrepancy is raised, which a person has to settle. */
  | { at: 'discrepancy'; discrepancy: DiscrepancyKind };

const unchanged: OrderStep = { at: 'unchanged' };
const noted: OrderStep = { at: 'noted' };
const moved = (to: OrderState, isLate = false): OrderStep => ({ at: 'moved', to, isLate });
const needsPerson = (discrepancy: DiscrepancyKind): OrderStep => ({
  at: 'discrepancy',
  discrepancy,
});
const refunded = (paise: Paise): OrderStep => ({
  at: 'moved',
  to: 'refunded',
  isLate: false,
  paise,
});

/**
 * Identifies what a fact is about, so that staff are told about it once: by the id of the payment or refund, or for any
 * other fact by its kind.
 */
export function subjectOfFact(fact: OrderFact): string {
  switch (fact.kind) {
    case 'paid':
      return fact.paymentId;
    case 'refunded':
    case 'recorded by mistake':
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
    case 'withdrawn':
    case 'refund asked':
    case 'refund withdrawn':
    case 'refund settled':
      return fact.kind;
  }
}

/**
 * Returns what the fact changes in the order. `isPaymentTaken` is true if the payment of the fact has already paid
 * another order.
 */
export function decideOrderStep(
  order: OrderNow,
  fact: OrderFact,
  isPaymentTaken = false,
): OrderStep {
  const step = isPaymentTaken ? needsPerson('payment of another order') : stepOf(order, fact);
  return step.at === 'discrepancy' && order.raised.includes(subjectOfFact(fact)) ? unchanged : step;
}

/** Whether the step resolves the open discrepancy, so that nobody has to settle it. */
export function isDiscrepancyResolvedByStep(
  discrepancy: DiscrepancyKind | null,
  step: OrderStep,
): boolean {
  if (step.at !== 'moved') return false;
  if (discrepancy === 'paid again' || discrepancy === 'no place left')
    return step.to === 'refunded';
  return discrepancy === 'link refused' || (discrepancy === 'refund failed' && step.to !== 'paid');
}

/**
 * The most failed payments that are stored: a person may retry many times, and the provider lists every failed
 * payment at each poll.
 */
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
      return isOrderOpen(order.state) && order.secondOf === null ? noted : unchanged;
    case 'no longer second':
    case 'for another':
      return isBlockedAsSecondOrder(order) ? noted : unchanged;
    case 'expired':
    case 'cancelled':
      return isOrderOpen(order.state) ? moved(fact.kind) : unchanged;
    case 'withdrawn':
      return isOrderOpen(order.state) ? moved('cancelled') : unchanged;
    case 'refund asked':
      return onRefundAsked(order, fact.paise);
    // Only a refund by hand can be withdrawn. A refund through the provider is sent within seconds, so it can't be
    // stopped.
    case 'refund withdrawn':
      if (!waitsForHandRefund(order)) return unchanged;
      return moved(order.vouchers.length > 0 ? 'refunded' : 'paid');
    case 'refunded':
      return onRefunded(order, fact);
    case 'refund failed':
      return onRefundFailed(order, fact.refund);
    case 'refund settled':
      return canSettleAsRefund(order) ? refunded(order.returnedPaise) : unchanged;
    case 'recorded by mistake':
      return mayTakeBackPaymentRecord(order) ? refunded(order.amountPaise) : unchanged;
  }
}

function onPayment(order: OrderNow, fact: OrderFact & { kind: 'paid' }): OrderStep {
  if (isPaidOrLater(order.state)) {
    return order.paymentId === fact.paymentId ? unchanged : needsPerson('paid twice');
  }
  if (fact.currency !== order.currency) return needsPerson('currency differs');
  if (fact.paise !== order.amountPaise) return needsPerson('amount differs');
  return moved('paid', hasLinkEnded(order.state));
}

function onRefundAsked(order: OrderNow, paise: Paise): OrderStep {
  if (!isPaidOrLater(order.state)) return needsPerson('refund without payment');
  if (!canBeRefunded(order)) return unchanged;
  return paise > 0 && paise <= refundablePaise(order)
    ? moved('refunding')
    : needsPerson('refund amount differs');
}

/** The refund may also have been made on the provider's own page, without a request of ours. */
function onRefunded(order: OrderNow, fact: OrderFact & { kind: 'refunded' }): OrderStep {
  const { state, amountPaise, paymentId, refund, returnedPaise, raised, vouchers } = order;
  // Ignores the refund of a payment that did not pay this order, such as a second payment. Staff were already told
  // about that payment.
  if (paymentId === null || fact.paymentId !== paymentId) return unchanged;
  const isOurs = refund !== null && fact.refundId === refund.refundId;
  if (state === 'refunding' && isOurs)
    return fact.paise === refund.paise
      ? refunded(fact.paise)
      : needsPerson('refund amount differs');
  // The provider reports a known refund again at each poll. It must not count as another refund of the same sum, which
  // may be under way.
  const isKnown = vouchers.some(({ movement }) => movement === fact.refundId);
  if (isOurs || isKnown || raised.includes(fact.refundId)) return unchanged;
  if (state === 'refunded') return needsPerson('paid back elsewhere');
  if (isInPlaceOf(refund, fact.paise)) return refunded(fact.paise);
  // A partial refund does not end the order, because it may be a discount, or the rest may follow. So a person decides.
  return totalRefundedPaise(order) + fact.paise === amountPaise
    ? refunded(returnedPaise + fact.paise)
    : needsPerson('paid back elsewhere');
}

/**
 * Whether a refund on the provider's page counts as the refund that we requested: the amount is the same, and our own
 * refund was not created yet or has failed.
 */
const isInPlaceOf = (refund: OrderNow['refund'], paise: Paise) =>
  refund !== null && refund.paise === paise && (refund.refundId === null || refund.hasFailed);

/** A failed refund that is not the last one we requested is ignored. */
function onRefundFailed({ state, refund }: OrderNow, failed: string): OrderStep {
  if (state !== 'refunding' || refund === null || refund.hasFailed) return unchanged;
  return failed === refund.refundId || failed === refund.key
    ? needsPerson('refund failed')
    : unchanged;
}
