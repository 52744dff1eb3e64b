/** Refunds and changes of an order: what the terms say about them, and what a member grants. */
import type { Order } from '#database/orders/order.ts';
import type {
  LearnerRequest,
  OfferPrice,
  OrdersApi,
  TermsAnswerWithDetails,
  TermsGrantResult,
} from '#desk/api-types/orders-api.ts';
import type { Holidays } from '#domain/dates/business-days.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { maskPersonInText } from '#domain/mask-person-in-text.ts';
import { isPaidOrLater, isRefundUnderWay } from '#domain/orders/order-states.ts';
import {
  computeRefundLeftByTerms,
  decideRefundApproval,
} from '#domain/terms/decide-refund-approval.ts';
import { explainModeMismatch } from '../../../payments/explain-mode-mismatch.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';
import { decideRequestByTerms } from './decide-request-by-terms.ts';
import { findInstalmentPlan } from './make-hand-payments-and-instalments-api.ts';
import { isRefundedOnOwnPage, moneyOfOrderOrPlan } from './money-of-order-or-plan.ts';
import { readFirstLmsSignInDay } from './read-first-lms-sign-in-day.ts';
import { readOffersAtTodaysFee } from './read-offers-at-todays-fee.ts';
import { readSinglePersonRefundLimitPaise } from './read-single-person-refund-limit-paise.ts';

const grantedType = 'order.granted' satisfies DeskEventType;

type RefundsAndChangesApi = Pick<
  OrdersApi,
  'answer' | 'refund' | 'confirmOrDeclineRefund' | 'otherOffers' | 'batchEndDates' | 'grant'
>;

/** `find` returns the order with the given id; it throws if the member may not see the order. */
export function makeRefundsAndChangesApi(
  options: ApiOptions,
  find: (id: string) => Promise<Order>,
): RefundsAndChangesApi {
  const { store, staff, payments, now, holidays } = options;
  const { orders, desk, batches, checklists } = store;
  const explainForeignMode = async (order: Order) =>
    explainModeMismatch(order, await orders.modeInForce());
  const readGrantEvents = async (order: Order) =>
    (await desk.eventsOf([order.id])).filter(({ type }) => type === grantedType);
  const otherOffers = async ({ offer }: Order): Promise<OfferPrice[]> =>
    (await readOffersAtTodaysFee(options)).filter(({ slug }) => slug !== '' && slug !== offer.slug);
  const decideRequest = async (
    request: LearnerRequest,
    order: Order,
    granted: readonly DeskEvent[],
  ): Promise<TermsAnswerWithDetails> => {
    const { receivedPaise: paidPaise } = moneyOfOrderOrPlan(
      order,
      await findInstalmentPlan(orders, order),
    );
    const changes = granted.filter(({ what }) => what.ask === 'change').length;
    // A change of course does not count if its payment was recorded by mistake, because that undid the change. Each
    // grant has at most one such order, because such an order is not renewed.
    const undone = (await orders.courseChangeOrdersOf(order.id)).filter(
      ({ voucher }) => voucher?.why === 'mistake',
    ).length;
    const others = request.ask === 'change' ? await otherOffers(order) : [];
    const other = others.find(({ slug }) => 'toOffer' in request && slug === request.toOffer);
    return decideRequestByTerms(request, {
      order,
      firstSignInOn: readFirstLmsSignInDay(await checklists.findChecklist(order.id)),
      askedOn: indianDay(new Date(now())),
      holidays: holidays as Holidays,
      // If this order was itself created by a change of course, or its course was changed, that is one more change.
      changesBefore: changes - undone + (order.changeOf !== null || order.isCourseChanged ? 1 : 0),
      otherFeePaise: other?.paise ?? null,
      paidPaise,
    });
  };

  /** Replaces the dates that the member typed with those of the order's batch, if the order has one. */
  async function withKnownDates(request: LearnerRequest, { seat }: Order): Promise<LearnerRequest> {
    const batch = seat === null ? null : await batches.findBatch(seat.batchId);
    if (batch === null) return request;
    const { startsOn, endsOn } = batch;
    switch (request.ask) {
      case 'refund':
      case 'move':
        return { ...request, startsOn };
      case 'guarantee':
        return { ...request, endsOn };
      case 'change':
        return { ...request, startsOn, endsOn };
      // For a late start, the typed first day stays: the buyer was promised the published day, and if the batch was
      // moved, its first day is another one.
      case 'late start':
        return request;
    }
  }

  async function grant(id: string, request: LearnerRequest): Promise<TermsGrantResult> {
    requirePermission(staff.role, 'refunds');
    const order = await find(id);
    const granted = await readGrantEvents(order);
    const known = await withKnownDates(request, order);
    const { isAllowed, paise } = await decideRequest(known, order, granted);
    // Pages show the form for a grant only if the terms allow the request and the order is paid; for a plan, only the
    // page of its first order shows the form. So any other request is outdated or forged.
    if (!isAllowed || order.state !== 'paid' || !isRefundedOnOwnPage(order))
      throw new Response(null, { status: 400 });
    const entry = { type: grantedType, what: { ...known, paise } } as const;
    if (known.ask === 'change') {
      if ((await explainForeignMode(order)) !== null) return { at: 'not sold' };
      const { toOffer } = known;
      const became = await orders.changeCourse(id, toOffer, staff.id, entry, granted.length);
      if (became.at === 'overtaken') return grant(id, request);
      if (became.at !== 'made') return { at: became.at };
      // The answer waits a short time for the provider, so that the next page can usually show the payment link.
      await payments?.makeLink(became.order.id);
      return { at: 'made', orderId: became.order.id };
    }
    const isNoted = await orders.recordGrantedRequest(id, staff.id, entry, granted.length);
    // If another member granted something at the same moment, nothing was recorded, and the rules decide again.
    return isNoted ? { at: 'granted' } : grant(id, request);
  }

  return {
    async answer(id, request) {
      const order = await find(id);
      const known = await withKnownDates(request, order);
      return decideRequest(known, order, await readGrantEvents(order));
    },

    async refund(id, paise, request, reason, seenBackPaise) {
      requirePermission(staff.role, 'refunds');
      const order = await find(id);
      if (paise < 1 || !isPaidOrLater(order.state)) throw new Response(null, { status: 400 });
      if ((await explainForeignMode(order)) !== null) return 'foreign';
      if (!isRefundedOnOwnPage(order)) throw new Response(null, { status: 400 });
      const money = moneyOfOrderOrPlan(order, await findInstalmentPlan(orders, order));
      if (isRefundUnderWay(order) || money.refundablePaise === 0) return 'late';
      // If money was refunded after the page was opened, this refund is refused: perhaps the same form was sent twice.
      if (money.returnedPaise !== seenBackPaise) return 'late';
      // A refund of more money than is left of the payment is refused, because it would become a discrepancy.
      if (paise > money.refundablePaise) return 'too much';
      const known = await withKnownDates(request, order);
      const answer = await decideRequest(known, order, await readGrantEvents(order));
      const left = computeRefundLeftByTerms(answer, money);
      const alone = await readSinglePersonRefundLimitPaise(store);
      const care = decideRefundApproval(paise, left, alone, money.returnedPaise);
      if (care.needsReason && reason === '') return 'no reason';
      const ruleSays = answer.isAllowed ? answer.paise : 0;
      if (care.needsSecondPerson) {
        const proposal = { paise, question: known, ruleSays, reason };
        return (await orders.proposeRefund(id, proposal, staff.id)) ? 'proposed' : 'late';
      }
      const { payer } = order;
      const what = {
        ...known,
        paise,
        ruleSays,
        // The audit keeps this reason after the payer is erased, so the payer's name and contact details are masked in
        // it.
        ...(care.needsReason
          ? { reason: maskPersonInText(reason, payer === null ? [] : Object.values(payer)) }
          : {}),
      };
      const entry = { type: 'order.refund asked', what } as const;
      const { step } = await orders.requestRefund(id, paise, staff.id, seenBackPaise, entry);
      if (step.at !== 'moved') return step.at === 'unchanged' ? 'late' : 'too much';
      payments?.nudge();
      return 'asked';
    },

    async confirmOrDeclineRefund(id, proposalId, isConfirmed, seenBackPaise) {
      requirePermission(staff.role, 'refunds');
      const order = await find(id);
      // A refund is declined without the provider, so this works even for an order of another payment mode.
      if (!isConfirmed)
        return (await orders.declineRefund(id, proposalId, staff.id)) ? 'declined' : 'late';
      if ((await explainForeignMode(order)) !== null) return 'foreign';
      const became = await orders.confirmRefund(id, proposalId, staff.id, seenBackPaise);
      if (became === 'asked') payments?.nudge();
      return became;
    },

    otherOffers: async (id) => otherOffers(await find(id)),

    async batchEndDates(offer) {
      requirePermission(staff.role, 'orders');
      if (offer === '') return [];
      const today = indianDay(new Date(now()));
      const open = (await batches.visibleBatches(offer)).filter(
        ({ state, startsOn }) => state === 'open' && startsOn >= today,
      );
      return [...new Set(open.map(({ endsOn }) => endsOn))].sort();
    },

    grant,
  };
}
