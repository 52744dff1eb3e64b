/** Orders at the desk: for who may see them, with the rule's own answer before anything is paid back. */

import { modeMarks } from '#contract/order-words.ts';
import type { DeskEvent } from '#database/desk/desk-port.ts';
import type { Order } from '#database/orders/order-port.ts';
import type { OrderLine, OrderSheet, OrdersApi, RuleQuestion } from '#desk/api/orders-api.ts';
import type { Holidays } from '#domain/business-days.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import { indianDay } from '#domain/indian-day.ts';
import { formatPaise } from '#domain/money.ts';
import {
  asksFirst,
  canBeRefunded,
  discrepancySeen,
  isPaidOrLater,
  refundablePaise,
} from '#domain/order-states.ts';
import { byteOrderMark, csvLine } from '../../for-staff/csv.ts';
import { indianTime } from '../../for-staff/indian-time.ts';
import { everyOrder } from '../../payments/every-order.ts';
import { whyForeign } from '../../payments/foreign-order.ts';
import { soldFacts } from '../../payments/sold-facts.ts';
import type { ApiOptions } from './api-options.ts';
import { discrepanciesShown } from './discrepancies-shown.ts';
import { exportInTurn } from './export-in-turn.ts';
import { requires } from './requires.ts';
import { ruleAnswer } from './rule-answer.ts';

const grantedType = 'order.granted' satisfies DeskEventType;
/** For the audit. The order's own event tells the same, with the note. */
const settledType = 'order.settled' satisfies DeskEventType;

export function ordersApi(options: ApiOptions): OrdersApi {
  const { store, staff, payments, now, holidays } = options;
  const { orders, desk } = store;

  const find = async (id: string): Promise<Order> => {
    requires(staff.role, 'orders');
    const order = await orders.findOrder(id);
    if (order === null) throw new Response(null, { status: 404 });
    return order;
  };
  const foreign = async (order: Order) => whyForeign(order, await orders.modeInForce());
  const grantedFor = async (order: Order) =>
    (await desk.eventsOf([order.id])).filter(({ type }) => type === grantedType);
  const answerTo = (question: RuleQuestion, order: Order, granted: readonly DeskEvent[]) =>
    ruleAnswer(question, {
      order,
      askedOn: indianDay(new Date(now())),
      holidays: holidays as Holidays,
      changesBefore: granted.filter(({ what }) => what.ask === 'change').length,
    });

  async function grant(id: string, question: RuleQuestion): Promise<void> {
    requires(staff.role, 'refunds');
    const order = await find(id);
    const granted = await grantedFor(order);
    const { isAllowed, paise } = answerTo(question, order, granted);
    if (!isAllowed) throw new Response(null, { status: 400 });
    const entry = { type: grantedType, what: { ...question, paise } } as const;
    const isNoted = await orders.grant(id, staff.id, entry, granted.length);
    // Somebody has granted something meanwhile: the rule is asked anew.
    if (!isNoted) await grant(id, question);
  }

  return {
    async unmatched() {
      requires(staff.role, 'orders');
      return (await orders.openUnmatched()).map(({ paise, currency, ...payment }) => ({
        ...payment,
        sum: currency === 'INR' ? formatPaise(paise) : `${rupees(paise)} ${currency}`,
      }));
    },

    async settleUnmatched(id, note) {
      requires(staff.role, 'refunds');
      return orders.settleUnmatched(id, staff.id, note);
    },

    async list(filter) {
      requires(staff.role, 'orders');
      return (await orders.listOrders(filter)).map(lineOf);
    },

    async find(id) {
      const order = await find(id);
      const [happened, audited] = await Promise.all([orders.eventsOf(id), desk.eventsOf([id])]);
      const atDesk = audited.filter(({ type }) => type !== settledType);
      const all = [...happened, ...atDesk].sort((a, b) => a.at.getTime() - b.at.getTime());
      return {
        ...sheetOf(order),
        foreign: await foreign(order),
        discrepancies: discrepanciesShown(order, happened),
        happened: all,
      };
    },

    async answer(id, question) {
      const order = await find(id);
      return answerTo(question, order, await grantedFor(order));
    },

    async refund(id, paise, question) {
      requires(staff.role, 'refunds');
      const order = await find(id);
      if (paise < 1 || !isPaidOrLater(order.state)) throw new Response(null, { status: 400 });
      if ((await foreign(order)) !== null) return 'foreign';
      if (!canBeRefunded(order)) return 'late';
      // Said before it is asked for: asking for more would put the order before a person.
      if (paise > refundablePaise(order)) return 'too much';
      const { isAllowed, paise: owed } = answerTo(question, order, await grantedFor(order));
      const { step } = await orders.askRefund(id, paise, staff.id, {
        type: 'order.refund asked',
        what: { ...question, paise, ruleSays: isAllowed ? owed : 0 },
      });
      if (step.at !== 'moved') return step.at === 'unchanged' ? 'late' : 'too much';
      payments?.nudge();
      return 'asked';
    },

    grant,

    async reconcile(id) {
      if ((await foreign(await find(id))) !== null) return 'foreign';
      await orders.askNow(id, staff.id, { type: 'order.asked about', what: {} });
      payments?.nudge();
      return 'asked';
    },

    async allowSecond(id) {
      if ((await foreign(await find(id))) !== null) return 'foreign';
      await orders.applyFact(id, { kind: 'for another' }, staff.id);
      payments?.nudge();
      return 'asked';
    },

    async settle(id, { note, seen, isRefund }) {
      requires(staff.role, 'refunds');
      const order = await find(id);
      if (isRefund && (await foreign(order)) !== null) return 'foreign';
      const what = { doubt: seen.doubt, ...(isRefund ? { isRefund } : {}) };
      const became = await orders.settleDiscrepancy(id, staff.id, note, {
        seen,
        isRefund,
        audit: { type: settledType, what },
      });
      // The visitor is told of the refund.
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
      requires(staff.role, 'export orders');
      return exportInTurn(pieces());

      async function* pieces(): AsyncGenerator<string> {
        let count = 0;
        try {
          yield byteOrderMark + csvLine(columns);
          for await (const order of everyOrder(orders, filter)) {
            count += 1;
            yield csvLine(cells(order));
          }
        } finally {
          // Also of a reader who left: what was read until then was read.
          await desk.noteEvent('orders.exported', 'orders', staff.id, {
            state: filter.state ?? null,
            withDiscrepancy: filter.withDiscrepancy ?? false,
            count,
          });
        }
      }
    },
  };
}

function lineOf(order: Order): OrderLine {
  const { id, createdAt, state, doubt, amountPaise, mode, offer, payer, receipt } = order;
  return {
    id,
    createdAt,
    state,
    doubt,
    asksFirst: asksFirst(order),
    failedAt: isPaidOrLater(state) ? null : order.failedAt,
    paise: amountPaise,
    mode,
    offer: offer.title,
    payer: payer?.name ?? null,
    receipt: receipt?.number ?? null,
  };
}

function sheetOf(order: Order): Omit<OrderSheet, 'discrepancies' | 'happened' | 'foreign'> {
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
    refund: refund && {
      paise: refund.paise,
      isSent: refund.refundId !== null,
      hasFailed: refund.hasFailed,
    },
    returnedPaise: order.returnedPaise,
    refundablePaise: refundablePaise(order),
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
];

const rupees = (paise: number) => (paise / 100).toFixed(2);

function cells(order: Order): (string | null)[] {
  const { payer, paidAt, receipt, refund, voucher } = order;
  return [
    indianTime(order.createdAt),
    order.state,
    order.doubt,
    modeMarks[order.mode],
    order.offer.title,
    rupees(order.amountPaise),
    payer?.name ?? null,
    payer?.email ?? null,
    payer?.phone ?? null,
    paidAt && indianTime(paidAt),
    receipt?.number ?? null,
    refund && rupees(refund.paise),
    voucher?.number ?? null,
    order.id,
  ];
}
