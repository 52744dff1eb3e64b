/**
 * The states of an order, and how a fact about an order changes its state. Facts come from the payment provider's
 * events (in any order, possibly repeated) and from polling; the final state does not depend on their order. An
 * order never returns to an earlier state. A payment that arrives after an expiry or a cancellation still counts.
 * Facts that do not fit (another amount or currency, a second payment) change nothing and are shown to a person
 * once: a settled discrepancy is not raised again when the same fact is repeated.
 */
import type { Paise } from './money.ts';
import type { PaymentWay, RecordedMoney } from './payment-ways.ts';

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
  /** The id of the payment that paid the order; our own id if a person recorded the payment. */
  paymentId: string | null;
  paidWay: PaymentWay;
  /**
   * The refund that was requested or made. `refundId` is the provider's id after the provider has created the
   * refund.
   */
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** The sum that was refunded in addition, on the provider's own page. */
  returnedPaise: Paise;
  /** Every discrepancy that was shown to staff so far, settled or not, by `subjectOf`. */
  raised: readonly string[];
  /** The provider's ids of the first twenty failed payments. */
  failedPayments: readonly string[];
  /** The id of a paid order of the same person for the same offer; null if there is none. */
  secondOf: string | null;
  /** When a person said that this order is for another person. */
  forOtherAt: Date | null;
};

export type OrderFact =
  | { kind: 'offered' }
  /** The provider refused permanently: a retry would be refused too. */
  | { kind: 'link refused' }
  | {
      kind: 'paid';
      paymentId: string;
      paise: Paise;
      currency: string;
      /** Set for money in cash or by transfer, which a person recorded. */
      recorded?: RecordedMoney;
    }
  /** One attempt to pay failed. The order can still be paid, and this payment can still succeed. */
  | { kind: 'payment failed'; paymentId: string }
  /** The order `of`, from the same address or number, has already paid for the same offer. */
  | { kind: 'seems second'; of: string }
  /** The other order was refunded, so the visitor need not be asked any more. */
  | { kind: 'no longer second' }
  /** The visitor says that the enrolment is for another person and wants to pay. */
  | { kind: 'for another' }
  | { kind: 'expired' }
  | { kind: 'cancelled' }
  /** We no longer ask for the payment: other orders replace this one, or its plan has ended. */
  | { kind: 'withdrawn' }
  | { kind: 'refund asked'; paise: Paise }
  | {
      kind: 'refunded';
      paymentId: string;
      refundId: string;
      paise: Paise;
      /** Set if a person handed the refund back or transferred it. */
      recorded?: RecordedMoney;
    }
  /** The payment was recorded by mistake: no money was received. `refundId` is our own id. */
  | { kind: 'recorded by mistake'; refundId: string }
  /** `refund` is the provider's id, or our key if the provider refused to create the refund. */
  | { kind: 'refund failed'; refund: string }
  /** Staff say that the money returned on the provider's page is this order's refund. */
  | { kind: 'refund settled' };

export const discrepancyKinds = [
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
  'no place left',
] as const;
export type Discrepancy = (typeof discrepancyKinds)[number];

/**
 * What the person who settles a discrepancy had on screen: the discrepancy, and how many there had been until then.
 */
export type DiscrepancyOnScreen = { discrepancy: Discrepancy | null; raised: number };

export const discrepancySeen = (order: {
  discrepancy: Discrepancy | null;
  raised: readonly string[];
}): DiscrepancyOnScreen => ({
  discrepancy: order.discrepancy,
  raised: order.raised.length,
});

/**
 * `changed`: the discrepancy on screen is no longer the current one. `no refund`: the returned money can't be the
 * refund of the order, because another refund was requested or made.
 */
export type SettlingResult = 'settled' | 'changed' | 'no refund';

export type OrderStep =
  /**
   * The state changes. `isLate`: the order was paid after it had expired or was cancelled; staff are told. `paise`:
   * the total refund, when the order becomes refunded.
   */
  | { at: 'moved'; to: OrderState; isLate: boolean; paise?: Paise }
  /** The fact is already known, or a later fact has replaced it. */
  | { at: 'unchanged' }
  /** The state does not change; only the fact is stored with the order. */
  | { at: 'noted' }
  /** The state does not change; a discrepancy is raised, which a person has to settle. */
  | { at: 'discrepancy'; discrepancy: Discrepancy };

const unchanged: OrderStep = { at: 'unchanged' };
const noted: OrderStep = { at: 'noted' };
const moved = (to: OrderState, isLate = false): OrderStep => ({ at: 'moved', to, isLate });
const needsPerson = (discrepancy: Discrepancy): OrderStep => ({ at: 'discrepancy', discrepancy });
const refunded = (paise: Paise): OrderStep => ({
  at: 'moved',
  to: 'refunded',
  isLate: false,
  paise,
});

export const isPaidOrLater = (state: OrderState) =>
  state === 'paid' || state === 'refunding' || state === 'refunded';

/** Whether the order can be paid now, or as soon as its link is created. */
const isOpen = (state: OrderState) => state === 'made' || state === 'offered';

/** Whether the link ended unpaid, so that the person may place another order. */
export const hasLinkEnded = (state: OrderState) => state === 'expired' || state === 'cancelled';

type Renewable = {
  state: OrderState;
  enrolmentId: string | null;
  changeOf: string | null;
  instalment: { planOf: string; position: number; dueOn: string | null } | null;
};

/**
 * Whether a new order may replace this one: its link has ended, and no other order of the same enrolment and course
 * is open or was paid. For a later instalment, no other order may ask for the same instalment.
 */
export function canBeRenewed(order: Renewable, others: readonly Renewable[]): boolean {
  const { state, enrolmentId, changeOf, instalment } = order;
  if (!hasLinkEnded(state) || enrolmentId === null) return false;
  if (instalment !== null && instalment.position > 1) {
    const first = others.find(
      (one) => one.instalment?.planOf === instalment.planOf && one.instalment.position === 1,
    );
    return instalment.dueOn !== null && first?.state === 'paid';
  }
  return !others.some(
    (one) =>
      !hasLinkEnded(one.state) && one.enrolmentId === enrolmentId && one.changeOf === changeOf,
  );
}

/**
 * Whether the order can be divided into instalments: it is unpaid, asks for the whole fee, and is no change of
 * course, which is paid at once.
 */
export const canBeDivided = ({ state, instalment, changeOf, enrolmentId }: Renewable): boolean =>
  isOpen(state) && instalment === null && changeOf === null && enrolmentId !== null;

/** Payment is blocked until a person says that the order is for another person than the one who has paid. */
export const isBlockedAsSecond = ({
  state,
  secondOf,
  forOtherAt,
}: Pick<OrderNow, 'state' | 'secondOf' | 'forOtherAt'>): boolean =>
  isOpen(state) && secondOf !== null && forOtherAt === null;

/** Identifies the payment or refund of a fact. Staff are told once about each. */
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
    case 'refund settled':
      return fact.kind;
  }
}

/** `isPaymentTaken`: the payment of the fact has already paid another order. */
export function nextOrderStep(order: OrderNow, fact: OrderFact, isPaymentTaken = false): OrderStep {
  const step = isPaymentTaken ? needsPerson('payment of another order') : stepOf(order, fact);
  return step.at === 'discrepancy' && order.raised.includes(subjectOfFact(fact)) ? unchanged : step;
}

/** Whether the step resolves the open discrepancy, because what it reported has now happened. */
export function resolvesDiscrepancy(discrepancy: Discrepancy | null, step: OrderStep): boolean {
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
      return isOpen(order.state) && order.secondOf === null ? noted : unchanged;
    case 'no longer second':
    case 'for another':
      return isBlockedAsSecond(order) ? noted : unchanged;
    case 'expired':
    case 'cancelled':
      return isOpen(order.state) ? moved(fact.kind) : unchanged;
    case 'withdrawn':
      return isOpen(order.state) ? moved('cancelled') : unchanged;
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
    case 'recorded by mistake':
      return mayTakeBackRecord(order) ? refunded(order.amountPaise) : unchanged;
  }
}

/** Whether a record of money can be taken back: a person recorded the payment, and nothing was refunded since. */
export const mayTakeBackRecord = ({
  state,
  paidWay,
  returnedPaise,
}: Pick<OrderNow, 'state' | 'paidWay' | 'returnedPaise'>): boolean =>
  state === 'paid' && paidWay !== 'online' && returnedPaise === 0;

/** Whether a payment by hand can be recorded: the order asks for a payment, or its link has ended. */
export const canBeRecorded = (state: OrderState): boolean => isOpen(state) || hasLinkEnded(state);

/**
 * Whether a person has to hand the refund back, because the payment was made by hand and the provider can't refund
 * it.
 */
export const waitsForHandBack = ({ state, paidWay }: Pick<OrderNow, 'state' | 'paidWay'>) =>
  state === 'refunding' && paidWay !== 'online';

function onPayment(order: OrderNow, fact: OrderFact & { kind: 'paid' }): OrderStep {
  if (isPaidOrLater(order.state)) {
    return order.paymentId === fact.paymentId ? unchanged : needsPerson('paid twice');
  }
  if (fact.currency !== order.currency) return needsPerson('currency differs');
  if (fact.paise !== order.amountPaise) return needsPerson('amount differs');
  return moved('paid', hasLinkEnded(order.state));
}

/** Whether a refund can be requested: none was requested yet, or the last one failed. */
export const canBeRefunded = ({ state, refund }: Pick<OrderNow, 'state' | 'refund'>) =>
  state === 'paid' || (state === 'refunding' && refund?.hasFailed === true);

/** The amount that can still be refunded, in paise; 0 while a refund is in progress. */
export const refundablePaise = (
  order: Pick<OrderNow, 'state' | 'refund' | 'amountPaise' | 'returnedPaise'>,
): Paise => (canBeRefunded(order) ? order.amountPaise - order.returnedPaise : 0);

/** The sum of the receipt and the sum of the voucher. Figures use these, not the amount of the order. */
export const receivedPaise = ({ receipt }: { receipt: { paise: Paise } | null }): Paise =>
  receipt?.paise ?? 0;
export const paidBackPaise = ({ voucher }: { voucher: { paise: Paise } | null }): Paise =>
  voucher?.paise ?? 0;

/** The payment was recorded by mistake, and its voucher only takes the receipt back: nothing was paid back. */
export const isMistake = ({ voucher }: { voucher: { why: string | null } | null }): boolean =>
  voucher?.why === 'mistake';

export const listedStates = [...orderStates, 'mistake'] as const;
export type ListedState = (typeof listedStates)[number];

/** The state in lists and exports. "refunded" would be untrue of a payment that was recorded by mistake. */
export const listedState = (order: { state: OrderState; isMistake: boolean }): ListedState =>
  order.isMistake ? 'mistake' : order.state;

function onRefundAsked(order: OrderNow, paise: Paise): OrderStep {
  if (!isPaidOrLater(order.state)) return needsPerson('refund without payment');
  if (!canBeRefunded(order)) return unchanged;
  return paise > 0 && paise <= refundablePaise(order)
    ? moved('refunding')
    : needsPerson('refund amount differs');
}

/** Refunds may also be made on the provider's own page, without a request of ours. */
function onRefunded(order: OrderNow, fact: OrderFact & { kind: 'refunded' }): OrderStep {
  const { state, amountPaise, paymentId, refund, returnedPaise, raised } = order;
  // Whether this refunds a payment that staff were told about, such as a second payment or a payment of another
  // amount.
  if (paymentId === null || fact.paymentId !== paymentId) return unchanged;
  const isOurs = refund !== null && fact.refundId === refund.refundId;
  if (state === 'refunding' && isOurs)
    return fact.paise === refund.paise
      ? refunded(fact.paise)
      : needsPerson('refund amount differs');
  if (isOurs || raised.includes(fact.refundId)) return unchanged;
  if (state === 'refunded') return needsPerson('paid back elsewhere');
  if (isInPlaceOf(refund, fact.paise)) return refunded(fact.paise);
  // A partial refund does not make the order refunded: it may be a discount, or the rest may follow.
  const inAll = returnedPaise + fact.paise;
  return inAll === amountPaise ? refunded(inAll) : needsPerson('paid back elsewhere');
}

/** Whether the refund has the amount of the refund that we requested, which does not exist yet or failed. */
const isInPlaceOf = (refund: OrderNow['refund'], paise: Paise) =>
  refund !== null && refund.paise === paise && (refund.refundId === null || refund.hasFailed);

/** A failed refund that is not the last one we requested is ignored. */
function onRefundFailed({ state, refund }: OrderNow, failed: string): OrderStep {
  if (state !== 'refunding' || refund === null || refund.hasFailed) return unchanged;
  return failed === refund.refundId || failed === refund.key
    ? needsPerson('refund failed')
    : unchanged;
}
