/** Reads everything that the page of an order shows. */
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type { Order, OrderEvent } from '#database/orders/order.ts';
import type { OrderDetails } from '#desk/api-types/order-details.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import {
  canBeDividedIntoInstalments,
  canBeRenewed,
  canPaymentBeRecorded,
  canSettleAsRefund,
  hasLearner,
  hasLinkEnded,
  mayTakeBackPaymentRecord,
  toDiscrepancySnapshot,
} from '#domain/orders/order-states.ts';
import { explainModeMismatch } from '../../../payments/explain-mode-mismatch.ts';
import { findOpenPaymentLink } from '../../../payments/find-open-payment-link.ts';
import {
  jobGuaranteeOfferKind,
  readSoldOfferFacts,
} from '../../../payments/read-sold-offer-facts.ts';
import type { ApiOptions } from '../api-options.ts';
import { makePaymentLinkMessagesWithoutTemplate } from '../messages/make-payment-link-messages-without-template.ts';
import { describeOpenDiscrepancies } from './describe-open-discrepancies.ts';
import { findInstalmentPlan } from './make-hand-payments-and-instalments-api.ts';
import { isRefundedOnOwnPage, moneyOfOrderOrPlan } from './money-of-order-or-plan.ts';
import { omitDuplicateOrderEvent } from './omit-duplicate-order-event.ts';
import { readFirstLmsSignInDay } from './read-first-lms-sign-in-day.ts';
import { toListedOrder } from './to-listed-order.ts';

/**
 * Audit events that the history of an order leaves out, because the order has an event of its own about the same act.
 * The order's event also has the note.
 */
const auditTypesWithOrderEvent: readonly DeskEventType[] = [
  'order.settled',
  'order.moved',
  'order.asked for',
  'order.payment recorded',
  'order.handed back',
  'order.record taken back',
];

export async function readOrderDetails(
  { store, staff, now, config }: Pick<ApiOptions, 'store' | 'staff' | 'now' | 'config'>,
  order: Order,
): Promise<OrderDetails> {
  const { orders, desk, batches, checklists } = store;
  const [happened, audited, changes, first] = await Promise.all([
    orders.eventsOf(order.id),
    desk.eventsOf([order.id]),
    orders.courseChangeOrdersOf(order.id),
    order.secondOf === null ? null : orders.findOrder(order.secondOf),
  ]);
  const atDesk = audited.filter(
    ({ type }) => !auditTypesWithOrderEvent.some((told) => told === type),
  );
  const [batch, starts, progress, plan] = await Promise.all([
    order.seat === null ? null : batches.findBatch(order.seat.batchId),
    batches.visibleBatches(order.offer.slug),
    checklists.findChecklist(order.id),
    findInstalmentPlan(orders, order),
  ]);
  const own = collectOwnFacts(order, config.siteUrl);
  const open = findOpenPaymentLink(order, { now: now(), siteUrl: config.siteUrl });
  const { returnedPaise, refundablePaise: stillRefundable } = moneyOfOrderOrPlan(order, plan);
  const all = [
    ...omitDuplicateOrderEvent(omitRefundsAskedAtDesk(happened, atDesk)),
    ...atDesk,
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    ...own,
    startsOn: progress?.startsOn ?? own.startsOn,
    firstSignInOn: readFirstLmsSignInDay(progress),
    paymentLinkMessages:
      open === null
        ? []
        : makePaymentLinkMessagesWithoutTemplate(order, { name: own.payer, link: open.link }),
    plan,
    refundedBeforePaise: returnedPaise,
    refundablePaise: isRefundedOnOwnPage(order) ? stillRefundable : 0,
    canSettleAsRefund: isRefundedOnOwnPage(order) && canSettleAsRefund(order),
    isRefundedOnOwnPage: isRefundedOnOwnPage(order),
    changeOf: order.changeOf,
    changedBy: changes[0]?.id ?? null,
    dividedInto: findReplacingPlanId(audited),
    canBeRenewed: canBeRenewed(
      order,
      await orders.ordersOf(order.enrolmentId === null ? [] : [order.enrolmentId]),
    ),
    proposal: order.refundProposal && {
      ...order.refundProposal,
      isOwn: order.refundProposal.by === staff.id,
    },
    ...describePlaceAndMoves(order, batch, starts, indianDay(new Date(now()))),
    foreign: explainModeMismatch(order, await orders.modeInForce()),
    discrepancies: describeOpenDiscrepancies(order, happened, first),
    history: all,
  };
}

/**
 * Leaves out the order's event that a refund has begun if the audit has an event of the same moment: the audit's event
 * says who asked for the refund and why. Both events are written in one transaction.
 */
function omitRefundsAskedAtDesk(
  happened: readonly OrderEvent[],
  atDesk: readonly DeskEvent[],
): OrderEvent[] {
  const asked = atDesk.filter(
    ({ type }) => type === ('order.refund asked' satisfies DeskEventType),
  );
  const isAskedAtDesk = ({ at }: OrderEvent) =>
    asked.some((one) => one.at.getTime() === at.getTime());
  return happened.filter((one) => one.type !== 'order.refunding' || !isAskedAtDesk(one));
}

/** Returns the id of the first order of the instalment plan that replaced this order; null if no plan did. */
function findReplacingPlanId(audited: readonly DeskEvent[]): string | null {
  const made = audited.findLast(({ type }) => type === ('plan.made' satisfies DeskEventType));
  return typeof made?.what.order === 'string' ? made.what.order : null;
}

function describePlaceAndMoves(
  { seat, state, vouchers, hasWaited, instalment, isCourseChanged }: Order,
  batch: StoredBatch | null,
  starts: readonly StoredBatch[],
  today: CalendarDate,
): Partial<OrderDetails> & Pick<OrderDetails, 'batch' | 'moves' | 'endsOn'> {
  // An order has no place in a batch if its link ended unpaid, if it has a voucher (for a refund or a mistake), or if
  // another order has the place: the first of the plan, or the order of the new course.
  const isPlaceless =
    hasLinkEnded(state) ||
    vouchers.length > 0 ||
    isLaterInstalment({ instalment }) ||
    isCourseChanged;
  const hasBegun = ({ startsOn }: StoredBatch) => Number(startsOn < today);
  const moves = starts
    .filter(
      (one) =>
        !isPlaceless &&
        one.state === 'open' &&
        one.endsOn >= today &&
        (one.id !== seat?.batchId || seat.state === 'over') &&
        (one.seats === null || one.held + one.taken < one.seats),
    )
    // Batches that have not begun come first, because the form preselects the first batch.
    .sort((a, b) => hasBegun(a) - hasBegun(b));
  return {
    moves: moves.map(({ id, startsOn, endsOn, from, to }) => ({ id, startsOn, endsOn, from, to })),
    ...(seat === null || batch === null
      ? { batch: null, endsOn: null }
      : {
          startsOn: batch.startsOn,
          endsOn: batch.endsOn,
          batch: {
            id: batch.id,
            startsOn: batch.startsOn,
            endsOn: batch.endsOn,
            place: seat.state,
            heldUntil: seat.heldUntil,
            hasWaited,
            isCancelled: batch.state === 'cancelled',
          },
        }),
  };
}

type OwnFacts = Omit<
  OrderDetails,
  | 'plan'
  | 'isRefundedOnOwnPage'
  | 'refundedBeforePaise'
  | 'refundablePaise'
  | 'canSettleAsRefund'
  | 'discrepancies'
  | 'proposal'
  | 'changeOf'
  | 'changedBy'
  | 'dividedInto'
  | 'canBeRenewed'
  | 'history'
  | 'foreign'
  | 'batch'
  | 'moves'
  | 'endsOn'
  | 'firstSignInOn'
  | 'paymentLinkMessages'
>;

function collectOwnFacts(order: Order, siteUrl: string): OwnFacts {
  const { payer, link, refund, offer } = order;
  const { kind, registrationChargePaise, refund: refundSentence } = readSoldOfferFacts(order);
  const { startDate } = (offer.facts.start ?? {}) as { startDate?: unknown };
  return {
    ...toListedOrder(order),
    enquiryId: order.enrolmentId,
    email: payer?.email ?? null,
    phone: payer?.phone ?? null,
    secondOf: order.secondOf,
    // The link of the demonstration bank is a path of this site.
    link: link && { url: new URL(link.url, siteUrl).href, expiresAt: link.expiresAt },
    paidAt: order.paidAt,
    paymentId: order.paymentId,
    paidWay: order.paidWay,
    record: order.receipt?.record ?? null,
    canBeRecorded: canPaymentBeRecorded(order.state),
    mayTakeBackRecord: mayTakeBackPaymentRecord(order),
    canBeDivided: canBeDividedIntoInstalments(order),
    hasLearner: hasLearner(order),
    refund:
      refund === null || order.state !== 'refunding'
        ? null
        : {
            key: refund.key,
            paise: refund.paise,
            isSent: refund.refundId !== null,
            hasFailed: refund.hasFailed,
          },
    returnedPaise: order.returnedPaise,
    receiptAt: order.receipt?.issuedAt ?? null,
    vouchers: order.vouchers.map(({ number, issuedAt, paise, record }) => ({
      number,
      at: issuedAt,
      paise,
      record,
    })),
    startsOn: typeof startDate === 'string' ? startDate : null,
    hasJobGuarantee: kind === jobGuaranteeOfferKind,
    registrationChargePaise,
    refundSentence,
    seen: toDiscrepancySnapshot(order),
  };
}
