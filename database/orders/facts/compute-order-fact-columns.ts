/**
 * Returns the columns of an order that a fact (a payment, a refund, an ended link) sets besides `state`. For a payment
 * or a refund, this also issues the receipt or voucher.
 */
import type { Updateable } from 'kysely';
import type { HandRecordedMoney } from '#domain/money/hand-recorded-money.ts';
import type { OrderFact, OrderStep } from '#domain/orders/decide-order-step.ts';
import { subjectOfFact } from '#domain/orders/decide-order-step.ts';
import type { DiscrepancyKind } from '#domain/orders/order-states.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import type { Order } from '../order.ts';
import { selectOrders, toOrder } from '../order-record.ts';
import type { OrdersTable } from '../order-tables.ts';
import { issueReceiptOrVoucher } from '../receipts/issue-receipt-or-voucher.ts';

/**
 * After the link was created or ended, the order is first looked up at the provider after this time, because a payment
 * can arrive late.
 */
const firstLookUpMs = 10 * 60_000;
/**
 * A paid order is first looked up at the provider after a day, because refunds on the provider's own page usually come
 * days later.
 */
const firstLookUpOncePaidMs = 24 * 60 * 60_000;

/**
 * Returns the columns that a discrepancy sets. `doubt` is only the latest discrepancy; earlier ones are in the events
 * of the order.
 */
export function computeDiscrepancyColumns(
  { database, now }: DeskTransaction,
  { raised, returnedPaise }: Order,
  discrepancy: DiscrepancyKind,
  fact: OrderFact,
): Updateable<OrdersTable> {
  return {
    doubt: discrepancy,
    raised: database.json([...raised, subjectOfFact(fact)]),
    ...(fact.kind === 'refund failed'
      ? {
          refund_failed_at: database.moment(now),
          due_at: database.moment(new Date(now.getTime() + firstLookUpOncePaidMs)),
        }
      : {}),
    ...(discrepancy === 'paid back elsewhere' && fact.kind === 'refunded'
      ? { returned_paise: returnedPaise + fact.paise }
      : {}),
  };
}

/** Returns the columns that a fact sets without changing the state of the order. */
export function computeColumnsWithoutStateChange(
  { database, now }: DeskTransaction,
  { failedPayments }: Order,
  fact: OrderFact,
): Updateable<OrdersTable> {
  const dueNow = { due_at: database.moment(now), claimed_until: database.moment(new Date(0)) };
  switch (fact.kind) {
    case 'payment failed':
      return {
        failed_payments: database.json([...failedPayments, fact.paymentId]),
        failed_at: database.moment(now),
      };
    case 'seems second':
      return { second_of: fact.of };
    case 'no longer second':
      return { second_of: null, ...dueNow };
    case 'for another':
      return { for_other_at: database.moment(now), ...dueNow };
    default:
      throw new Error(`"${fact.kind}" is not noted.`);
  }
}

/**
 * Returns the columns that a fact sets when it changes the state. A payment or a refund also gets its receipt or
 * voucher here, because the number is one of the columns.
 */
export async function prepareStateChangeColumns(
  work: DeskTransaction,
  order: Order,
  fact: OrderFact,
  step: OrderStep & { at: 'moved' },
  who: string,
): Promise<Updateable<OrdersTable>> {
  const now = work.database.moment(work.now);
  const dueIn = (ms: number) => ({
    due_at: work.database.moment(new Date(work.now.getTime() + ms)),
    claimed_until: work.database.moment(new Date(0)),
  });
  switch (fact.kind) {
    case 'paid':
      return {
        payment_id: fact.paymentId,
        paid_at: now,
        paid_way: fact.recorded?.way ?? 'online',
        receipt_number: await issueReceiptOrVoucher(work, order, {
          kind: 'receipt',
          issued_at: now,
          paise: fact.paise,
          movement: fact.paymentId,
          ...computeHandRecordColumns(fact, who),
        }),
        receipt_at: now,
        ...(await computeSoldDatesColumn(work, order)),
        ...dueIn(firstLookUpOncePaidMs),
        ...(fact.recorded === undefined ? {} : computeLinkEndColumn(work, order)),
      };
    case 'refund asked':
      return { refund_paise: fact.paise, refund_proposal: null, ...dueIn(0) };
    case 'refund withdrawn':
      return { refund_key: null, refund_paise: null, ...dueIn(firstLookUpOncePaidMs) };
    case 'refunded':
    case 'refund settled':
    case 'recorded by mistake': {
      // Several partial refunds together may refund the whole order. No single id names them all, so none is stored.
      const isLastPart = fact.kind === 'refunded' && fact.paise !== step.paise;
      const refundId = fact.kind === 'refund settled' || isLastPart ? null : fact.refundId;
      return {
        refund_paise: step.paise ?? 0,
        refund_id: refundId,
        ...(fact.kind === 'refunded' && !isLastPart ? {} : { returned_paise: 0 }),
        ...(isLastPart ? { raised: work.database.json([...order.raised, fact.refundId]) } : {}),
        voucher_number: await issueReceiptOrVoucher(work, order, {
          kind: 'voucher',
          issued_at: now,
          paise: step.paise ?? 0,
          movement: refundId,
          against: order.receipt?.number ?? null,
          why: fact.kind === 'recorded by mistake' ? 'mistake' : 'refund',
          ...(fact.kind === 'refunded'
            ? computeHandRecordColumns(fact, who)
            : fact.kind === 'recorded by mistake'
              ? { way: order.paidWay, recorded_by: who }
              : {}),
        }),
        voucher_at: now,
        refund_proposal: null,
        ...(order.paidWay === 'online' ? {} : dueIn(firstLookUpMs)),
      };
    }
    case 'withdrawn':
      return { ...dueIn(firstLookUpMs), ...computeLinkEndColumn(work, order) };
    case 'offered':
    case 'expired':
    case 'cancelled':
      return dueIn(firstLookUpMs);
    case 'link refused':
    case 'refund failed':
    case 'payment failed':
    case 'seems second':
    case 'no longer second':
    case 'for another':
      return {};
  }
}

/**
 * Returns the facts with the dates and the batch for which the order is paid now; staff may have changed them since the
 * order was made. Later changes do not reach these facts, so a receipt always names the dates of the payment.
 */
async function computeSoldDatesColumn(
  work: DeskTransaction,
  order: Order,
): Promise<Updateable<OrdersTable>> {
  const seat = order.seat ?? (await readSeatOfPlan(work, order));
  if (seat === null || seat.batch === null) return {};
  const { startsOn, endsOn, days, from, to, language, mentor } = seat.batch;
  return {
    facts: work.database.json({
      ...order.offer.facts,
      start: { at: 'dates', startDate: startsOn, endDate: endsOn },
      batch: { id: seat.batchId, days, from, to, language, mentor },
    }),
  };
}

/** Reads the place that a later instalment pays for: the first order of its plan has it. Null for any other order. */
async function readSeatOfPlan({ database, trx }: DeskTransaction, { id, instalment }: Order) {
  if (instalment === null || instalment.planOf === id) return null;
  const first = await selectOrders(database, trx)
    .where('orders.id', '=', instalment.planOf)
    .executeTakeFirst();
  return first === undefined ? null : toOrder(first, database).seat;
}

/**
 * If an order has no link yet, a worker may be creating one now. After this delay the worker has finished, so the link
 * can be ended.
 */
const linkCreationMs = 2 * 60_000;

/**
 * Returns the column that tells a worker to end the payment link, so that nobody can pay by it any more. Empty if the
 * order does not wait for a payment.
 */
function computeLinkEndColumn(
  { database, now }: DeskTransaction,
  { state, link }: Order,
): Updateable<OrdersTable> {
  if (state !== 'made' && state !== 'offered') return {};
  const inMs = link === null ? linkCreationMs : 0;
  return { end_link_at: database.moment(new Date(now.getTime() + inMs)) };
}

/** Returns the columns about money that a person recorded by hand; none for a payment through the provider. */
const computeHandRecordColumns = ({ recorded }: { recorded?: HandRecordedMoney }, who: string) =>
  recorded === undefined
    ? {}
    : {
        way: recorded.way,
        reference: recorded.reference,
        moved_on: recorded.movedOn,
        recorded_by: who,
      };
