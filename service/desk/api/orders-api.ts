/** Orders at the desk, for roles that may see them. Before a refund, the page shows what the terms say. */

import { paymentModeLabels } from '#contract/order-words.ts';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type { LearnerProgress } from '#database/checklists/checklist-port.ts';
import type { DeskEvent } from '#database/desk/desk-port.ts';
import type { Order } from '#database/orders/order-port.ts';
import type {
  GrantResult,
  InstalmentPlan,
  ListedOrder,
  OrderSheet,
  OrdersApi,
  OtherOffer,
  RuleAnswer,
  RuleQuestion,
} from '#desk/api/orders-api.ts';
import type { PaperSpan } from '#domain/accounts/order-filter.ts';
import {
  netOf,
  papersOf,
  refundedPaise,
  sumPapers,
} from '#domain/accounts/receipts-and-vouchers.ts';
import { offerFeeOn } from '#domain/batches/fee-on.ts';
import type { Holidays } from '#domain/business-days.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { indianDay } from '#domain/indian-day.ts';
import { maskPerson } from '#domain/mask-person.ts';
import { formatPaise } from '#domain/money.ts';
import {
  canBeDivided,
  canBeRecorded,
  canBeRefunded,
  canBeRenewed,
  discrepancySeen,
  hasLinkEnded,
  isBlockedAsSecond,
  isMistake,
  isPaidOrLater,
  listedState,
  mayTakeBackRecord,
  paidBackPaise,
  receivedPaise,
  refundablePaise,
  waitsForHandBack,
} from '#domain/order-states.ts';
import { leftByTerms, refundApproval } from '#domain/rules/refund-approval.ts';
import { byteOrderMark, csvLine } from '../../for-staff/csv.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import { everyOrder } from '../../payments/every-order.ts';
import { explainModeMismatch } from '../../payments/explain-mode-mismatch.ts';
import { titleOf } from '../../payments/order-title.ts';
import { soldFacts } from '../../payments/sold-facts.ts';
import { answerRuleQuestion } from './answer-rule-question.ts';
import type { ApiOptions } from './api-options.ts';
import { describeInstalment } from './describe-instalment.ts';
import { describeOpenDiscrepancies } from './describe-open-discrepancies.ts';
import { handPaymentsApi, planShown } from './hand-payments-api.ts';
import { hideVisitorEvent } from './hide-visitor-event.ts';
import { readRefundLimitPaise } from './read-refund-limit.ts';
import { renewOrderForStaff } from './renew-order-for-staff.ts';
import { requirePermission } from './require-permission.ts';
import { runSingleExport } from './run-single-export.ts';

const grantedType = 'order.granted' satisfies DeskEventType;
/**
 * These events are only for the audit. The history of an order shows the order's own event, which also has
 * the note.
 */
const settledType = 'order.settled' satisfies DeskEventType;
const toldTwice: readonly DeskEventType[] = [
  settledType,
  'order.moved',
  'order.asked for',
  'order.payment recorded',
  'order.handed back',
  'order.record taken back',
];

export function ordersApi(options: ApiOptions): OrdersApi {
  const { store, staff, payments, now, holidays } = options;
  const { orders, desk, batches, checklists } = store;

  const find = async (id: string): Promise<Order> => {
    requirePermission(staff.role, 'orders');
    const order = await orders.findOrder(id);
    if (order === null) throw new Response(null, { status: 404 });
    return order;
  };
  const foreign = async (order: Order) => explainModeMismatch(order, await orders.modeInForce());
  const grantedFor = async (order: Order) =>
    (await desk.eventsOf([order.id])).filter(({ type }) => type === grantedType);
  const otherOffers = async ({ offer }: Order): Promise<OtherOffer[]> => {
    const [onSale, fees] = await Promise.all([orders.offersOnSale(), batches.fees()]);
    const today = indianDay(new Date(now()));
    return onSale
      .filter(({ slug }) => slug !== '' && slug !== offer.slug)
      .map(({ slug, title, kind = null, amountPaise }) => ({
        slug,
        title,
        paise: offerFeeOn(fees, { slug, kind }, today)?.paise ?? amountPaise,
      }));
  };
  const answerTo = async (
    question: RuleQuestion,
    order: Order,
    granted: readonly DeskEvent[],
  ): Promise<RuleAnswer> => {
    const { receivedPaise: paidPaise } = moneyOf(order, await planShown(orders, order));
    const changes = granted.filter(({ what }) => what.ask === 'change').length;
    const others = question.ask === 'change' ? await otherOffers(order) : [];
    const other = others.find(({ slug }) => 'toOffer' in question && slug === question.toOffer);
    return answerRuleQuestion(question, {
      order,
      firstSignInOn: firstSignIn(await checklists.progressOf(order.id)),
      askedOn: indianDay(new Date(now())),
      holidays: holidays as Holidays,
      // If a change of course created this order, that change counts too.
      changesBefore: changes + (order.changeOf === null ? 0 : 1),
      otherFeePaise: other?.paise ?? null,
      paidPaise,
    });
  };

  /** If the order has a batch, the dates of the batch replace the typed ones. */
  async function withKnownDates(question: RuleQuestion, { seat }: Order): Promise<RuleQuestion> {
    const batch = seat === null ? null : await batches.findBatch(seat.batchId);
    if (batch === null) return question;
    const { startsOn, endsOn } = batch;
    switch (question.ask) {
      case 'refund':
      case 'move':
        return { ...question, startsOn };
      case 'guarantee':
        return { ...question, endsOn };
      case 'change':
        return { ...question, startsOn, endsOn };
      // The published start may differ from the day on which the batch now begins.
      case 'late start':
        return question;
    }
  }

  async function grant(id: string, question: RuleQuestion): Promise<GrantResult> {
    requirePermission(staff.role, 'refunds');
    const order = await find(id);
    const granted = await grantedFor(order);
    const known = await withKnownDates(question, order);
    const { isAllowed, paise } = await answerTo(known, order, granted);
    // The form is outdated or forged: the terms must allow the request, and only a paid order can be changed.
    if (!isAllowed || order.state !== 'paid') throw new Response(null, { status: 400 });
    const entry = { type: grantedType, what: { ...known, paise } } as const;
    if (known.ask === 'change') {
      if ((await foreign(order)) !== null) return { at: 'not sold' };
      const { toOffer } = known;
      const became = await orders.changeCourse(id, toOffer, staff.id, entry, granted.length);
      if (became.at === 'overtaken') return grant(id, question);
      if (became.at !== 'made') return { at: became.at };
      payments?.nudge();
      return { at: 'made', orderId: became.order.id };
    }
    const isNoted = await orders.grant(id, staff.id, entry, granted.length);
    // Another member granted something in the meantime, so the rule is evaluated again.
    return isNoted ? { at: 'granted' } : grant(id, question);
  }

  /** The money received for an order, or for the plan whose first instalment the order is. */
  const moneyOf = (order: Order, plan: InstalmentPlan | null) =>
    plan !== null && plan.firstId === order.id
      ? plan
      : {
          receivedPaise: receivedPaise(order),
          returnedPaise: order.returnedPaise,
          refundablePaise: refundablePaise(order),
        };

  return {
    ...handPaymentsApi(options, find),

    async unmatched() {
      requirePermission(staff.role, 'orders');
      return (await orders.openUnmatched()).map(({ paise, currency, ...payment }) => ({
        ...payment,
        sum: currency === 'INR' ? formatPaise(paise) : `${rupees(paise)} ${currency}`,
      }));
    },

    async settleUnmatched(id, note) {
      requirePermission(staff.role, 'refunds');
      return orders.settleUnmatched(id, staff.id, note);
    },

    async list(filter) {
      requirePermission(staff.role, 'orders');
      return (await orders.listOrders(filter)).map((order) => lineOf(order, filter.papers));
    },

    async sums({ papers, ...filter }) {
      requirePermission(staff.role, 'orders');
      return papers ? orders.sumOrders({ ...filter, papers }) : null;
    },

    async find(id) {
      const order = await find(id);
      const [happened, audited, changes] = await Promise.all([
        orders.eventsOf(id),
        desk.eventsOf([id]),
        orders.changesOf(id),
      ]);
      const atDesk = audited.filter(({ type }) => !toldTwice.some((told) => told === type));
      const [batch, starts, progress, plan] = await Promise.all([
        order.seat === null ? null : batches.findBatch(order.seat.batchId),
        batches.batches(order.offer.slug),
        checklists.progressOf(id),
        planShown(orders, order),
      ]);
      const sheet = sheetOf(order);
      const { returnedPaise, refundablePaise: stillRefundable } = moneyOf(order, plan);
      const all = [...hideVisitorEvent(happened), ...atDesk].sort(
        (a, b) => a.at.getTime() - b.at.getTime(),
      );
      return {
        ...sheet,
        startsOn: progress?.startsOn ?? sheet.startsOn,
        firstSignInOn: firstSignIn(progress),
        plan,
        refundedBeforePaise: returnedPaise,
        refundablePaise: isRefundedHere(order) ? stillRefundable : 0,
        isRefundedHere: isRefundedHere(order),
        changeOf: order.changeOf,
        changedBy: changes[0]?.id ?? null,
        canBeRenewed: canBeRenewed(
          order,
          await orders.ordersOf(order.enrolmentId === null ? [] : [order.enrolmentId]),
        ),
        proposal: order.refundProposal && {
          ...order.refundProposal,
          isOwn: order.refundProposal.by === staff.id,
        },
        ...placeOf(order, batch, starts, indianDay(new Date(now()))),
        foreign: await foreign(order),
        discrepancies: describeOpenDiscrepancies(order, happened),
        happened: all,
      };
    },

    async answer(id, question) {
      const order = await find(id);
      const known = await withKnownDates(question, order);
      return answerTo(known, order, await grantedFor(order));
    },

    async refund(id, paise, question, reason = '') {
      requirePermission(staff.role, 'refunds');
      const order = await find(id);
      if (paise < 1 || !isPaidOrLater(order.state)) throw new Response(null, { status: 400 });
      if ((await foreign(order)) !== null) return 'foreign';
      if (!isRefundedHere(order)) throw new Response(null, { status: 400 });
      if (!canBeRefunded(order)) return 'late';
      const money = moneyOf(order, await planShown(orders, order));
      // This check comes first: a larger refund would become a discrepancy.
      if (paise > money.refundablePaise) return 'too much';
      const known = await withKnownDates(question, order);
      const answer = await answerTo(known, order, await grantedFor(order));
      const left = leftByTerms(answer, money);
      const care = refundApproval(paise, left, await readRefundLimitPaise(store));
      if (care.needsReason && reason === '') return 'no reason';
      const ruleSays = answer.isAllowed ? answer.paise : 0;
      if (care.needsSecondPerson) {
        const proposal = { paise, question: known, ruleSays, reason };
        return (await orders.proposeRefund(id, proposal, staff.id)) ? 'proposed' : 'late';
      }
      const { payer } = order;
      const { step } = await orders.askRefund(id, paise, staff.id, {
        type: 'order.refund asked',
        what: {
          ...known,
          paise,
          ruleSays,
          // The reason stays in the audit when the person is erased, so it must not name them.
          ...(care.needsReason
            ? { reason: maskPerson(reason, payer === null ? [] : Object.values(payer)) }
            : {}),
        },
      });
      if (step.at !== 'moved') return step.at === 'unchanged' ? 'late' : 'too much';
      payments?.nudge();
      return 'asked';
    },

    async endProposal(id, proposalId, isConfirmed) {
      requirePermission(staff.role, 'refunds');
      if ((await foreign(await find(id))) !== null) return 'foreign';
      if (!isConfirmed)
        return (await orders.declineRefund(id, proposalId, staff.id)) ? 'declined' : 'late';
      const became = await orders.confirmRefund(id, proposalId, staff.id);
      if (became === 'asked') payments?.nudge();
      return became;
    },

    otherOffers: async (id) => otherOffers(await find(id)),

    grant,

    async move(id, batchId) {
      requirePermission(staff.role, 'refunds');
      if ((await foreign(await find(id))) !== null) return 'foreign';
      const moved = await batches.moveOrder(id, batchId, staff.id);
      // The place that became free may have gone to a person on the waiting list. Their new order needs a
      // payment link.
      if (moved === 'moved') payments?.nudge();
      return moved;
    },

    async renew(id) {
      return renewOrderForStaff(options, await find(id));
    },

    async reconcile(id) {
      if ((await foreign(await find(id))) !== null) return 'foreign';
      await orders.askNow(id, staff.id, { type: 'order.asked about', what: {} });
      payments?.nudge();
      return 'asked';
    },

    async allowSecond(id) {
      if ((await foreign(await find(id))) !== null) return 'foreign';
      const { step } = await orders.applyFact(id, { kind: 'for another' }, staff.id);
      if (step.at === 'unchanged') return 'late';
      payments?.nudge();
      return 'asked';
    },

    async settle(id, { note, seen, isRefund }) {
      requirePermission(staff.role, 'refunds');
      const order = await find(id);
      if (isRefund && (await foreign(order)) !== null) return 'foreign';
      const what = { doubt: seen.discrepancy, ...(isRefund ? { isRefund } : {}) };
      const became = await orders.settleDiscrepancy(id, staff.id, note, {
        seen,
        isRefund,
        audit: { type: settledType, what },
      });
      // The visitor gets a mail about the refund.
      if (isRefund) payments?.nudge();
      return became;
    },

    async file(id, kind) {
      const order = await find(id);
      const file = (await payments?.receipts?.make(kind, order)) ?? null;
      if (file !== null) await desk.noteEvent('order.file read', id, staff.id, { kind });
      return file;
    },

    async csv(filter) {
      requirePermission(staff.role, 'export orders');
      return runSingleExport(pieces());

      async function* pieces(): AsyncGenerator<string> {
        let count = 0;
        try {
          yield byteOrderMark + csvLine(columns);
          for await (const order of everyOrder(orders, filter)) {
            count += 1;
            yield csvLine(cells(order, filter.papers));
          }
        } finally {
          // The export is recorded even if the reader stopped early, because the rows read until then left the desk.
          await desk.noteEvent('orders.exported', 'orders', staff.id, {
            state: filter.state ?? null,
            withDiscrepancy: filter.withDiscrepancy ?? false,
            ...(filter.search === undefined ? {} : { isSearched: true }),
            ...(filter.papers === undefined
              ? {}
              : { since: filter.papers.since, until: filter.papers.until }),
            count,
          });
        }
      }
    },
  };
}

function lineOf(order: Order, span?: PaperSpan): ListedOrder {
  const { id, createdAt, state, discrepancy, amountPaise, mode, payer, receipt } = order;
  return {
    id,
    createdAt,
    state,
    discrepancy,
    asksFirst: isBlockedAsSecond(order),
    failedAt: isPaidOrLater(state) ? null : order.failedAt,
    paise: amountPaise,
    receivedPaise: receivedPaise(order),
    paidBackPaise: paidBackPaise(order),
    mode,
    offer: titleOf(order),
    payer: payer?.name ?? null,
    receipt: receipt?.number ?? null,
    waitsForSecondPerson: order.refundProposal !== null,
    waitsForHandBack: waitsForHandBack(order),
    isMistake: isMistake(order),
    ...describeInstalment(order),
    inSpan: span ? sumPapers(papersOf(order, span)) : null,
  };
}

function placeOf(
  { seat, state, hasWaited }: Order,
  batch: StoredBatch | null,
  starts: readonly StoredBatch[],
  today: CalendarDate,
): Partial<OrderSheet> & Pick<OrderSheet, 'batch' | 'moves' | 'endsOn'> {
  const isPlaceless = hasLinkEnded(state) || state === 'refunded';
  const moves = starts.filter(
    (one) =>
      !isPlaceless &&
      one.state === 'open' &&
      one.endsOn >= today &&
      (one.id !== seat?.batchId || seat.state === 'over') &&
      (one.seats === null || one.held + one.taken < one.seats),
  );
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
          },
        }),
  };
}

/** A refund of a plan is requested with its first order; a failed refund is requested again on its own order's page. */
const isRefundedHere = ({ instalment, state }: Order): boolean =>
  instalment === null || instalment.position === 1 || state === 'refunding';

type OwnFacts = Omit<
  OrderSheet,
  | 'plan'
  | 'isRefundedHere'
  | 'refundedBeforePaise'
  | 'refundablePaise'
  | 'discrepancies'
  | 'proposal'
  | 'changeOf'
  | 'changedBy'
  | 'canBeRenewed'
  | 'happened'
  | 'foreign'
  | 'batch'
  | 'moves'
  | 'endsOn'
  | 'firstSignInOn'
>;

const firstSignIn = (progress: LearnerProgress | null): CalendarDate | null =>
  progress?.steps.find(({ step }) => step === 'first sign-in')?.done?.on ?? null;

function sheetOf(order: Order): OwnFacts {
  const { payer, link, refund, offer } = order;
  const { registrationChargePaise, refund: refundSentence } = soldFacts(order);
  const { startDate } = (offer.facts.start ?? {}) as { startDate?: unknown };
  return {
    ...lineOf(order),
    enquiryId: order.enrolmentId,
    email: payer?.email ?? null,
    phone: payer?.phone ?? null,
    secondOf: order.secondOf,
    link: link && { url: link.url, expiresAt: link.expiresAt },
    paidAt: order.paidAt,
    paymentId: order.paymentId,
    paidWay: order.paidWay,
    record: order.receipt?.record ?? null,
    backRecord: order.voucher?.record ?? null,
    canBeRecorded: canBeRecorded(order.state),
    mayTakeBackRecord: mayTakeBackRecord(order),
    canBeDivided: canBeDivided(order),
    refund: refund && {
      paise: refund.paise,
      isSent: refund.refundId !== null,
      hasFailed: refund.hasFailed,
    },
    returnedPaise: order.returnedPaise,
    receiptAt: order.receipt?.issuedAt ?? null,
    voucher: order.voucher?.number ?? null,
    startsOn: typeof startDate === 'string' ? startDate : null,
    registrationChargePaise,
    refundSentence,
    seen: discrepancySeen(order),
  };
}

const columns = [
  'Made (IST)',
  'State',
  'Discrepancy',
  'Demonstration or test',
  'Offer',
  'Rupees',
  'Payer',
  'Email',
  'Phone',
  'Paid (IST)',
  'Receipt',
  'Refunded rupees',
  'Voucher',
  'Order',
  // Spreadsheets of the staff rely on the order of the columns, so new columns are added at the end.
  'Received rupees',
  'Paid back rupees',
  'Net rupees',
  'Way of payment',
  'Rupees by mistake',
];

const rupees = (paise: number) => (paise / 100).toFixed(2);

/**
 * The net is the receipts less the vouchers: those of the filter's period, or of all time. A voucher for a payment that
 * was recorded by mistake is in a column of its own, because nothing was paid back.
 */
function cells(order: Order, span?: PaperSpan): (string | null)[] {
  const { payer, paidAt, receipt, voucher } = order;
  const sums = sumPapers(papersOf(order, span));
  return [
    formatIndianTime(order.createdAt),
    listedState({ state: order.state, isMistake: isMistake(order) }),
    order.discrepancy,
    paymentModeLabels[order.mode],
    titleOf(order),
    rupees(order.amountPaise),
    payer?.name ?? null,
    payer?.email ?? null,
    payer?.phone ?? null,
    paidAt && formatIndianTime(paidAt),
    receipt?.number ?? null,
    voucher && !isMistake(order) ? rupees(voucher.paise) : null,
    voucher?.number ?? null,
    order.id,
    rupees(sums.receiptsPaise),
    rupees(refundedPaise(sums)),
    rupees(netOf(sums)),
    receipt && order.paidWay,
    rupees(sums.mistakesPaise),
  ];
}
