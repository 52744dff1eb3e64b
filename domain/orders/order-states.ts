/**
 * The states of an order, and what is possible in each. An order never returns to an earlier state, with two
 * exceptions: staff may withdraw a refund that they would have to pay by hand, and a refunded order may get another
 * refund. `decide-order-step.ts` has the rules by which a fact changes the state.
 */
import type { BatchState } from '../batches/batch.ts';
import type { Paise } from '../money/money.ts';
import type { PaymentMethod } from '../money/payment-methods.ts';
import { isLaterInstalment } from './instalments.ts';

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
  paidWay: PaymentMethod;
  /**
   * The latest refund that was requested or made. `refundId` is the provider's id after the provider has created the
   * refund.
   */
  refund: { key: string; paise: Paise; refundId: string | null; hasFailed: boolean } | null;
  /** The sum that was refunded on the provider's own page, in addition to our own refunds. */
  returnedPaise: Paise;
  /** The vouchers of all refunds that were made. `movement` is the provider's id of the refund, or our own. */
  vouchers: readonly { paise: Paise; movement: string | null }[];
  /** The payments and refunds (as keys of `subjectOfFact`) for which staff were shown a discrepancy, settled or not. */
  raised: readonly string[];
  /** The provider's ids of the first twenty failed payments. */
  failedPayments: readonly string[];
  /** The id of an order that the same person has already paid for the same offer; null if there is none. */
  secondOf: string | null;
  /** The time at which a person said that this order is for another person; null if nobody has said so. */
  forOtherAt: Date | null;
};

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
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

/**
 * What the page of an order showed about discrepancies: the kind of the open one, and how many had been raised. If one
 * of the two has changed when staff settle the discrepancy, nothing is settled, because staff saw something else.
 */
export type DiscrepancySnapshot = { discrepancy: DiscrepancyKind | null; raised: number };

export const toDiscrepancySnapshot = (order: {
  discrepancy: DiscrepancyKind | null;
  raised: readonly string[];
}): DiscrepancySnapshot => ({
  discrepancy: order.discrepancy,
  raised: order.raised.length,
});

/**
 * `changed`: another discrepancy was raised or settled meanwhile, so nothing was settled. `no refund`: the returned
 * money can't be a refund of the order, because another refund is under way, or more would be refunded than was paid.
 */
export type DiscrepancySettlingResult = 'settled' | 'changed' | 'no refund';

export const isPaidOrLater = (state: OrderState) =>
  state === 'paid' || state === 'refunding' || state === 'refunded';

/** Whether the order can be paid now, or as soon as its link is created. */
export const isOrderOpen = (state: OrderState) => state === 'made' || state === 'offered';

/** Whether the link ended unpaid, so that the person may place another order. */
export const hasLinkEnded = (state: OrderState) => state === 'expired' || state === 'cancelled';

type Renewable = {
  state: OrderState;
  enrolmentId: string | null;
  changeOf: string | null;
  instalment: { planOf: string; position: number; dueOn: string | null } | null;
  seat: { batch: { state: BatchState } | null } | null;
};

/**
 * Whether a new order may replace `order`. Its link must have ended unpaid, and its enrolment must not be erased.
 * - A later instalment: the first instalment must be paid, and no other order may ask for this one (`dueOn` is then
 *   null).
 * - Any other order: its batch must not be cancelled, and all other orders of the same enrolment and course must have
 *   ended unpaid too.
 */
export function canBeRenewed(order: Renewable, others: readonly Renewable[]): boolean {
  const { state, enrolmentId, changeOf, instalment } = order;
  if (!hasLinkEnded(state) || enrolmentId === null) return false;
  if (instalment !== null && isLaterInstalment(order)) {
    const first = others.find(
      (one) => one.instalment?.planOf === instalment.planOf && !isLaterInstalment(one),
    );
    return instalment.dueOn !== null && first?.state === 'paid';
  }
  if (order.seat?.batch?.state === 'cancelled') return false;
  return !others.some(
    (one) =>
      !hasLinkEnded(one.state) && one.enrolmentId === enrolmentId && one.changeOf === changeOf,
  );
}

/**
 * Whether the order has a learner, for whom the desk keeps a checklist of promises. The order must be paid and be no
 * later instalment. After a change of course, the order of the new course has the learner instead.
 */
export const hasLearner = (order: {
  state: OrderState;
  instalment: { position: number } | null;
  isCourseChanged: boolean;
}): boolean => order.state === 'paid' && !isLaterInstalment(order) && !order.isCourseChanged;

/**
 * Whether the order can be divided into instalments: it can still be paid, asks for the whole fee, and its enrolment is
 * not erased. The order for a change of course is always paid at once.
 */
export const canBeDividedIntoInstalments = ({
  state,
  instalment,
  changeOf,
  enrolmentId,
}: Renewable): boolean =>
  isOrderOpen(state) && instalment === null && changeOf === null && enrolmentId !== null;

/**
 * Whether payment is blocked: the same person has paid for the same offer, and nobody has said yet that this order is
 * for another person.
 */
export const isBlockedAsSecondOrder = ({
  state,
  secondOf,
  forOtherAt,
}: Pick<OrderNow, 'state' | 'secondOf' | 'forOtherAt'>): boolean =>
  isOrderOpen(state) && secondOf !== null && forOtherAt === null;

/** Whether a recorded payment can be cancelled as a mistake: a person recorded it, and nothing was refunded since. */
export const mayTakeBackPaymentRecord = ({
  state,
  paidWay,
  returnedPaise,
}: Pick<OrderNow, 'state' | 'paidWay' | 'returnedPaise'>): boolean =>
  state === 'paid' && paidWay !== 'online' && returnedPaise === 0;

/** Whether a payment by hand can be recorded: the order asks for a payment, or its link has ended. */
export const canPaymentBeRecorded = (state: OrderState): boolean =>
  isOrderOpen(state) || hasLinkEnded(state);

/**
 * Whether a member of staff has to pay the refund by hand: the payment did not come through the provider, so the
 * provider can't refund it.
 */
export const waitsForHandRefund = ({ state, paidWay }: Pick<OrderNow, 'state' | 'paidWay'>) =>
  state === 'refunding' && paidWay !== 'online';

/** Whether a refund was requested and has neither been made nor failed. Meanwhile, no other can be requested. */
export const isRefundUnderWay = ({ state, refund }: Pick<OrderNow, 'state' | 'refund'>): boolean =>
  state === 'refunding' && refund?.hasFailed !== true;

/** The whole sum that was refunded: by our refunds, and on the provider's own page. */
export const totalRefundedPaise = ({
  vouchers,
  returnedPaise,
}: Pick<OrderNow, 'vouchers' | 'returnedPaise'>): Paise =>
  vouchers.reduce((sum, { paise }) => sum + paise, returnedPaise);

type Refundable = Pick<OrderNow, 'state' | 'refund' | 'amountPaise' | 'returnedPaise' | 'vouchers'>;

/** The amount that can still be refunded, in paise; 0 before the payment and while a refund is under way. */
export const refundablePaise = (order: Refundable): Paise =>
  isPaidOrLater(order.state) && !isRefundUnderWay(order)
    ? Math.max(0, order.amountPaise - totalRefundedPaise(order))
    : 0;

/**
 * Whether a refund can be requested. The first refund ends the order. Others may follow until the whole sum is
 * refunded.
 */
export const canBeRefunded = (order: Refundable): boolean => refundablePaise(order) > 0;

/** Whether the money that was returned on the provider's page can become a refund of the order, with a voucher. */
export const canSettleAsRefund = (order: Refundable): boolean =>
  isPaidOrLater(order.state) &&
  !isRefundUnderWay(order) &&
  order.returnedPaise > 0 &&
  totalRefundedPaise(order) <= order.amountPaise;
